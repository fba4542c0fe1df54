public import FormworkCore

/// What checks in code say of one answer.
public enum AnswerVerdict: Equatable, Sendable {
    /// There is nothing to check: the answer is blank, takes no input, or breaks a rule of the definition.
    case notAsked
    /// Nothing is wrong.
    case passed
    /// Something is wrong; the error has words for the person.
    case wrong(ShownError)
    /// A check threw an error or did not answer in time.
    case unchecked
}

extension FormEnvironment {
    /// The fields of a form that checks here look at, in the form's order. Secrets are not among them, because nothing is
    /// asked about a secret before it is submitted.
    package func checkedFields(of form: CompiledForm) -> [CheckedField] {
        form.elements.places.compactMap { element in
            guard let field = form.field(at: element)?.definition else { return nil }
            let names = field.validations.asyncChecks
            guard !field.isSecret, !names.isEmpty || !field.validations.validators.isEmpty else { return nil }
            return CheckedField(path: form.pattern(of: element), delay: delay(of: names))
        }
    }

    /// Asks the checks here about one answer of a session, such as that of a page that somebody fills in.
    ///
    /// - Parameters:
    ///   - node: The field.
    ///   - session: A session that `attach` gave.
    ///   - limit: How long to wait for checks that take time.
    ///   - isolation: The actor that the session belongs to.
    public func ask(
        about node: NodeID, in session: CodeCheckedSession, within limit: Duration,
        isolation: isolated (any Actor)? = #isolation
    ) async -> AnswerVerdict {
        let engine = session.engine
        guard let state = engine.field(node), !state.value.isBlank, engine.takesInput(node) else { return .notAsked }
        if let error = engine.error(at: node) {
            let isRule = ErrorCode(rawValue: error.code).map { $0 != .custom } ?? false
            return isRule ? .notAsked : .wrong(error)
        }
        _ = session.perform(.blur(node))
        guard let request = session.takeRequests().first(where: { $0.node == node }) else { return .passed }
        let outcomes = await TimedWork.outcomes(of: [FieldAnswer(state)], within: limit) { [self] answer in
            try await error(in: answer, checks: request.names).map { Result<Void, CustomError>.failure($0) }
                ?? .success(())
        }
        switch outcomes[0] {
        case nil: return .unchecked
        case .success: return .passed
        case .failure(let error):
            _ = session.resolve(request, error)
            return engine.error(at: node).map { .wrong($0) } ?? .passed
        }
    }
}

/// A field that checks in code look at.
package struct CheckedField: Sendable {
    /// The path, with empty brackets for the items around it.
    package let path: String
    /// How long nothing must be typed before the checks begin; `nil` if they begin when the focus leaves the field.
    package let delay: Duration?
}
