// The editor that opens in a row under its field.

extension Transaction {
    /// Opens the editor of a field, if it has one, and closes any other; `nil` only closes.
    mutating func openEditor(of id: NodeID?) {
        let next = id.flatMap { state.canOpenEditor(of: $0) ? $0 : nil }
        guard next != state.openEditor else { return }
        editorChanged(state.openEditor)
        editorChanged(next)
        state.setOpenEditor(next)
    }

    private mutating func editorChanged(_ field: NodeID?) {
        if let field, let node = state.node(field) { rowChanged(node) }
    }

    /// Closes the editor if its field was removed, with its item or by a change of the form, or if the field has no
    /// editor any more.
    ///
    /// In all these cases the whole list of rows is built again.
    mutating func closeStrayEditor() {
        if let field = state.openEditor, !state.canOpenEditor(of: field) { state.setOpenEditor(nil) }
    }
}

extension FormState {
    fileprivate func canOpenEditor(of field: NodeID) -> Bool { node(field).map { hasInlineEditor($0) } ?? false }
}
