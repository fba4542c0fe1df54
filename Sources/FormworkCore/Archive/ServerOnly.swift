// Archives are sent to browsers, so rules that only the server knows are left out of them.

extension CompiledForm {
    /// The program of a computation in the form in which browsers get it. A rule that only the server knows is replaced
    /// by one that is always true.
    ///
    /// Texts get no signs for their marks, because the engine in a page draws none.
    func publicProgram(of computation: Computation) -> Program {
        if computation.text != nil { return computation.program.withoutSeparators }
        return isServerOnly(computation) || isPartOfServerOnly(computation)
            ? Program(constant: .bool(true)) : computation.program
    }

    /// Whether an error comes from a rule that only the server knows.
    func isServerOnly(_ error: FieldError, of field: Field) -> Bool {
        error.rule.flatMap { field.validations.rules[$0] }?.isServerOnly == true
    }

    /// Whether an aggregate is a part of such rules alone.
    private func isPartOfServerOnly(_ computation: Computation) -> Bool {
        guard computation.running != nil, !computation.readers.isEmpty else { return false }
        return computation.readers.allSatisfy {
            isServerOnly(computations[$0]) || isPartOfServerOnly(computations[$0])
        }
    }

    private func isServerOnly(_ computation: Computation) -> Bool {
        field(at: computation.element).map { computation.isServerOnly(in: $0.definition) } ?? false
    }
}

extension Program {
    /// The program of a text without the characters that separate its answers.
    fileprivate var withoutSeparators: Program {
        let constants = IndexedArray<ConstantIndex, FormValue>(
            constants.map { $0 == .text(FilledText.separator) ? .text("") : $0 })
        return Program(
            code: code, constants: constants, references: references, patterns: patterns, aggregates: aggregates)
    }
}

extension Computation {
    /// Whether this is a rule of a field that only the server knows.
    func isServerOnly(in field: Field) -> Bool {
        rule.flatMap { field.validations.rules[$0] }?.isServerOnly == true
    }
}

extension Field {
    /// The field in the form in which browsers get it: without the words of rules that only the server knows, and
    /// without the name of a loader. The other rules keep their positions.
    var publicDefinition: Field {
        guard optionSource != nil || validations.rules.contains(where: { $0.isServerOnly }) else { return self }
        var field = self
        field.style = choiceStyle
        for index in field.validations.rules.indices where field.validations.rules[index].isServerOnly {
            field.validations.rules[index] = AssertionRule("")
        }
        return field
    }
}
