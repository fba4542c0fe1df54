import Synchronization

/// Lets nobody through until it is opened.
package final class Gate: Sendable {
    private struct State {
        var isOpen: Bool
        var arrivals = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    package init(isOpen: Bool = false) { state = Mutex(State(isOpen: isOpen)) }

    /// How many have come to the gate, with those who were let through.
    package var arrivals: Int { state.withLock { $0.arrivals } }

    /// Waits until the gate is open, also when the task is cancelled.
    package func pass() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let isOpen = state.withLock { state in
                state.arrivals += 1
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    /// Lets all through who wait, and all who come later.
    package func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for one in waiting { one.resume() }
    }
}
