extension FormEngine {
    /// Whether a field's editor opens as a row under it.
    func hasInlineEditor(_ node: Int) -> Bool {
        guard context.opensInlineEditors, let field = field(of: node), field.definition.style == .inline else {
            return false
        }
        return field.valueKind == .date || field.valueKind == .time || field.valueKind == .dateTime
    }

    /// Opens the editor of a field, if it has one, and closes any other; `nil` only closes.
    func openEditor(of field: NodeID?) {
        let next = field.flatMap { canOpenEditor(of: $0) ? $0 : nil }
        guard next != openEditor else { return }
        for changed in [openEditor, next] {
            if let node = changed.flatMap({ position($0) }) { rowChanged(node) }
        }
        openEditor = next
    }

    /// Closes the editor if its field is gone, with its item or from a form that was changed, or has none any more.
    ///
    /// The rows of the form are listed anew then in any case.
    func closeStrayEditor() {
        if let field = openEditor, !canOpenEditor(of: field) { openEditor = nil }
    }

    private func canOpenEditor(of field: NodeID) -> Bool { position(field).map { hasInlineEditor($0) } ?? false }
}
