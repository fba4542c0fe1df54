/// Checks that the fields exist that the texts after a submission name.
enum SuccessCheck {
    static func problems(of form: NamedForm) -> [DefinitionProblem] {
        if form.elements.isEmpty { return [] }
        var problems: [DefinitionProblem] = []
        var texts = [("success_title", form.header.successTitle)]
        if case .text(let text) = form.header.success { texts.append(("success_text", text)) }
        let scope = form.scope(of: ElementIndex(0))
        for (key, text) in texts {
            for case .name(let name, let offset) in AnswerTemplate(text).parts where scope.field(name) == nil {
                problems.append(
                    DefinitionProblem(
                        .unknownReference, at: ElementIndex(0), key: key, textOffset: offset, found: name,
                        expected: NearestWords.suggest(for: name, among: scope.knownNames)))
            }
        }
        return problems
    }
}
