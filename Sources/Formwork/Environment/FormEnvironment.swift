public import FormworkCore

/// What forms need beside their definitions: checks written in Swift, by the names that fields use.
///
/// Nothing is registered globally; an environment is handed to the sessions that should have it.
public struct FormEnvironment: Sendable {
    /// Checks that answer at once.
    public var validators: [String: any FieldValidator]
    /// Checks that take time.
    public var asyncChecks: [String: any AsyncCheck]

    /// Hears of mistakes in the code around a form, such as a path that the form does not have.
    ///
    /// In debug builds they are printed to the standard error stream, in others nothing happens. A test can fail instead.
    public var onMistake: @Sendable (FormMistake) -> Void

    /// Makes an environment.
    public init(
        validators: [String: any FieldValidator] = [:], asyncChecks: [String: any AsyncCheck] = [:],
        onMistake: @escaping @Sendable (FormMistake) -> Void = FormMistake.print
    ) {
        self.validators = validators
        self.asyncChecks = asyncChecks
        self.onMistake = onMistake
    }

    /// The names of checks that a form asks for and that are not here, each once, in the form's order.
    ///
    /// A check that is not here finds nothing wrong, so an app should look at this when it starts.
    public func missingChecks(of form: FormDefinition) -> [String] {
        var missing: [String] = []
        for validations in form.allFields.map(\.validations) {
            let unknown =
                validations.validators.filter { validators[$0] == nil }
                + validations.asyncChecks.filter { asyncChecks[$0] == nil }
            for name in unknown where !missing.contains(name) { missing.append(name) }
        }
        return missing
    }

    /// Lets the validators here check every answer of a session, whatever happens to it from now on.
    public func attach(to engine: FormEngine) -> CodeCheckedSession {
        CodeCheckedSession(engine) { [validators] name, state in
            validators[name]?.error(in: FieldAnswer(state))
        }
    }

    /// What the first of the named checks that finds something finds.
    ///
    /// - Throws: what a check before that throws.
    func error(in answer: FieldAnswer, checks: [String]) async throws -> CustomError? {
        for name in checks {
            if let error = try await asyncChecks[name]?.error(in: answer) { return error }
        }
        return nil
    }
}
