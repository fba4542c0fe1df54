// What controls show and say of an answer that is chosen and not typed, such as one that a button shows.

extension FieldPresentation {
    /// What those who listen hear: the answer, else that there is none. The words that invite to choose are no answer.
    public var spokenAnswer: String { state.display.isEmpty ? words("ui.not_answered") : state.display }

    /// What invites to choose: the form's placeholder, else the words of the catalog.
    public var invitation: String { placeholder.isEmpty ? words("ui.choose") : placeholder }

    /// What the control shows: the answer, else what invites to choose.
    public var answerOrInvitation: String { state.display.isEmpty ? invitation : state.display }
}
