#if Server
import FormworkCore
import Synchronization

/// Which deliveries are on their way, and how many more may be.
///
/// A receiver that is slow or does not reply has few of the places, so it does not hold up what goes elsewhere.
final class RunningDeliveries: Sendable {
    /// How many may be on their way at a time.
    static let most = 16
    /// How many of these may go to one target.
    static let mostOfTarget = 4

    /// The limits for the deliveries that may be taken next.
    struct Room: Equatable {
        /// How many. So many fit whichever targets they have.
        var limit: Int
        /// The names of the targets that have as many as they may.
        var fullTargets: Set<String>  // Text: the names of the operator's targets.
    }

    private let counts = Mutex<[ExactText: Int]>([:])

    /// The limits for the deliveries that may be taken next; `nil` if all places are taken.
    var room: Room? {
        counts.withLock { counts in
            let free = Self.most - counts.values.reduce(0, +)
            if free <= 0 { return nil }
            let full = counts.filter { $0.value >= Self.mostOfTarget }
            let largest = counts.values.filter { $0 < Self.mostOfTarget }.max() ?? 0
            // Text: the names of the operator's targets.
            return Room(limit: min(free, Self.mostOfTarget - largest), fullTargets: Set(full.keys.map(\.text)))
        }
    }

    func begin(_ target: String) {
        counts.withLock { $0[target, default: 0] += 1 }
    }

    func end(_ target: String) {
        counts.withLock { counts in
            let rest = (counts[target] ?? 0) - 1
            counts[target] = rest > 0 ? rest : nil
        }
    }
}
#endif
