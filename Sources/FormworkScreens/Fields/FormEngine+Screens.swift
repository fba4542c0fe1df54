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
        case .inlineEditor: return .below
        case .field:
            guard sharesLines, let state = field(row.id.node) else { return .line }
            return .twelfths(min(max((state.field.size.width * 12 + 50) / 100, 1), 12))
        default: return .line
        }
    }

    /// Whether moving through the fields stops at a row.
    public func takesFocus(_ row: RowID) -> Bool {
        guard row.kind == .field, let state = field(row.node), state.isEnabled else { return false }
        return state.look.takesFocus
    }

    /// What the title of a field says to those who listen: the question, and whether it must be answered.
    public func spokenTitle(of state: FieldState) -> String {
        let field = state.field
        let title = field.accessibilityLabel.isEmpty ? field.title : field.accessibilityLabel
        return state.isRequired && field.type.takesInput ? title + ", " + words("ui.required_legend") : title
    }

    /// What is said after the value: the hint and what is wrong.
    public func spokenHint(of state: FieldState) -> String {
        [state.error.map { words("ui.error_prefix") + " " + $0 } ?? "", state.field.info].filter { !$0.isEmpty }
            .joined(separator: ". ")
    }

    /// An error with the titles of the items that it is in.
    public func namingItems(_ error: ShownError) -> String {
        var message = error.message
        for title in itemTitles(around: error.node).reversed() {
            message = words(
                "ui.error_in_item", [ErrorParameter("title", .text(title)), ErrorParameter("message", .text(message))])
        }
        return message
    }
}
