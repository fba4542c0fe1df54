#if Server
import FormworkServer
import FormworkTestSupport
import Synchronization
import Testing

/// The kit finds the stores that break their promises.
@Suite(.tags(.waiting)) struct StoreConformanceTests {
    @Test(arguments: StoreKind.allCases) func theStoresOfFormworkPass(_ kind: StoreKind) async throws {
        let place = try StorePlace(kind)
        try await StoreConformance(try await place.open()).check()
        withExtendedLifetime(place) {}
    }

    @Test func aStoreInAListPasses() async throws {
        try await StoreConformance(ListStore()).check()
    }

    @Test(arguments: ListStore.Fault.allCases)
    func everyBrokenPromiseIsFound(_ fault: ListStore.Fault) async throws {
        await #expect(throws: StoreProblem.self) { try await StoreConformance(ListStore(fault)).check() }
    }
}

/// A store in a list, which may have a fault.
final class ListStore: SubmissionStore {
    enum Fault: CaseIterable {
        case forgets, takesKeysTwice, tellsTheLater, sharesKeys, newestFirst, mixesForms, damages, findsNothing, racy
        case newKeys
    }

    private let fault: Fault?
    private let list = Mutex<[Submission]>([])
    private let keys = SigningKeys()
    /// How many have found nothing and are about to store.
    private let lookers = Mutex(0)

    init(_ fault: Fault? = nil) { self.fault = fault }

    func store(_ submission: Submission) async throws -> StoreOutcome {
        let found = try await self.submission(form: submission.form, idempotencyKey: submission.idempotencyKey ?? "")
        if fault == .racy {
            // Between looking and storing others can store.
            if let found { return .existing(found) }
            if submission.idempotencyKey == "race" {
                lookers.withLock { $0 += 1 }
                _ = await eventually { lookers.withLock { $0 > 1 } }
            }
        }
        return list.withLock { list in
            let earlier = list.first {
                ($0.form == submission.form || fault == .sharesKeys) && $0.idempotencyKey != nil
                    && $0.idempotencyKey == submission.idempotencyKey
            }
            if let earlier, fault != .takesKeysTwice, fault != .racy {
                return .existing(fault == .tellsTheLater ? submission : earlier)
            }
            var submission = submission
            if fault == .damages { submission.values = "{}" }
            if fault != .forgets { list.append(submission) }
            return .stored
        }
    }

    func submission(form: String, idempotencyKey: String) async throws -> Submission? {
        if fault == .findsNothing { return nil }
        return list.withLock { list in list.first { $0.form == form && $0.idempotencyKey == idempotencyKey } }
    }

    func submissions(form: String) async throws -> [Submission] {
        let found = list.withLock { list in list.filter { $0.form == form || fault == .mixesForms } }
        return fault == .newestFirst ? found.reversed() : found
    }

    func signingKeys() async throws -> SigningKeys { fault == .newKeys ? SigningKeys() : keys }
}
#endif
