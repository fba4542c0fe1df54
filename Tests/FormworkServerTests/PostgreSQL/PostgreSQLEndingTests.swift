#if PostgreSQL
import FormworkPostgreSQL
import FormworkServer
import FormworkTestSupport
import Synchronization
import Testing

/// What senders know of each other.
private final class Progress: Sendable {
    private let state = Mutex((isOver: false, acknowledged: [String]()))

    var isOver: Bool { state.withLock { $0.isOver } }
    /// The ids of submissions that were acknowledged.
    var acknowledged: [String] { state.withLock { $0.acknowledged } }

    func end() { state.withLock { $0.isOver = true } }
    func note(_ id: String) { state.withLock { $0.acknowledged.append(id) } }
}

/// A database that ends and comes back while a store uses it.
@Suite(.serialized, .tags(.waiting)) struct PostgreSQLEndingTests {
    private func submission(_ number: Int) -> Submission {
        Submission(id: "\(number)", form: "loan", definition: "", created: 5, idempotencyKey: "\(number)", values: "{}")
    }

    @Test func aStoreGoesOnAfterTheDatabaseCameBack() async throws {
        let cluster = try PostgreSQLCluster()
        defer { try? cluster.remove() }
        let store = try await PostgreSQLSubmissionStore(#require(PostgreSQLAddress(cluster.newDatabase())))
        #expect(try await store.store(submission(1)) == .stored)
        try cluster.crash()
        do {
            _ = try await store.store(submission(2))
            Issue.record("It was stored.")
        } catch {
            #expect("\(error)".contains("cannot be reached"), "\(error)")
        }
        try cluster.start()
        #expect(await eventually { (try? await store.store(submission(3))) == .stored })
        #expect(try await store.submissions(form: "loan").map(\.id) == ["1", "3"])
    }

    @Test func whatIsOnItsWayWhenTheDatabaseEndsIsStoredOnceOrRefused() async throws {
        let cluster = try PostgreSQLCluster()
        defer { try? cluster.remove() }
        let address = try #require(PostgreSQLAddress(cluster.newDatabase()))
        let store = try await PostgreSQLSubmissionStore(address)
        let progress = Progress()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for sender in 0..<8 {
                group.addTask {
                    var number = sender
                    while !progress.isOver, !Task.isCancelled {
                        let delivery = Delivery(
                            id: "d\(number)", target: "t", form: "loan", submission: "\(number)", created: 5)
                        if let outcome = try? await store.store(submission(number), with: [delivery]) {
                            #expect(outcome == .stored, "nobody else sends it")
                            progress.note("\(number)")
                        }
                        number += 8
                    }
                }
            }
            // Each time it ends while all are sending, and goes on with what comes after it has started again.
            for _ in 0..<3 {
                let count = progress.acknowledged.count
                #expect(await eventually { progress.acknowledged.count >= count + 20 })
                try cluster.crash()
                try cluster.start()
            }
            let count = progress.acknowledged.count
            #expect(await eventually { progress.acknowledged.count > count })
            progress.end()
            try await group.waitForAll()
        }
        let acknowledged = progress.acknowledged
        let reader = try await PostgreSQLSubmissionStore.patient(address)
        let stored = try await reader.submissions(form: "loan").map(\.id)
        #expect(Set(acknowledged).count > 60 && Set(stored).count == stored.count)
        #expect(Set(acknowledged).isSubset(of: stored), "nothing that was acknowledged is lost")
        let queued = try await reader.deliveries(limit: 1_000_000).map(\.submission)
        #expect(Set(queued) == Set(stored) && queued.count == stored.count, "each has its delivery")
    }
}
#endif
