public import FormworkCore

/// The result of checking one answer by code.
public enum AnswerVerdict: Equatable, Sendable {
    /// There is nothing to check: the answer is blank, takes no input, or breaks a rule of the definition.
    case notAsked
    /// No check found an error.
    case passed
    /// A check found an error, which has words for the person.
    case wrong(ShownError)
    /// A check threw an error or did not answer in time.
    case unchecked
}

extension FormEnvironment {
    /// The fields of a form that have checks in this environment, in the form's order. Secrets are not among them,
    /// because they are checked only when they are submitted.
    package func checkedFields(of form: CompiledForm) -> [CheckedField] {
        form.elements.indices.compactMap { element in
            guard let field = form.field(at: element)?.definition else { return nil }
            let names = field.validations.asyncChecks
            guard !field.isSecret, !names.isEmpty || !field.validations.validators.isEmpty else { return nil }
            return CheckedField(path: form.pattern(of: element), delay: delay(of: names))
        }
    }

    /// Runs the checks of this environment for one answer of a session, such as that of a page that somebody fills in.
    ///
    /// - Parameters:
    ///   - node: The field.
    ///   - session: A session that `attach` returned.
    ///   - limit: How long to wait for checks that take time.
    ///   - isolation: The actor that the session belongs to.
    public func ask(
        about node: NodeID, in session: CodeCheckedSession, within limit: Duration,
        isolation: isolated (any Actor)? = #isolation
    ) async -> AnswerVerdict {
        let engine = session.engine
        guard let state = engine.field(node), !state.value.isBlank, engine.takesInput(node) else { return .notAsked }
        if let error = engine.error(at: node) {
            let isRule = ErrorCode(word: error.code).map { $0 != .custom } ?? false
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

/// A field that has checks in code.
package struct CheckedField: Sendable {
    /// The path, with empty brackets for the items around it.
    package let path: String
    /// How long the person must not have typed before the checks begin; `nil` if they begin when the focus leaves the
    /// field.
    package let delay: Duration?
}
