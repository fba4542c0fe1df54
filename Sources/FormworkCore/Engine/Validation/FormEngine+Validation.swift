// Functions that find errors without showing them.

extension FormEngine {
    /// All errors, shown or not, in the order of the page.
    ///
    /// - Complexity: linear in the number of nodes.
    public var allErrors: [ShownError] { findErrors { _ in true } }

    /// The errors in a section, group or item, shown or not.
    ///
    /// - Complexity: linear in the number of nodes.
    public func allErrors(in row: RowID) -> [ShownError] {
        if row.kind == .itemHeader {
            guard item(row.node) != nil else { return [] }
            return findErrors { [state] node in
                state.selfAndAncestors(of: node).contains { state.nodes[$0].item == row.node.item }
            }
        }
        guard let container = state.node(row.node), state.element(of: container).kind != .field else { return [] }
        return findErrors { [state] in state.selfAndAncestors(of: $0).contains(container) }
    }

    /// The error of a field or repeating section, shown or not; `nil` if absent.
    public func error(at id: NodeID) -> ShownError? {
        state.node(id).flatMap { node in read { $0.errorFound(at: node) } }
    }

    /// The values of a session without errors.
    ///
    /// - Parameter options: How they are written, such as `ValueOptions(names: .parameters)` for what is sent.
    /// - Throws: The first error in the order of the page.
    public func validValues(_ options: ValueOptions = ValueOptions()) throws(ShownError) -> JSONValue {
        if let error = allErrors.first { throw error }
        return values(options)
    }

    /// The values of the fields without errors, and the errors of the others.
    ///
    /// - Parameter options: How the values are written, such as `ValueOptions(names: .parameters)` for what is sent.
    public func validSubset(_ options: ValueOptions = ValueOptions()) -> (values: JSONValue, errors: [ShownError]) {
        let errors = allErrors
        let nodes = errors.compactMap { state.node($0.node) }
        return (read { $0.values(options, without: nodes) }, errors)
    }

    /// The result of validating an answer so far; `clear` until it was validated. Only `CodeCheckedSession` knows about
    /// async checks.
    public func validity(of id: NodeID) -> FieldValidity {
        guard let node = state.node(id) else { return .clear }
        if state.showsError(at: node) { return .invalid }
        return state.nodes[node].flags.contains(.watched) ? .valid : .clear
    }

    private func findErrors(_ isWanted: (NodeIndex) -> Bool) -> [ShownError] {
        var wanted: [NodeIndex] = []
        state.nodes.forEach { if isWanted($0) { wanted.append($0) } }
        return read { state in
            var found: [NodeIndex: ShownError] = [:]
            for node in wanted { found[node] = state.errorFound(at: node) }
            return state.inPageOrder(wanted.filter { found[$0] != nil }).compactMap { found[$0] }
        }
    }

    /// Validates one answer again and shows the error that is found.
    func validateAgain(_ id: NodeID) -> ChangeSet {
        run(.resolvingCheck) { transaction in
            if let node = transaction.state.node(id) { transaction.watch(node) }
            transaction.validateQueuedNodes(opensGroups: true)
        }
    }
}

extension FormState {
    fileprivate mutating func errorFound(at node: NodeIndex) -> ShownError? {
        if let error = firstError(at: node) { return shownError(error, at: node) }
        return isReported(node) ? shownError(nil, at: node) : nil
    }
}

extension ShownError: Error {}
