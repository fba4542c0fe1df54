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
            let isShown = nodes[node].flags.contains(.relevant) ? field.allows(value) : !keepsHidden
            if !isShown, field.type.takesInput, !value.isBlank, !isSecret(node) {
                texts.append(JSONMember(path, .string(text(of: node))))
            }
        }
        return .object([
            JSONMember("overridden", .array(overridden)), JSONMember("tapped", .array(tapped)),
            JSONMember("texts", .object(texts)),
        ])
    }

    /// Whether a button has been tapped.
    package func isTapped(_ id: NodeID) -> Bool {
        node(id).map { nodes[$0].flags.contains(.tapped) } ?? false
    }

    /// Whether hidden fields keep their answers, and values contain them.
    var keepsHidden: Bool { form.definition.whenHidden == .keep }
}
