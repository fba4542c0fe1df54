import FormworkCore

/// The checks and loaders of a session that are under way, each in a task of its own.
///
/// A task has nothing of the session: it leaves what it finds in the inbox. One whose outcome nobody wants any more is
/// cancelled.
final class SessionTasks {
    /// What a task works at: one thing has one task at a time.
    enum Subject: Hashable {
        /// The check of an answer.
        case check(NodeID)
        /// The options of a field.
        case options(NodeID)
    }

    /// What a task does; gives what to do with the session then.
    typealias Body = @Sendable () async -> Inbox.Outcome

    private struct Work {
        let number: Int
        let task: Task<Void, Never>
        /// What is to be done once nothing more is typed; `nil` while it is being done.
        var delayed: Body?
    }

    let inbox = Inbox()
    private var running: [Subject: Work] = [:]
    private var count = 0

    deinit {
        for work in running.values { work.task.cancel() }
    }

    /// Whether nothing is under way.
    var isEmpty: Bool { running.isEmpty }

    /// The things that tasks work at; in no particular order.
    var subjects: [Subject] { Array(running.keys) }

    /// Starts a task, in place of the one that works at the same thing.
    ///
    /// - Parameters:
    ///   - subject: What it works at.
    ///   - delay: How long to wait before that; `nil` to begin at once.
    ///   - clock: What measures the delay.
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

    /// Begins at once what waits until nothing more is typed.
    func hurry(_ subject: Subject, _ number: Int? = nil, by clock: any Clock<Duration>) {
        guard let work = running[subject], let body = work.delayed, number == nil || number == work.number else {
            return
        }
        start(subject, by: clock, body)
    }

    /// Cancels what works at a thing.
    func cancel(_ subject: Subject) {
        running.removeValue(forKey: subject)?.task.cancel()
    }

    /// Notes that a task is over; `false` if another took its place.
    fileprivate func end(_ subject: Subject, _ number: Int) -> Bool {
        guard running[subject]?.number == number else { return false }
        running[subject] = nil
        return true
    }
}
