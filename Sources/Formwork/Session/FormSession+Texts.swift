public import FormworkCore
public import FormworkPresentation

extension FormSession {
    /// Everything a renderer draws of a field, with the words that the environment has for its answer; `nil` if there is no
    /// such field.
    public func field(_ node: NodeID) -> FieldState? {
        guard var state = engine.field(node) else { return nil }
        guard !state.value.isBlank, let words = environment.answerWords(in: engine.context) else { return state }
        if let own = words(state.path, state.value) { state.display = own }
        return state
    }

    /// Everything that a renderer shows and reads aloud of a field, with the words that the environment has for its
    /// answer; `nil` if there is no such field.
    public func presentation(of node: NodeID) -> FieldPresentation? {
        field(node).map { FieldPresentation($0, in: engine) }
    }

    /// The state of the field at a path; see `field(_:)`. `nil` if absent.
    public func field(at path: String) -> FieldState? { node(at: path, for: .reading).flatMap { field($0) } }

    /// The input after the transformers of the environment changed its texts.
    func transformed(_ input: FormInput) -> FormInput {
        if environment.transformers.isEmpty { return input }
        switch input {
        case .edit(let node, let edit): return .edit(node, transformed(edit, at: node))
        case .editAll(let edits): return .editAll(edits.map { ($0.0, transformed($0.1, at: $0.0)) })
        case .set(let node, .text(let text)): return .set(node, .text(transformed(text, at: node)))
        default: return input
        }
    }

    private func transformed(_ text: String, at node: NodeID) -> String {
        let path = engine.path(of: node)
        let transformers = environment.transformers[path] ?? environment.transformers[path.withoutIndexes] ?? []
        return transformers.reduce(text) { $1($0) }
    }

    private func transformed(_ edit: TextEdit, at node: NodeID) -> TextEdit {
        var result = edit
        result.text = transformed(edit.text, at: node)
        if let selection = edit.selection, result.text.utf16.count != edit.text.utf16.count {
            // The text before the caret is transformed separately, to find its new length.
            let start = String(decoding: edit.text.utf16.prefix(selection.upperBound.utf16), as: UTF16.self)
            let caret = TextOffset(min(transformed(start, at: node).utf16.count, result.text.utf16.count))
            result.selection = caret..<caret
        }
        return result
    }

    /// Adds an update of the control to the change set if transformers changed the typed text.
    func markTransformed(_ typed: FormInput, _ taken: FormInput, _ changes: inout ChangeSet) {
        guard case .edit(let node, let before) = typed, case .edit(_, let after) = taken, before.text != after.text
        else {
            return
        }
        changes.mark(.text, of: node, in: engine)
        if changes.caret == nil { changes.caret = after.selection?.upperBound }
    }
}
