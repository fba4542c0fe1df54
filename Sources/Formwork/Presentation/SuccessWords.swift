import FormworkCore
import FormworkPresentation

/// What a person is told after a submission, with the answers that it names.
public struct SuccessWords: Equatable, Sendable {
    /// The heading, such as "Thank you, Ada".
    public let title: String
    /// The sentences under it.
    public let text: String
}

extension FormSession {
    /// What to tell the person once the answers are stored: the form's words, or those of its catalog where it has none. Answers
    /// in them are in the words of `FormEnvironment.display`.
    public var successWords: SuccessWords {
        let messages = engine.context.messages
        let (title, text) = engine.successWords(in: environment.answerWords)
        return SuccessWords(
            title: title.isEmpty ? messages.text("ui.success_title", []) : title,
            text: text.isEmpty ? messages.text("ui.success", []) : text)
    }
}
