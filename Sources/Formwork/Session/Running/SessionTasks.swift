import FormworkCore

/// The running checks and loaders of a session, each in a task of its own.
///
/// A task has no part of the session: it puts its outcome into the inbox. A task whose outcome is not needed any more
/// is cancelled.
final class SessionTasks {
    /// The subject of a task. A subject has one task at a time.
    enum Subject: Hashable {
        /// The check of an answer.
        case check(NodeID)
        /// The options of a field.
        case options(NodeID)
    }

    /// The work of a task. Its outcome is what to do with the session afterwards.
    typealias Body = @Sendable () async -> Inbox.Outcome

    private struct Work {
        let number: Int
        let task: Task<Void, Never>
        /// The work that waits until the person stops typing; `nil` while it is running.
        var delayed: Body?
    }

    let inbox = Inbox()
    private var running: [Subject: Work] = [:]
    private var count = 0

    deinit {
        for work in running.values { work.task.cancel() }
    }

    /// Whether no task is running.
    var isEmpty: Bool { running.isEmpty }

    /// The subjects of all tasks, in no particular order.
    var subjects: [Subject] { Array(running.keys) }

    /// Starts a task. It replaces the task with the same subject.
    ///
    /// - Parameters:
    ///   - subject: The subject of the task.
    ///   - delay: How long to wait before the work begins; `nil` to begin at once.
    ///   - clock: The clock that measures the delay.
    ///   - body: The work.
    func start(_ subject: Subject, after delay: Duration? = nil, by clock: any Clock<Duration>, _ body: @escaping Body)
    {
        cancel(subject)
        count += 1
        let number = count
        let task = Task { [inbox] in
            guard let delay else {
                let outcome = await body()
                return inbox.post { session in
                    if session.tasks.end(subject, number) { outcome(session) }
                }
            }
            guard (try? await clock.sleep(for: delay)) != nil else { return }
            inbox.post { $0.tasks.hurry(subject, number, by: clock) }
        }
        running[subject] = Work(number: number, task: task, delayed: delay.map { _ in body })
    }

    /// Begins at once the work that waits until the person stops typing.
    func hurry(_ subject: Subject, _ number: Int? = nil, by clock: any Clock<Duration>) {
        guard let work = running[subject], let body = work.delayed, number == nil || number == work.number else {
            return
        }
        start(subject, by: clock, body)
    }

    /// Cancels the task of a subject.
    func cancel(_ subject: Subject) {
        running.removeValue(forKey: subject)?.task.cancel()
    }

    /// Ends a task; `false` if another task has replaced it.
    fileprivate func end(_ subject: Subject, _ number: Int) -> Bool {
        guard running[subject]?.number == number else { return false }
        running[subject] = nil
        return true
    }
}
