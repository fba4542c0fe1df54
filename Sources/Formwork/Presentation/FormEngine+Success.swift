public import FormworkCore
package import FormworkPresentation

extension FormEngine {
    /// The heading of what a person sees after a submission, with the answers that it names in the usual words. Blank
    /// means none.
    public var successTitle: String { successWords(in: nil).title }

    /// What a person is told after a submission, with the answers that it names in the usual words. Blank if the form says
    /// nothing.
    public var successText: String { successWords(in: nil).text }

    /// The same heading and text, in words of the app's own for answers.
    ///
    /// - Parameters:
    ///   - words: Says answers; `nil` for the usual words.
    ///   - hidden: The paths of answers that are not shown, with empty brackets for items, as after a submission whose
    ///     sensitive answers are encrypted.
    package func successWords(
        in words: AnswerWords?, hiding hidden: Set<String> = []
    ) -> (title: String, text: String) {
        let text = if case .text(let text) = form.definition.success { text } else { "" }
        return (
            AnswerTemplate(form.definition.successTitle).filled(from: self, in: words, hiding: hidden),
            AnswerTemplate(text).filled(from: self, in: words, hiding: hidden)
        )
    }
}

extension FormDefinition {
    /// Whether what is said after a submission names answers.
    package var namesAnswersAfterSubmission: Bool {
        if AnswerTemplate(successTitle).hasNames { return true }
        if case .text(let text) = success { return AnswerTemplate(text).hasNames }
        return false
    }
}
