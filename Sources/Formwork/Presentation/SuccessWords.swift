import FormworkCore
import FormworkPresentation

/// The words after a submission, with the answers that they name.
public struct SuccessWords: Equatable, Sendable {
    /// The heading, such as "Thank you, Ada".
    public let title: String
    /// The sentences under it.
    public let text: String
}

extension FormSession {
    /// The words to show after the answers were stored: those of the form, or those of its catalog if it has none.
    /// Answers in them are in the words of `FormEnvironment.display`.
    public var successWords: SuccessWords {
        let messages = engine.context.messages
        let (title, text) = engine.successWords(in: environment.answerWords(in: engine.context))
        return SuccessWords(
            title: title.isEmpty ? messages.text("ui.success_title", []) : title,
            text: text.isEmpty ? messages.text("ui.success", []) : text)
    }
}
