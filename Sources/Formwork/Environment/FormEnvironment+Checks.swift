public import FormworkCore

extension FormEnvironment {
    // MARK: Giving checks

    /// Adds a validator that fields name in `validators`.
    public func validator(_ name: String, _ validator: any FieldValidator) -> FormEnvironment {
        changed { $0.validators[name] = validator }
    }

    /// Adds a validator that is written as a closure.
    ///
    /// - Parameters:
    ///   - name: The name that fields have in `validators`.
    ///   - check: Finds an error in an answer; `nil` if the answer is right.
    public func validator(
        _ name: String, _ check: @escaping @Sendable (FieldAnswer) -> CustomError?
    ) -> FormEnvironment {
        validator(name, ClosureValidator(check: check))
    }

    /// Adds a validator that only decides whether an answer passes.
    ///
    /// - Parameters:
    ///   - name: The name that fields have in `validators`. It is also the code of the error.
    ///   - message: The words of the error.
    ///   - passes: Whether an answer passes.
    public func validator(
        _ name: String, message: String, _ passes: @escaping @Sendable (FieldAnswer) -> Bool
    ) -> FormEnvironment {
        validator(name) { passes($0) ? nil : CustomError(code: name, message: message) }
    }

    /// Adds a group of validators under one name. They run in order until the first finds an error. They can be groups
    /// too.
    public func validators(_ name: String, inOrder names: String...) -> FormEnvironment {
        changed { $0.groups[name] = names }
    }

    /// Adds an async check, which fields name in `async`.
    ///
    /// - Parameters:
    ///   - name: The name that fields have in `async`.
    ///   - delay: How long the person must not have typed before the check begins; `nil` if it begins when the focus
    ///     leaves the field. A submission does not wait for the delay.
    ///   - check: The check.
    public func check(_ name: String, afterTyping delay: Duration? = nil, _ check: any AsyncCheck) -> FormEnvironment {
        changed {
            $0.asyncChecks[name] = check
            $0.delays[name] = delay
        }
    }

    /// Adds an async check that is written as a closure.
    ///
    /// - Parameters:
    ///   - name: The name that fields have in `async`.
    ///   - delay: How long nothing must be typed before the check begins; `nil` to begin when the focus leaves the
    ///     field.
    ///   - check: Finds an error in an answer; `nil` if the answer is right. It throws if that could not be found out.
    public func check(
        _ name: String, afterTyping delay: Duration? = nil,
        _ check: @escaping @Sendable (FieldAnswer) async throws -> CustomError?
    ) -> FormEnvironment {
        self.check(name, afterTyping: delay, ClosureCheck(check: check))
    }

    // MARK: Using checks

    /// The names of checks that a form uses and that this environment lacks, each once, in the form's order.
    ///
    /// A missing check finds no errors, so an app should look at this when it starts.
    public func missingChecks(of form: FormDefinition) -> [String] {
        missingChecks(in: form.allFields.lazy.map(\.validations))
    }

    /// The names of checks that rules of fields use and that this environment lacks, each once, in their order.
    func missingChecks(in rules: some Sequence<Validations>) -> [String] {
        var missing: [String] = []
        for validations in rules {
            let unknown =
                validations.validators.flatMap(members).filter { validators[$0] == nil }
                + validations.asyncChecks.filter { asyncChecks[$0] == nil }
            for name in unknown where !missing.contains(name) { missing.append(name) }
        }
        return missing
    }

    /// Lets the validators of this environment check every answer of a session from now on.
    public func attach(to engine: FormEngine) -> CodeCheckedSession {
        CodeCheckedSession(
            engine,
            validator: { [self] name, state in
                let answer = FieldAnswer(state)
                return members(of: name).lazy.compactMap { validators[$0]?.error(in: answer) }.first
            },
            beginsWhileTyping: { [delays] in delays[$0] != nil })
    }

    /// The validators that a name means, in order. A group that contains itself is used once.
    private func members(of name: String) -> [String] {
        var members: [String] = []
        var seen: Set<ExactText> = []
        func add(_ name: String) {
            guard seen.insert(name).inserted else { return }
            guard validators[name] == nil, let group = groups[name] else { return members.append(name) }
            group.forEach(add)
        }
        add(name)
        return members
    }

    /// The error of the first named check that finds one.
    ///
    /// - Throws: The error that a check before that throws.
    func error(in answer: FieldAnswer, checks: [String]) async throws -> CustomError? {
        for name in checks {
            if let error = try await asyncChecks[name]?.error(in: answer) { return error }
        }
        return nil
    }

    /// How long the person must not have typed before some checks begin: the longest of their delays; `nil` if none has
    /// a delay.
    func delay(of names: [String]) -> Duration? { names.compactMap { delays[$0] }.max() }
}

/// A validator that is written as a closure.
private struct ClosureValidator: FieldValidator {
    let check: @Sendable (FieldAnswer) -> CustomError?

    func error(in answer: FieldAnswer) -> CustomError? { check(answer) }
}

/// An async check that is written as a closure.
private struct ClosureCheck: AsyncCheck {
    let check: @Sendable (FieldAnswer) async throws -> CustomError?

    func error(in answer: FieldAnswer) async throws -> CustomError? { try await check(answer) }
}
