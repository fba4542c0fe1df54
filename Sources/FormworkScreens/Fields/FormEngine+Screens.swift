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
        if foldsItems, isInFoldedItem(row) { return .none }
        switch row.id.kind {
        case .inlineEditor: return .below
        case .field: return sharesLines ? .twelfths(presentation(of: row.id.node)?.columns ?? 12) : .line
        default: return .line
        }
    }

    /// Whether an item can be dragged to another place.
    public func canDrag(_ row: RowID) -> Bool {
        guard row.kind == .itemHeader, let item = item(row.node) else { return false }
        return item.isMovable && item.count > 1
    }

    /// Whether a row belongs to an item that can be dragged, also through sections inside it.
    public func isInFoldedItem(_ row: FormRow) -> Bool {
        var parent = row.parent
        while let here = parent {
            if canDrag(here) { return true }
            parent = index(of: here).flatMap { rows[$0].parent }
        }
        return false
    }

    /// Whether moving through the fields stops at a row: it takes input, and something comes with the focus.
    ///
    /// - Parameter control: The control that is shown for a field.
    public func takesFocus(
        _ row: RowID, control: (FieldPresentation) -> FieldControl = { $0.control }
    ) -> Bool {
        guard row.kind == .field, let field = presentation(of: row.node), field.state.isEnabled else { return false }
        return control(field).takesFocus
    }

    /// The title of a field as VoiceOver reads it: the question, whether it must be answered, and the error.
    public func spokenTitle(of field: FieldPresentation) -> String {
        let title = field.spokenLabel.isEmpty ? field.title : field.spokenLabel
        let isNeeded = field.state.isRequired && field.state.field.type.takesInput
        // The error is not a part of the hint: many people have hints switched off.
        let error = field.state.error.map { words("ui.error_prefix") + " " + $0 }
        return [title, isNeeded ? words("ui.required_legend") : "", error ?? ""].filter { !$0.isEmpty }
            .joined(separator: context.messages.listSeparator)
    }

    /// The words that VoiceOver reads after the value: the hint.
    public func spokenHint(of field: FieldPresentation) -> String { field.hint }
}
