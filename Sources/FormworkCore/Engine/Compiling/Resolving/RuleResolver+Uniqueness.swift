extension RuleResolver {
    /// Compiles the rule that two items may not have the same answers. Its program gives the position of the item before
    /// with the same answers, from 1; blank if absent.
    mutating func resolveUniqueness(of field: SharedField, at element: ElementIndex) {
        let rules = field.definition.validations
        guard rules.unique || !rules.uniqueWith.isEmpty else { return }
        let scope = form.scope(of: element)
        guard scope.itemDepth > 0 else {
            expressions.problems.append(
                DefinitionProblem(
                    .ruleCannotApply, at: element, key: rules.unique ? "unique" : "unique_with",
                    found: field.definition.type.rawValue, expected: [DefinitionProblem.noItems]))
            return
        }
        var references = [Reference(element)]
        for name in rules.uniqueWith {
            guard let other = scope.answer(of: name), other.reference.route == .near(up: 0) else {
                expressions.problems.append(
                    DefinitionProblem(
                        .unknownReference, at: element, key: "unique_with", found: name,
                        expected: NearestWords.suggest(for: name, among: scope.knownNames)))
                return
            }
            references.append(other.reference)
        }
        var values = ProgramBuilder()
        for reference in references {
            values.emit(reference)
            // Each value is one text, so that a list of choices stays together.
            values.emit(constant: .text("\u{1E}"))
            values.emit(.apply(.join, count: 2))
        }
        values.emit(.list(count: references.count))
        var builder = ProgramBuilder()
        builder.emit(running: values.program, .earlierItem)
        expressions.countProgram()
        add(Computation(element: element, aspect: .validation, program: builder.program))
    }
}

extension DefinitionProblem {
    /// The word for a rule between items of a field that is in no item.
    package static let noItems = "no_items"
}
