extension FormSession {
    /// The control that a screen shows for a field: what the app wants, else what the form says.
    ///
    /// - Parameters:
    ///   - shown: The field.
    ///   - wanted: How the app wants choices to be made.
    ///   - wheels: The wheels that the app wants to make an answer together.
    ///   - checks: How the app wants a `check` to be drawn.
    ///   - sharingLines: Whether fields stand side by side. It is asked for rows of a matrix alone.
    public func control(
        of shown: FieldPresentation, choosing wanted: ((Field) -> ChoiceStyle?)?,
        turning wheels: ((Field) -> WheelComponents?)? = nil, checks: CheckStyle = .toggle,
        sharingLines: @autoclosure () -> Bool = false
    ) -> FieldControl {
        let abilities = abilities(
            for: shown, choosing: wanted, turning: wheels, checks: checks, sharingLines: sharingLines())
        return shown.control.shown(with: abilities)
    }

    /// The abilities of the screen for a field, and the app's wishes for it; see
    /// `control(of:choosing:turning:checks:sharingLines:)`.
    package func abilities(
        for shown: FieldPresentation, choosing wanted: ((Field) -> ChoiceStyle?)?,
        turning wheels: ((Field) -> WheelComponents?)?, checks: CheckStyle, sharingLines: @autoclosure () -> Bool
    ) -> ControlAbilities {
        var abilities = ControlAbilities()
        abilities.ticksBoxes = checks == .box
        abilities.turnsWheels = shown.state.field.wheels(wheels) != nil
        guard shown.isChoice else { return abilities }
        if let style = choiceStyle(of: shown, choosing: wanted) {
            abilities.wanted = style.control(choosing: shown.state.field.valueKind == .options ? .several : .one)
        } else {
            abilities.hasColumns = shown.standsInColumns(sharingLines: sharingLines())
        }
        return abilities
    }

    /// How a choice is made, where that is not the form's way; `nil` for the form's, and for fields that are no choices.
    ///
    /// - Parameter wanted: How the app wants choices to be made.
    public func choiceStyle(
        of shown: FieldPresentation, choosing wanted: ((Field) -> ChoiceStyle?)?
    ) -> ChoiceStyle? {
        guard shown.isChoice else { return nil }
        let wanted = wanted?(shown.state.field)
        // Nobody knows how many options a loader has, and an alert cannot wait for them.
        guard optionLoading(of: shown.state.node) != nil else { return wanted }
        guard let wanted else { return shown.state.field.style == .automatic ? .screen : nil }
        return wanted.canWait ? wanted : .sheet
    }

    /// The options of a list that fit what somebody typed to find one. A loader finds them itself.
    ///
    /// - Parameter query: The typed text; blank for all options.
    public func listedOptions(of node: NodeID, matching query: String) -> [OptionPresentation] {
        let listed = presentation(of: node)?.listedOptions ?? []
        guard !query.isEmpty, optionLoading(of: node) == nil else { return listed }
        let known = Dictionary(listed.map { ($0.id, $0) }) { first, _ in first }
        return listed.map(\.option).matching(query).compactMap { known[$0.id.canonicalText] }
    }
}
