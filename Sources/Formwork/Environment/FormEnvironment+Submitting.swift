public import FormworkCore

/// The result of a submission with checks in code.
public enum CodeCheckedSubmission: Equatable, Sendable {
    /// No answer has an error.
    case accepted
    /// Some answers have errors, which the session shows.
    case refused
    /// No error was found, but a check threw an error or did not answer in time.
    case unchecked
}

extension FormEnvironment {
    /// Submits a session, and waits for its async checks.
    ///
    /// The options of answered fields are loaded before, so that every chosen option can be validated. Checks run also if
    /// other answers have errors, so that all errors are found at once.
    ///
    /// - Parameters:
    ///   - session: A session that `attach` returned.
    ///   - limit: How long to wait for all loaders together, and then for all checks. Those that are still running then
    ///     are cancelled. If they ignore that, they are not waited for.
    ///   - isolation: The actor that the session belongs to.
    public func submit(
        _ session: CodeCheckedSession, within limit: Duration, isolation: isolated (any Actor)? = #isolation
    ) async -> CodeCheckedSubmission {
        let loadings = await loadOptions(of: session.engine, .answered, within: limit)
        let areOptionsKnown = !loadings.values.contains { $0.phase == .failed }
        let outcome = session.perform(.submit).submission
        if outcome == .accepted { return areOptionsKnown ? .accepted : .unchecked }
        // Answers with other errors are checked too, so that a person sees all errors at once. A post that is too large is
        // not worth asking anybody.
        if outcome == .refused, !session.engine.isExhausted, !session.engine.lacksItems { session.beginChecks() }
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
        if outcome == .refused { return areOptionsKnown ? .refused : .unchecked }
        // A person can correct the errors that the other checks found.
        return session.engine.errors.isEmpty ? isKnown ? .accepted : .unchecked : .refused
    }

    /// An answer, and the checks to run on it, in their order.
    private struct Question: Sendable {
        var answer: FieldAnswer
        var names: [String]
    }

    /// The result of the checks of one answer.
    private struct Outcome: Sendable {
        var error: CustomError?
    }
}
