import FormworkCore

/// Runs the same work for several subjects at once, with a limit of time.
enum TimedWork {
    /// The maximum number of pieces of work that run at once, however many items a submission has, because somebody's
    /// server does the work.
    private static let atOnce = 8

    /// The outcome for each subject; `nil` if the work threw an error or was not done in time.
    ///
    /// - Parameters:
    ///   - subjects: The subjects.
    ///   - limit: How long to wait for all of it together. Work that still runs then is cancelled. If it ignores that,
    ///     it is not waited for.
    ///   - isolation: The actor of the caller.
    ///   - work: The work.
    static func outcomes<Subject: Sendable, Outcome: Sendable>(
        of subjects: [Subject], within limit: Duration, isolation: isolated (any Actor)? = #isolation,
        _ work: @escaping @Sendable (Subject) async throws -> Outcome
    ) async -> [Outcome?] {
        if subjects.isEmpty { return [] }
        let (answers, inbox) = AsyncStream.makeStream(of: (Int, Outcome?).self)
        // A task group is not used, because it would wait for work that ignores cancellation.
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
