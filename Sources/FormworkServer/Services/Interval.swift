#if Server
import Synchronization

/// Decides when work is due that is done from time to time: at once for the first time, and then after each interval.
final class Interval: Sendable {
    /// The time between two sweeps of what nobody needs any more.
    static let ofSweeps = Duration.seconds(3_600)

    private let length: Duration
    private let last = Mutex<ContinuousClock.Instant?>(nil)

    init(_ length: Duration) {
        self.length = length
    }

    /// Whether it is time; the caller does the work.
    func isDue(at now: ContinuousClock.Instant = .now) -> Bool {
        last.withLock { last in
            if let last, now - last < length { return false }
            last = now
            return true
        }
    }
}
#endif
