public import FormworkCore
package import FormworkPresentation

extension FormEngine {
    /// The heading after a submission, with the answers that it names in the usual words. Blank if the form has none.
    public var successTitle: String { successWords(in: nil).title }

    /// The text after a submission, with the answers that it names in the usual words. Blank if the form has none.
    public var successText: String { successWords(in: nil).text }

    /// The heading and the text after a submission, with answers in words of the app.
    ///
    /// - Parameters:
    ///   - words: Describes answers in words of the app; `nil` for the usual words.
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
    /// Whether the heading or the text after a submission names answers.
    package var namesAnswersAfterSubmission: Bool {
        if AnswerTemplate(successTitle).hasNames { return true }
        if case .text(let text) = success { return AnswerTemplate(text).hasNames }
        return false
    }
}
