import FormworkCore

/// Work for several things at once that is given up after a while.
enum TimedWork {
    /// So much runs at once, however many items a submission has: behind it is somebody's server.
    private static let atOnce = 8

    /// What work found for each subject; `nil` where it threw or was not done in time.
    ///
    /// - Parameters:
    ///   - subjects: What to work at.
    ///   - limit: How long to wait for all of it together. What still runs then is cancelled, and not waited for if it does
    ///     not heed that.
    ///   - isolation: The actor of the caller.
    ///   - work: The work.
    static func outcomes<Subject: Sendable, Outcome: Sendable>(
        of subjects: [Subject], within limit: Duration, isolation: isolated (any Actor)? = #isolation,
        _ work: @escaping @Sendable (Subject) async throws -> Outcome
    ) async -> [Outcome?] {
        if subjects.isEmpty { return [] }
        let (answers, inbox) = AsyncStream.makeStream(of: (Int, Outcome?).self)
        // Not a task group: that would wait for work that does not heed cancellation.
        var tasks = (0..<min(atOnce, subjects.count)).map { first in
            Task {
                for index in stride(from: first, to: subjects.count, by: atOnce) where !Task.isCancelled {
                    inbox.yield((index, try? await work(subjects[index])))
                }
            }
        }
        tasks.append(
            Task {
                try? await Task.sleep(for: limit)
                inbox.finish()
            })
        defer { for task in tasks { task.cancel() } }
        var outcomes = [Outcome?](repeating: nil, count: subjects.count)
        var missing = subjects.count
        for await (index, outcome) in answers {
            outcomes[index] = outcome
            missing -= 1
            if missing == 0 { break }
        }
        return outcomes
    }
}
