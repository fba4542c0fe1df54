extension FormEngine {
    /// Whether any answer differs from the loaded answers and defaults. It is `false` right after `load`.
    ///
    /// - Complexity: linear in the number of nodes.
    public var isDirty: Bool { !changedPaths.isEmpty }

    /// The paths at which the form differs from its state after `load`, in the form's order: fields with another answer
    /// or with a text that is not an answer, and repeating sections with another number of items.
    ///
    /// An answer that was changed back has not changed. Items are compared by their position.
    ///
    /// - Complexity: linear in the number of nodes.
    public var changedPaths: [String] {
        var paths: [String] = []
        state.compare(.form, with: .form, of: loadedSession.state, &paths)
        return paths
    }
}

extension FormState {
    fileprivate func compare(
        _ item: ItemIndex, with other: ItemIndex?, of start: FormState, _ paths: inout [String]
    ) {
        for element in form.scopes[items[item].scope].elements {
            let node = node(element, in: item)
            let counterpart = other.map { start.node(element, in: $0) }
            if form.elements[element].isRepeating {
                let earlier = counterpart.map { start.items(of: $0) } ?? []
                let list = items(of: node)
                if list.count != earlier.count { paths.append(path(of: id(of: node))) }
                for (position, inner) in zip(list.indices, list) {
                    compare(inner, with: earlier.element(at: position), of: start, &paths)
                }
            } else if form.elements[element].kind == .field {
                let before = counterpart.map { start.nodes[$0].value } ?? .blank
                if nodes[node].value != before || nodes[node].flags.contains(.malformed) {
                    paths.append(path(of: id(of: node)))
                }
            }
        }
    }
}
