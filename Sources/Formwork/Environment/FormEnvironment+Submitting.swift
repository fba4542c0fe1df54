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
    /// Asks a session to submit and waits for the checks that take time.
    ///
    /// The options of answered fields are loaded before, so that every choice is one of them.
    ///
    /// - Parameters:
    ///   - session: A session that `attach` gave.
    ///   - limit: How long to wait for all loaders together, and then for all checks. Those that are still running then
    ///     are cancelled, and not waited for if they do not heed that.
    ///   - isolation: The actor that the session belongs to.
    public func submit(
        _ session: CodeCheckedSession, within limit: Duration, isolation: isolated (any Actor)? = #isolation
    ) async -> CodeCheckedSubmission {
        let loadings = await loadOptions(of: session.engine, .answered, within: limit)
        let areOptionsKnown = !loadings.values.contains { $0.phase == .failed }
        let outcome = session.perform(.submit).submission
        guard outcome == .waiting else {
            return areOptionsKnown ? outcome == .accepted ? .accepted : .refused : .unchecked
        }
        let requests = session.takeRequests()
        let questions = requests.compactMap { request in
            session.engine.field(request.node).map { Question(answer: FieldAnswer($0), names: request.names) }
        }
        let outcomes = await TimedWork.outcomes(of: questions, within: limit) { [self] question in
            Outcome(error: try await error(in: question.answer, checks: question.names))
        }
        var isKnown = areOptionsKnown
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
}
