import Synchronization

/// A queue of outcomes from the tasks of a session. The session takes them out on its own thread.
final class Inbox: Sendable {
    /// A change of the session that a task asks for.
    typealias Outcome = @Sendable (FormSession) -> Void

    private struct Content {
        var outcomes: [Outcome] = []
        /// A number that rises whenever something may have changed for the waiting tasks.
        var version = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var nextWaiter = 0

        /// Notes a change, and returns the tasks that wait for one.
        mutating func advance() -> [CheckedContinuation<Void, Never>] {
            version += 1
            defer { waiting = [:] }
            return Array(waiting.values)
        }
    }

    private let content = Mutex(Content())

    /// The present version. Comparing it later shows whether something came or changed meanwhile.
    var version: Int { content.withLock { $0.version } }

    /// Adds an outcome and wakes the tasks that wait.
    func post(_ outcome: @escaping Outcome) {
        let waiting = content.withLock { content in
            content.outcomes.append(outcome)
            return content.advance()
        }
        for waiter in waiting { waiter.resume() }
    }

    /// Wakes the tasks that wait, because the session has changed.
    func signal() {
        for waiter in content.withLock({ $0.advance() }) { waiter.resume() }
    }

    /// Removes and returns all outcomes, in the order in which they came.
    func take() -> [Outcome] {
        content.withLock { content in
            defer { content.outcomes = [] }
            return content.outcomes
        }
    }

    /// Waits until an outcome came or the session changed since a version, or the task is cancelled.
    func wait(after version: Int, isolation: isolated (any Actor)? = #isolation) async {
        let number = content.withLock { content in
            content.nextWaiter += 1
            return content.nextWaiter
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                let isOver = content.withLock { content in
                    if content.version != version || Task.isCancelled { return true }
                    content.waiting[number] = waiter
                    return false
                }
                if isOver { waiter.resume() }
            }
        } onCancel: {
            content.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
        }
    }
}
