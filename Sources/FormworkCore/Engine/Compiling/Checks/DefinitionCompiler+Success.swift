extension DefinitionCompiler {
    /// Checks that the fields exist that the texts after a submission name.
    mutating func checkSuccess() {
        guard !elements.isEmpty else { return }
        var texts = [("success_title", header.successTitle)]
        if case .text(let text) = header.success { texts.append(("success_text", text)) }
        let scope = scope(of: ElementIndex(0))
        for (key, text) in texts {
            for case .name(let name, let offset) in AnswerTemplate(text).parts where scope.field(name) == nil {
                problems.append(
                    DefinitionProblem(
                        .unknownReference, at: ElementIndex(0), key: key, textOffset: offset, found: name,
                        expected: NearestWords.suggest(for: name, among: scope.knownNames)))
            }
        }
    }
}
