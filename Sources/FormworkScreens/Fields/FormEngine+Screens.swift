extension FormEngine {
    /// Words of the form's catalog, such as `ui.remove`.
    public func words(_ key: String, _ parameters: [ErrorParameter] = []) -> String {
        context.messages.text(key, parameters)
    }

    /// The share of its line that a row takes.
    ///
    /// - Parameters:
    ///   - sharesLines: Whether fields stand side by side; a narrow screen and large texts have no room for that.
    ///   - foldsItems: Whether items that can be dragged show their headers alone.
    public func room(of row: FormRow, sharesLines: Bool, foldsItems: Bool = false) -> RowRoom {
        switch row.id.kind {
        case .itemHeader: foldsItems && canDrag(row) ? .folded : .line
        case .inlineEditor: .below
        case .field: sharesLines ? .twelfths(presentation(of: row.id.node)?.columns ?? 12) : .line
        default: .line
        }
    }

    /// Whether an item can be dragged to another place: folded up it is one line. Sections inside it would be left behind, so such
    /// items are moved by their menus alone.
    public func canDrag(_ row: FormRow) -> Bool {
        guard row.id.kind == .itemHeader, let item = item(row.id.node), item.isMovable, item.count > 1,
            let start = index(of: row.id)
        else { return false }
        for inner in rows[start...].dropFirst() {
            if inner.startsSection { return inner.parent != row.id }
            if inner.parent == row.parent { break }
        }
        return true
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
