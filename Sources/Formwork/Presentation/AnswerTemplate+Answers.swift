package import FormworkCore
package import FormworkPresentation

extension AnswerTemplate {
    /// Makes the text with the answers of a session instead of their names, as people read them.
    /// Where answers and words could run in different directions, marks keep each answer in its own order.
    ///
    /// - Parameters:
    ///   - engine: The session.
    ///   - words: Describes answers in words of the app; `nil` for the usual words.
    ///   - hidden: The paths of answers that are not shown, with empty brackets for items.
    ///   - other: Returns the text for a name that the form does not have.
    package func filled(
        from engine: FormEngine, in words: AnswerWords?, hiding hidden: Set<String> = [],
        otherwise other: (String) -> String = { _ in "" }
    ) -> String {
        filled { name in
            guard let node = engine.node(at: name) else { return other(name) }
            guard let answer = engine.presentation(of: node)?.answerText(in: words) else { return "" }
            let isHidden =
                engine.place(of: node).map { hidden.contains(engine.form.pattern(of: $0.element)) } ?? false
            return isHidden && !answer.isEmpty ? "••••••••" : engine.context.locale.isolated(answer)
        }
    }
}
