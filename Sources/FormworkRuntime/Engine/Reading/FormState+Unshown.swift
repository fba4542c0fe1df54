extension FormState {
    /// The answers that no control of a page shows; see `FormEngine.unshown`.
    ///
    /// - Complexity: linear in the number of nodes.
    package var unshown: JSONValue {
        var overridden: [JSONValue] = []
        var tapped: [JSONValue] = []
        var texts: [JSONMember] = []
        nodes.forEach { node in
            guard let field = field(of: node) else { return }
            let path = path(of: id(of: node))
            if nodes[node].flags.contains(.overridden) { overridden.append(.string(path)) }
            if nodes[node].flags.contains(.tapped) { tapped.append(.string(path)) }
            let value = nodes[node].value
            // A box that is not ticked looks the same and posts nothing, whether it is off or was never touched.
            let isOff = field.valueKind == .bool && value == .bool(false)
            let isShown = nodes[node].flags.contains(.relevant) ? !isOff && field.allows(value) : !keepsHidden
            if !isShown, field.type.takesInput, !value.isBlank, !isSecret(node) {
                if let text = isOff ? "false" : unshownText(of: node, field) {
                    texts.append(JSONMember(path, .string(text)))
                }
            }
        }
        return .object([
            JSONMember("overridden", .array(overridden)), JSONMember("tapped", .array(tapped)),
            JSONMember("texts", .object(texts)),
        ])
    }

    /// The stored answer as a text; `nil` for a choice that only this session knows to have been an option.
    private func unshownText(of node: NodeIndex, _ field: CompiledField) -> String? {
        guard nodes[node].flags.contains(.gone) else { return text(of: node) }
        if nodes[node].flags.contains(.hasOwnOptions) || field.written.isEmpty { return nil }
        if case .list(let list) = nodes[node].value { return ControlText.join(list) }
        return nodes[node].value.canonicalText
    }

    /// Whether a button has been tapped.
    package func isTapped(_ id: NodeID) -> Bool {
        node(id).map { nodes[$0].flags.contains(.tapped) } ?? false
    }

    /// Whether hidden fields keep their answers, and values contain them.
    var keepsHidden: Bool { form.definition.whenHidden == .keep }
}
