// Finding sections, groups and rows. Fields, repeating sections and items are found by path with `node(at:)`.

extension FormEngine {
    /// The section with an id, outside items; `nil` if absent.
    ///
    /// - Complexity: linear in the number of elements.
    public func section(called id: String) -> NodeID? { element(called: id, .section) }

    /// The group with an id; `nil` if absent.
    ///
    /// - Complexity: linear in the number of elements.
    public func group(called id: String) -> NodeID? { element(called: id, .group) }

    /// The offset of a row in the array `rows`, from 0; `nil` if it is not among them.
    ///
    /// - Complexity: O(log n) in the number of rows.
    public func index(of row: RowID) -> Int? {
        guard state.isPresent(row) else { return nil }
        let rows = state.rows
        let position = state.searchRows(for: state.order(of: row)).position
        return position < rows.endIndex && rows[position].id == row ? position.position : nil
    }

    private func element(called id: String, _ kind: CompiledElement.Kind) -> NodeID? {
        let element = form.elements.indices.first { element in
            form.elements[element].kind == kind && form.elements[element].scope == .form
                && form.label(of: element).isSame(as: id)
        }
        return element.map { state.id(of: state.node($0, in: .form)) }
    }
}
