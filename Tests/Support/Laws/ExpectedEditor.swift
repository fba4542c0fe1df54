package import FormworkCore

/// The inline editor that should be open, found from the inputs only.
package struct ExpectedEditor {
    /// The field whose editor is open; `nil` if absent.
    package private(set) var field: NodeID?

    /// Takes over what an input does to the editor. Called before the input is performed, because a field that takes no
    /// input ignores it.
    mutating func follow(_ input: FormInput, in engine: FormEngine) {
        switch input {
        case .focus(let id): field = engine.canOpenEditor(of: id) ? id : nil
        case .tap(let id) where engine.isOpenForInput(id):
            field = field != id && engine.canOpenEditor(of: id) ? id : nil
        case .blur(let id) where id == field && engine.isOpenForInput(id): field = nil
        default: break
        }
    }

    /// Closes the editor of a field that was removed or has no editor any more. Called after every transaction.
    mutating func settle(in engine: FormEngine) {
        if let open = field, !engine.canOpenEditor(of: open) { field = nil }
    }
}

extension FormEngine {
    /// Whether an editor can open as a row under a field.
    fileprivate func canOpenEditor(of id: NodeID) -> Bool {
        guard context.opensInlineEditors, let field = field(id)?.field, field.style == .inline else { return false }
        return [.date, .time, .dateTime].contains(field.valueKind)
    }

    /// Whether a field is there, visible and enabled.
    fileprivate func isOpenForInput(_ id: NodeID) -> Bool { isRelevant(id) && field(id)?.isEnabled == true }
}
