extension FormSession {
    /// The text that a control shows while nobody types in it: the answer as the form or the app formats it; `nil` for
    /// the typed text itself. A wrong answer is shown as it was typed, and amounts are in order already.
    public func restingText(of shown: FieldPresentation) -> String? {
        let state = shown.state
        guard !state.field.isSecret || state.field.isCardNumber, state.error == nil, !state.value.isBlank,
            !state.display.isEmpty
        else { return nil }
        // The unit beside the control says what the engine's own words would say again.
        if shown.hasUnit, engine.field(state.node)?.display == state.display { return nil }
        return state.display == state.text ? nil : state.display
    }
}
