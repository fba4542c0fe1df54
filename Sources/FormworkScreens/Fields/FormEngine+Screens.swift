extension FormEngine {
    /// Words of the form's catalog, such as `ui.remove`.
    public func words(_ key: String, _ parameters: [ErrorParameter] = []) -> String {
        context.messages.text(key, parameters)
    }

    /// The share of its line that a row takes.
    ///
    /// - Parameter sharesLines: Whether fields stand side by side; a narrow screen and large texts have no room for that.
    public func room(of row: FormRow, sharesLines: Bool) -> RowRoom {
        switch row.id.kind {
        case .inlineEditor: .below
        case .field: sharesLines ? .twelfths(presentation(of: row.id.node)?.columns ?? 12) : .line
        default: .line
        }
    }

    /// Whether moving through the fields stops at a row: it takes input, and something comes with the focus.
    ///
    /// - Parameter look: What is drawn for a field.
    public func takesFocus(_ row: RowID, look: (FieldPresentation) -> FieldLook = { $0.look }) -> Bool {
        guard row.kind == .field, let field = presentation(of: row.node), field.state.isEnabled else { return false }
        return look(field).takesFocus
    }

    /// What the title of a field says to those who listen: the question, and whether it must be answered.
    public func spokenTitle(of field: FieldPresentation) -> String {
        let title = field.spokenLabel.isEmpty ? field.title : field.spokenLabel
        let isNeeded = field.state.isRequired && field.state.field.type.takesInput
        return isNeeded ? title + ", " + words("ui.required_legend") : title
    }

    /// What is said after the value: what is wrong, and the hint.
    public func spokenHint(of field: FieldPresentation) -> String {
        let error = field.state.error.map { words("ui.error_prefix") + " " + $0 }
        return [error ?? "", field.hint].filter { !$0.isEmpty }.joined(separator: ". ")
    }
}
