#if Server
@testable import FormworkServer
import FormworkTestSupport
import Synchronization
import Testing

/// A store that does what it is told, and counts how often it is asked.
private final class TriedRates: RateStore {
    enum Behaviour { case refuses, fails, saysNothing }

    private let gate = Gate()
    private let state: Mutex<(behaviour: Behaviour, questions: Int)>

    init(_ behaviour: Behaviour) { state = Mutex((behaviour, 0)) }

    var questions: Int { state.withLock { $0.questions } }

    /// Lets it answer those whom it has said nothing.
    func release() { gate.open() }

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
            await gate.pass()
            return false
        }
    }
}

/// A time that stands still until a test moves it.
private final class StandingClock: Sendable {
    private let moment = Mutex(ContinuousClock.now)

    var now: ContinuousClock.Instant { moment.withLock { $0 } }

    func pass(_ duration: Duration) { moment.withLock { $0 += duration } }
}

/// Counting together with a store that may be away.
@Suite(.tags(.waiting)) struct SenderLimiterTests {
    private let rate = RequestRate(burst: 3, perMinute: 1)

    @Test(arguments: [true, false]) func aStoreThatIsAwayIsNotAskedAgainAtOnce(_ isSilent: Bool) async {
        let store = TriedRates(isSilent ? .saysNothing : .fails)
        let clock = StandingClock()
        let limiter = SenderLimiter(
            rate, of: "posts", shared: store, patience: isSilent ? .milliseconds(50) : .seconds(3_600),
            clock: { clock.now })
        defer { store.release() }
        var admitted = 0
        for _ in 0..<5 where await limiter.admit("192.0.2.1") { admitted += 1 }
        #expect(admitted == 3, "the count of this server alone holds")
        #expect(store.questions == 1)
    }

    @Test func aStoreIsAskedAgainAfterAWhile() async {
        let store = TriedRates(.fails)
        let clock = StandingClock()
        let limiter = SenderLimiter(
            rate, of: "posts", shared: store, patience: .seconds(3_600), pause: .seconds(5), clock: { clock.now })
        #expect(await limiter.admit("192.0.2.1"))
        store.become(.refuses)
        clock.pass(.milliseconds(4_999))
        #expect(await limiter.admit("192.0.2.1"))
        #expect(store.questions == 1)
        clock.pass(.milliseconds(1))
        #expect(await !limiter.admit("192.0.2.1"))
        #expect(store.questions == 2)
    }
}
#endif
