extension RuleResolver {
    /// Compiles the comparison with another field. It is an expression that is true if either side is blank, or if the
    /// comparison succeeds.
    mutating func resolveComparison(of field: SharedField, at element: ElementIndex) {
        guard !field.definition.validations.compareTo.isEmpty else { return }
        let rules = field.definition.validations
        let scope = form.scope(of: element)
        guard let other = scope.answer(of: rules.compareTo) else {
            expressions.problems.append(
                DefinitionProblem(
                    .unknownReference, at: element, key: "compare_to", found: rules.compareTo,
                    expected: NearestWords.suggest(for: rules.compareTo, among: scope.knownNames)))
            return
        }
        if other.reference.element == element {
            expressions.problems.append(
                DefinitionProblem(
                    .ruleCannotApply, at: element, key: "compare_to", found: field.definition.type.rawValue,
                    expected: [rules.compareTo]))
        }
        let pair = ComparedPair(own: scope.answer(at: element), other: other)
        guard let program = expressions.comparison(pair, of: field, at: element) else { return }
        add(
            Computation(
                element: element, aspect: .validation, program: program,
                comparison: Computation.Comparison(other: other.reference.element, rule: rules.compareRule)))
    }

    /// Compiles the condition under which an answer is required.
    mutating func resolveRequirement(of field: SharedField, at element: ElementIndex) {
        let condition = field.definition.requiredWhen
        guard
            let program = repetitionRequirement(of: field, at: element)
                ?? expressions.program(condition, key: "required_when", at: element, expecting: .bool)
        else { return }
        add(program, .required, to: element, [RulePart(key: "required_when", text: condition, program: program)])
    }

    /// The condition of the repetition of a password, which is required once the first field is answered; `nil` for
    /// other fields.
    ///
    /// An id may have characters that a name in an expression cannot have. So the text of the condition is not read.
    private func repetitionRequirement(of field: SharedField, at element: ElementIndex) -> Program? {
        let first = field.definition.validations.compareTo
        guard field.definition.isRepetition, field.definition.requiredWhen.isSame(as: Field.isPresent(first)),
            let answer = form.scope(of: element).answer(of: first)
        else { return nil }
        return .isPresent(answer.reference)
    }
}

/// The names in the comparison of two fields, whatever the ids of these are.
struct ComparedPair: ExpressionScope {
    let own: ResolvedReference?
    let other: ResolvedReference

    var knownNames: [String] { [] }

    func resolve(_ name: ReferenceName) -> ResolvedReference? {
        name.components == [.name("other")] ? other : own
    }

    /// The text of the comparison.
    func condition(_ rule: ComparisonRule) -> String {
        "not present($own) or not present($other) or $own " + rule.rawValue + " $other"
    }
}
