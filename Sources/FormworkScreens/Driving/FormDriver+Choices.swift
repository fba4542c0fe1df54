extension FormDriver {
    /// The control that a screen shows for a field: what the app wants, else what the form says.
    public func control(of shown: FieldPresentation) -> FieldControl {
        shown.control.shown(with: abilities(for: shown))
    }

    /// The abilities of the screen for a field, and the app's wishes for it. The screen itself adds whether the app has
    /// a control of its own, and whether it stores files.
    public func abilities(for shown: FieldPresentation) -> ControlAbilities {
        abilities(for: shown, sharingLines: sharesLines)
    }

    /// The abilities of the screen for a field, if fields stand side by side, or if they do not.
    func abilities(for shown: FieldPresentation, sharingLines: Bool) -> ControlAbilities {
        session.abilities(for: shown, choosing: choice, turning: wheels, checks: checks, sharingLines: sharingLines)
    }

    /// How a choice is made, where that is not the form's way; `nil` for the form's, and for fields that are no choices.
    public func choiceStyle(of shown: FieldPresentation) -> ChoiceStyle? {
        session.choiceStyle(of: shown, choosing: choice)
    }

    /// Whether moving through the fields stops at a row.
    public func takesFocus(_ row: RowID) -> Bool { engine.takesFocus(row) { control(of: $0) } }
}
