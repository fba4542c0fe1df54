public import FormworkCore
import FormworkPresentation

extension FormEngine {
    /// The heading of what a person sees after a submission, with the answers that it names. Blank for none.
    public var successTitle: String { filled(form.definition.successTitle) }

    /// What a person is told after a submission, with the answers that it names. Blank if the form says nothing.
    public var successText: String {
        if case .text(let text) = form.definition.success { filled(text) } else { "" }
    }

    private func filled(_ text: String) -> String {
        AnswerTemplate(text).filled { name in
            node(at: name).flatMap { presentation(of: $0) }?.answerText ?? ""
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
