extension FormState {
    /// The answers that no control of a page shows; see `FormEngine.unshown`.
    ///
    /// - Complexity: linear in the number of nodes.
    package var unshown: JSONValue {
        var lists: [(NodeFlags, [JSONValue])] = [(.overridden, []), (.tapped, [])]
        var texts: [JSONMember] = []
        nodes.forEach { node in
            guard let field = field(of: node) else { return }
            let path = path(of: id(of: node))
            for index in lists.indices where nodes[node].flags.contains(lists[index].0) {
                lists[index].1.append(.string(path))
            }
            let value = nodes[node].value
            let isShown = nodes[node].flags.contains(.relevant) ? field.allows(value) : !keepsHidden
            if !isShown, field.type.takesInput, !value.isBlank, !isSecret(node) {
                texts.append(JSONMember(path, .string(text(of: node))))
            }
        }
        return .object([
            JSONMember("overridden", .array(lists[0].1)), JSONMember("tapped", .array(lists[1].1)),
            JSONMember("texts", .object(texts)),
        ])
    }

    /// Whether a button has been tapped.
    package func isTapped(_ id: NodeID) -> Bool {
        node(id).map { nodes[$0].flags.contains(.tapped) } ?? false
    }

    private var keepsHidden: Bool { form.definition.whenHidden == .keep }
}
