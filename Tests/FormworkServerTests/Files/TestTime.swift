#if Server
import Synchronization

/// A time that a test moves, in milliseconds since 1970.
final class TestTime: Sendable {
    // It begins in the past. Files that are being written have the time of the machine, and must not look old.
    private let milliseconds = Mutex<Int64>(1_700_000_000_000)

    var now: Int64 { milliseconds.withLock { $0 } }

    func pass(milliseconds more: Int64) { milliseconds.withLock { $0 += more } }
    func pass(days: Int64) { milliseconds.withLock { $0 += days * 86_400_000 } }
}
#endif
