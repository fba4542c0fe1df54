#if PostgreSQL
import FormworkPostgreSQL
import FormworkServer
import Synchronization
import Testing

/// Tells senders to stop.
private final class End: Sendable {
    private let state = Mutex(false)

    var hasCome: Bool { state.withLock { $0 } }

    func come() { state.withLock { $0 = true } }
}

/// A database that ends and comes back while a store uses it.
@Suite(.serialized) struct PostgreSQLEndingTests {
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
        #expect(try await store.store(submission(3)) == .stored)
        #expect(try await store.submissions(form: "loan").map(\.id) == ["1", "3"])
    }

    @Test(.timeLimit(.minutes(5))) func whatIsOnItsWayWhenTheDatabaseEndsIsStoredOnceOrRefused() async throws {
        let cluster = try PostgreSQLCluster()
        defer { try? cluster.remove() }
        let store = try await PostgreSQLSubmissionStore(#require(PostgreSQLAddress(cluster.newDatabase())))
        let end = End()
        let acknowledged = try await withThrowingTaskGroup(of: [String].self) { group in
            for sender in 0..<8 {
                group.addTask {
                    var ids: [String] = []
                    var number = sender
                    while !end.hasCome {
                        let delivery = Delivery(
                            id: "d\(number)", target: "t", form: "loan", submission: "\(number)", created: 5)
                        if let outcome = try? await store.store(submission(number), with: [delivery]) {
                            #expect(outcome == .stored, "nobody else sends it")
                            ids.append("\(number)")
                        }
                        number += 8
                    }
                    return ids
                }
            }
            for _ in 0..<3 {
                try await Task.sleep(for: .milliseconds(700))
                try cluster.crash()
                try cluster.start()
            }
            end.come()
            return try await group.reduce(into: [String]()) { $0 += $1 }
        }
        let stored = try await store.submissions(form: "loan").map(\.id)
        #expect(Set(acknowledged).count > 10 && Set(stored).count == stored.count)
        #expect(Set(acknowledged).isSubset(of: stored), "nothing that was acknowledged is lost")
        let queued = try await store.deliveries(limit: 1_000_000).map(\.submission)
        #expect(Set(queued) == Set(stored) && queued.count == stored.count, "each has its delivery")
    }
}
#endif
