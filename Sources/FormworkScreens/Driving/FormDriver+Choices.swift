extension FormDriver {
    /// What a screen draws for a field: what the app wants, else what the form says.
    public func look(of shown: FieldPresentation) -> FieldLook {
        look(of: shown, sharingLines: sharesLines)
    }

    /// What a screen draws for a field where fields stand side by side, or do not.
    func look(of shown: FieldPresentation, sharingLines: Bool) -> FieldLook {
        session.look(of: shown, choosing: choice, turning: wheels, checks: checks, sharingLines: sharingLines)
    }

    /// How a choice is made, where that is not the form's way; `nil` for the form's, and for fields that are no choices.
    public func choiceStyle(of shown: FieldPresentation) -> ChoiceStyle? {
        session.choiceStyle(of: shown, choosing: choice)
    }

    /// Whether moving through the fields stops at a row.
    public func takesFocus(_ row: RowID) -> Bool { engine.takesFocus(row) { look(of: $0) } }
}
