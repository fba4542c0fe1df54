public import FormworkCore

/// What became of a submission that code has a say in.
public enum CodeCheckedSubmission: Equatable, Sendable {
    /// Everything passed.
    case accepted
    /// Something is wrong; the session shows what.
    case refused
    /// Nothing is known to be wrong, but a check threw an error or did not answer in time.
    case unchecked
}

extension FormEnvironment {
    /// So many checks run at once, however many items a submission has: behind them is somebody's server.
    private static let checksAtOnce = 8

    /// Asks a session to submit and waits for the checks that take time.
    ///
    /// - Parameters:
    ///   - session: A session that `attach` gave.
    ///   - limit: How long to wait for all of them together. Those that are still running then are cancelled, and
    ///     not waited for if they do not heed that.
    ///   - isolation: The actor that the session belongs to.
    public func submit(
        _ session: CodeCheckedSession, within limit: Duration, isolation: isolated (any Actor)? = #isolation
    ) async -> CodeCheckedSubmission {
        let outcome = session.perform(.submit).submission
        guard outcome == .waiting else { return outcome == .accepted ? .accepted : .refused }
        let requests = session.takeRequests()
        let questions = requests.compactMap { request in
            session.engine.field(request.node).map { Question(answer: FieldAnswer($0), names: request.names) }
        }
        let outcomes = await outcomes(of: questions, within: limit)
        var isKnown = true
        for (request, outcome) in zip(requests, outcomes) {
            if let outcome { _ = session.resolve(request, outcome.error) } else { isKnown = false }
        }
        // What the other checks found is something that can be mended.
        return session.engine.errors.isEmpty ? isKnown ? .accepted : .unchecked : .refused
    }

    /// What is asked of checks: an answer, and the checks in their order.
    private struct Question: Sendable {
        var answer: FieldAnswer
        var names: [String]
    }

    /// What checks said to one question.
    private struct Outcome: Sendable {
        var error: CustomError?
    }

    /// What checks say to each question; `nil` where they fail or say nothing in time.
    private func outcomes(of questions: [Question], within limit: Duration) async -> [Outcome?] {
        let (answers, inbox) = AsyncStream.makeStream(of: (Int, Outcome?).self)
        // Not a task group: that would wait for checks that do not heed cancellation.
        var tasks = (0..<min(Self.checksAtOnce, questions.count)).map { first in
            Task {
                for index in stride(from: first, to: questions.count, by: Self.checksAtOnce) where !Task.isCancelled {
                    let question = questions[index]
                    do {
                        inbox.yield(
                            (index, Outcome(error: try await error(in: question.answer, checks: question.names))))
                    } catch {
                        inbox.yield((index, nil))
                    }
                }
            }
        }
        tasks.append(
            Task {
                try? await Task.sleep(for: limit)
                inbox.finish()
            })
        defer { for task in tasks { task.cancel() } }
        var outcomes = [Outcome?](repeating: nil, count: questions.count)
        var missing = questions.count
        for await (index, outcome) in answers {
            outcomes[index] = outcome
            missing -= 1
            if missing == 0 { break }
        }
        return outcomes
    }
}
