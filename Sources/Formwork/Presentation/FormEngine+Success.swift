public import FormworkCore
import FormworkPresentation

extension FormEngine {
    /// The heading of what a person sees after a submission, with the answers that it names. Blank for none.
    public var successTitle: String { filled(form.definition.successTitle) }

    /// What a person is told after a submission, with the answers that it names. Blank if the form says nothing.
    public var successText: String {
        if case .text(let text) = form.definition.success { filled(text) } else { "" }
    }

    /// The same heading and text where some answers are not shown, as after a submission whose sensitive answers are encrypted.
    ///
    /// - Parameter hidden: The paths of these answers, with empty brackets for items.
    package func successWords(hiding hidden: Set<String>) -> (title: String, text: String) {
        let text = if case .text(let text) = form.definition.success { text } else { "" }
        return (filled(form.definition.successTitle, hiding: hidden), filled(text, hiding: hidden))
    }

    private func filled(_ text: String, hiding hidden: Set<String> = []) -> String {
        AnswerTemplate(text).filled { name in
            guard let node = node(at: name), let answer = presentation(of: node)?.answerText else { return "" }
            let isHidden = place(of: node).map { hidden.contains(form.pattern(of: $0.element)) } ?? false
            return isHidden && !answer.isEmpty ? "••••••••" : answer
        }
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
