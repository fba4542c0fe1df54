// Finding errors without showing them: a form can be asked for all of them, the first, those of a section or field.

extension FormEngine {
    /// Every error there is, shown or not, in the order of the page.
    ///
    /// - Complexity: linear in the number of nodes.
    public var allErrors: [ShownError] { findErrors { _ in true } }

    /// The errors in a section, group or item, shown or not.
    ///
    /// - Complexity: linear in the number of nodes.
    public func allErrors(in row: RowID) -> [ShownError] {
        guard let outer = position(row.node), element(of: outer).kind != .field else { return [] }
        return findErrors { node in
            var current: Int? = node
            while let place = current {
                if row.kind == .itemHeader, nodes[place].item == row.node.item { return true }
                if row.kind != .itemHeader, place == outer { return true }
                let item = Int(nodes[place].item)
                // The way out of an item leads through its repeating section.
                current = parent(of: place) ?? owner(of: item)
            }
            return false
        }
    }

    /// What is wrong with a field or repeating section, shown or not; `nil` for nothing.
    public func error(at id: NodeID) -> ShownError? { position(id).flatMap { errorFound(at: $0) } }

    /// The values, if nothing is wrong.
    ///
    /// - Throws: the first error in the order of the page.
    public func validValues() throws(ShownError) -> JSONValue {
        if let error = allErrors.first { throw error }
        return values
    }

    /// The values of fields with nothing wrong, and the errors of the others.
    public func validSubset() -> (values: JSONValue, errors: [ShownError]) {
        let errors = allErrors
        for error in errors { if let node = position(error.node) { nodes[node].flags.insert(.leftOut) } }
        defer {
            for error in errors { if let node = position(error.node) { nodes[node].flags.remove(.leftOut) } }
        }
        return (values, errors)
    }

    /// What is known of an answer: `clear` until it was checked. Checks that take time are known to `CheckedSession`.
    public func validity(of id: NodeID) -> FieldValidity {
        guard let node = position(id) else { return .clear }
        if nodes[node].error != nil || isReported(node) { return .invalid }
        return nodes[node].flags.contains(.watched) ? .valid : .clear
    }

    private func findErrors(_ isWanted: (Int) -> Bool) -> [ShownError] {
        var found: [OrderedRow] = []
        forEachNode { node in
            guard isWanted(node), errorFound(at: node) != nil, let row = possibleRows(of: node).first else { return }
            found.append(OrderedRow(order: order(of: row), row: row, position: node))
        }
        OrderedRow.sort(&found)
        return found.compactMap { errorFound(at: $0.position) }
    }

    private func errorFound(at node: Int) -> ShownError? {
        if let error = firstError(at: node) { return shownError(error, at: node) }
        return isReported(node) ? shownError(nil, at: node) : nil
    }

    /// Whether a node is relevant and enabled: others are not checked.
    func takesInput(_ id: NodeID) -> Bool {
        position(id).map { nodes[$0].flags.contains([.relevant, .enabled]) } ?? false
    }

    func forEachField(_ body: (NodeID) -> Void) {
        forEachNode { node in if field(of: node) != nil { body(id(of: node)) } }
    }

    /// Checks one answer again and shows what is found.
    func checkAgain(_ id: NodeID) -> ChangeSet {
        if let node = position(id) {
            nodes[node].flags.insert(.watched)
            queueCheck(node)
        }
        checkQueuedNodes()
        return commit()
    }
}

extension ShownError: Error {}
