#if Server
@testable import FormworkServer
import Synchronization
import Testing

/// A store that does what it is told, and counts how often it is asked.
private final class TriedRates: RateStore {
    enum Behaviour { case refuses, fails, saysNothing }

    private let state: Mutex<(behaviour: Behaviour, questions: Int)>

    init(_ behaviour: Behaviour) { state = Mutex((behaviour, 0)) }

    var questions: Int { state.withLock { $0.questions } }

    func become(_ behaviour: Behaviour) { state.withLock { $0.behaviour = behaviour } }

    func take(_ cost: Int, of name: String, within rate: RequestRate) async throws -> Bool {
        let behaviour = state.withLock { state in
            state.questions += 1
            return state.behaviour
        }
        switch behaviour {
        case .refuses: return false
        case .fails: throw StoreProblem("It is away.")
        case .saysNothing:
            // Like a thread that waits for a database, it does not end when its task is cancelled.
            await Task { try? await Task.sleep(for: .seconds(600)) }.value
            return false
        }
    }
}

/// Counting together with a store that may be away.
struct SenderLimiterTests {
    private let rate = RequestRate(burst: 3, perMinute: 1)

    @Test(arguments: [true, false]) func aStoreThatIsAwayIsNotAskedAgainAtOnce(_ isSilent: Bool) async {
        let store = TriedRates(isSilent ? .saysNothing : .fails)
        let limiter = SenderLimiter(
            rate, of: "posts", shared: store, patience: .milliseconds(isSilent ? 50 : 20_000), pause: .seconds(600))
        let start = ContinuousClock.now
        var admitted = 0
        for _ in 0..<5 where await limiter.admit("192.0.2.1") { admitted += 1 }
        // Where other tests hold all threads, minutes pass, and each allows one more.
        let minutes = Int((ContinuousClock.now - start).components.seconds / 60)
        #expect((3...3 + minutes).contains(admitted), "the count of this server alone holds")
        #expect(store.questions == 1)
    }

    @Test func aStoreIsAskedAgainAfterAWhile() async throws {
        let store = TriedRates(.fails)
        let limiter = SenderLimiter(
            rate, of: "posts", shared: store, patience: .seconds(60), pause: .milliseconds(200))
        #expect(await limiter.admit("192.0.2.1"))
        store.become(.refuses)
        try await Task.sleep(for: .milliseconds(250))
        #expect(await !limiter.admit("192.0.2.1"))
        #expect(store.questions == 2)
    }
}
#endif
