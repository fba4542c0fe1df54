extension FormEngine {
    /// Whether an answer differs from what `load` gave, defaults included; so nothing has changed right after it.
    ///
    /// - Complexity: linear in the number of nodes.
    public var isDirty: Bool { !changedPaths.isEmpty }

    /// Where the form differs from what `load` made of it, in the form's order: fields with another answer or with
    /// text that is none, and repeating sections with another number of items.
    ///
    /// An answer that is what it was again has not changed. Items are compared by their position.
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
                for (index, inner) in list.enumerated() {
                    compare(inner, with: index < earlier.count ? earlier[index] : nil, of: start, &paths)
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
