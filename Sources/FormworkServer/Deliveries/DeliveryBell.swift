#if Server
import Synchronization

/// Wakes the task that delivers when something new is in the outbox.
final class DeliveryBell: Sendable {
    private struct State {
        var hasRung = false
        var waiting: AsyncStream<Void>.Continuation?
    }

    private let state = Mutex(State())

    func ring() {
        state.withLock { state in
            state.hasRung = true
            state.waiting?.finish()
            state.waiting = nil
        }
    }

    /// Waits until the bell rings, the time is over, or the task is cancelled. A ring since the last wait counts.
    func wait(upTo time: Duration) async {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        state.withLock { state in
            if state.hasRung { continuation.finish() } else { state.waiting = continuation }
        }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for await _ in stream {} }
            group.addTask { try? await Task.sleep(for: time) }
            await group.next()
            group.cancelAll()
        }
        state.withLock { state in
            state.hasRung = false
            state.waiting = nil
        }
    }
}
#endif
