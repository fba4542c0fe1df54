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
        let start = loadedSession
        compare(0, with: 0, of: start, &paths)
        return paths
    }

    /// A session that was loaded as this one, with nothing done to it since.
    ///
    /// It is made when someone asks, since a session that was restored has never seen the answers it began with.
    private var loadedSession: FormEngine {
        if let pristine, pristine.context.clock == context.clock { return pristine }
        let session = FormEngine(form, context: context)
        if !loaded.isNull { _ = session.perform(.load(loaded)) }
        pristine = session
        return session
    }

    private func compare(_ item: Int, with other: Int?, of start: FormEngine, _ paths: inout [String]) {
        for element in form.scopes[items[item].scope].elements {
            let node = node(Int(element), in: item)
            let counterpart = other.map { start.node(Int(element), in: $0) }
            if form.elements[Int(element)].itemScope >= 0 {
                let earlier = counterpart.map { start.items(of: $0) } ?? []
                let list = items(of: node)
                if list.count != earlier.count { paths.append(path(of: id(of: node))) }
                for (index, inner) in list.enumerated() {
                    compare(inner, with: index < earlier.count ? earlier[index] : nil, of: start, &paths)
                }
            } else if form.elements[Int(element)].kind == .field {
                let before = counterpart.map { start.nodes[$0].value } ?? .blank
                if nodes[node].value != before || nodes[node].flags.contains(.malformed) {
                    paths.append(path(of: id(of: node)))
                }
            }
        }
    }
}
