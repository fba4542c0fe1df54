#if !hasFeature(Embedded)
import FormworkRuntime

extension FieldPresentation {
    /// The answer as a person reads it where it cannot be changed. Of a secret it only says that there is one. Blank if there is
    /// none.
    public var answerText: String {
        if state.value.isBlank {
            if control == .toggle { return words("ui.off") }
            // A text that is no answer is shown as it was typed. A slider without an answer stands somewhere all the same.
            return control == .slider ? "" : state.text
        }
        if let place = engine.form.place(of: state.node.element), engine.form.secrets[place] { return "••••••••" }
        return state.display
    }
}

extension FormPresentation {
    /// What is said in place of an answer that there is none of.
    public var notAnsweredWords: String { words("ui.not_answered") }

    /// What a button says that goes to a question to change its answer.
    public var changeTitle: String { words("ui.review_change") }
}
#endif
