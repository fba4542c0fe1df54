extension FormEngine {
    /// Whether a field's editor opens as a row under it.
    func hasInlineEditor(_ node: Int) -> Bool {
        guard context.opensInlineEditors, let field = field(of: node), field.definition.style == .inline else {
            return false
        }
        return field.valueKind == .date || field.valueKind == .time || field.valueKind == .dateTime
    }

    /// Opens the editor of a field, if it has one, and closes any other; -1 only closes.
    func openEditor(of node: Int) {
        let next = node >= 0 && hasInlineEditor(node) ? node : -1
        guard next != openEditor else { return }
        for changed in [openEditor, next] where changed >= 0 && changed < nodes.count && nodes[changed].item >= 0 {
            rowChanged(changed)
        }
        openEditor = next
    }
}
