extension FormDriver {
    /// What a screen draws for a field: what the app wants, else what the form says.
    public func look(of shown: FieldPresentation) -> FieldLook { shown.look(choosing: choiceStyle(of: shown)) }

    /// How a choice is made, where that is not the form's way; `nil` for the form's, and for fields that are no choices.
    public func choiceStyle(of shown: FieldPresentation) -> ChoiceStyle? {
        guard shown.isChoice else { return nil }
        let wanted = choice?(shown.state.field)
        // Nobody knows how many options a loader has, and an alert cannot wait for them.
        guard session.optionLoading(of: shown.state.node) != nil else { return wanted }
        guard let wanted else { return shown.state.field.style == .automatic ? .screen : nil }
        return wanted.canWait ? wanted : .sheet
    }

    /// Whether moving through the fields stops at a row.
    public func takesFocus(_ row: RowID) -> Bool { engine.takesFocus(row) { look(of: $0) } }
}
