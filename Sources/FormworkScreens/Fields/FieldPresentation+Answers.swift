// The words that controls show and VoiceOver reads for an answer that is chosen and not typed, such as one on a button.

extension FieldPresentation {
    /// The answer as VoiceOver reads it, or that there is no answer. The invitation to choose is not an answer.
    public var spokenAnswer: String { state.display.isEmpty ? words("ui.not_answered") : state.display }

    /// The invitation to choose: the form's placeholder, else the words of the catalog.
    public var invitation: String { placeholder.isEmpty ? words("ui.choose") : placeholder }

    /// The text that the control shows: the answer, else the invitation to choose.
    public var answerOrInvitation: String { state.display.isEmpty ? invitation : state.display }
}
