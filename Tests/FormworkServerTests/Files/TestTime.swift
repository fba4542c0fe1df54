#if Server
import Synchronization

/// A time that a test moves, in milliseconds since 1970.
final class TestTime: Sendable {
    private let milliseconds = Mutex<Int64>(1_800_000_000_000)

    var now: Int64 { milliseconds.withLock { $0 } }

    func pass(milliseconds more: Int64) { milliseconds.withLock { $0 += more } }
    func pass(days: Int64) { milliseconds.withLock { $0 += days * 86_400_000 } }
}
#endif
