extension RuleResolver {
    /// Compiles which answers are the options of a choice.
    mutating func resolveAnswerOptions(_ path: String, of field: SharedField, at element: ElementIndex) {
        if !field.definition.options.isEmpty {
            return report(.wrongValue, "options", ["no other options"], at: element)
        }
        guard let source = expressions.answers(of: path, at: element),
            let asked = source.references.first?.element
        else { return }
        guard let other = form.field(at: asked), other.givesOptions, source.code.count == 1,
            source.references.first?.property == .value
        else {
            return report(.wrongValue, path, ["a field for a text, a number or a choice"], at: element)
        }
        answerSources[element] = asked
        if leadsBack(to: element) {
            answerSources[element] = nil
            return report(.cycle, path, [], at: element)
        }
        add(Computation(element: element, aspect: .options, program: .reading([source]), choices: [source]))
    }

    private mutating func report(
        _ code: DefinitionProblem.Code, _ found: String, _ expected: [String], at element: ElementIndex
    ) {
        expressions.problems.append(
            DefinitionProblem(code, at: element, key: "options_from", found: found, expected: expected))
    }

    /// Whether the options of a field depend on its own answer, by way of other choices whose options are answers.
    private func leadsBack(to element: ElementIndex) -> Bool {
        var current = answerSources[element]
        while let place = current, place != element { current = answerSources[place] }
        return current == element
    }
}

extension SharedField {
    /// Whether its answers can be options: short texts, numbers and choices that are no secrets.
    fileprivate var givesOptions: Bool {
        switch valueKind {
        case .text, .integer, .number, .option, .options: !isSecret && definition.files == nil
        case .exactText, .bool, .date, .time, .dateTime, .any, .none: false
        }
    }
}
