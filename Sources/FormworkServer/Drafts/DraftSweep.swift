#if Server
import Synchronization

/// Decides when expired drafts are deleted: when the server starts to work, and then once an hour.
final class DraftSweep: Sendable {
    private static let patience = Duration.seconds(3_600)

    private let last = Mutex<ContinuousClock.Instant?>(nil)

    /// Whether it is time; the caller deletes them.
    func isDue(at now: ContinuousClock.Instant = .now) -> Bool {
        last.withLock { last in
            if let last, now - last < Self.patience { return false }
            last = now
            return true
        }
    }
}
#endif
