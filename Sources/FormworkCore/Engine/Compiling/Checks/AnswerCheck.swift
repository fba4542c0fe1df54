/// Warns of answers in a definition that their fields do not accept, such as defaults.
struct AnswerCheck {
    let form: NamedForm

    /// The problems of an answer that its field does not accept or that is not one of its options.
    ///
    /// - Parameters:
    ///   - answered: The field that is answered.
    ///   - element: The element that has the answer.
    ///   - key: The key of the answer there.
    func problems(
        of value: FormValue, for answered: ElementIndex, at element: ElementIndex, key: String
    ) -> [DefinitionProblem] {
        if value.isBlank { return [] }
        guard let field = form.field(at: answered) else { return [] }
        let type = field.definition.type.rawValue
        func problem(_ found: String, _ guesses: [String] = []) -> DefinitionProblem {
            DefinitionProblem(.wrongDefault, at: element, key: key, found: found, expected: [type] + guesses)
        }
        guard value.fits(field.valueKind) else { return [problem(value.canonicalText)] }
        // Choices without options in the definition get them from code.
        guard let ids = form.optionIDs[answered] else { return [] }
        var problems: [DefinitionProblem] = []
        for chosen in value.choices where !chosen.isBlank {
            let text = chosen.canonicalText
            if ids.contains(ExactText(text)) { continue }
            let guesses = form.suggestions.suggest(for: text) { field.definition.options.map { $0.id.canonicalText } }
            problems.append(problem(text, guesses))
        }
        return problems
    }
}

extension FormValue {
    /// The values that can answer a choice.
    fileprivate var choices: [FormValue] {
        if case .list(let values) = self { values } else { [self] }
    }
}
