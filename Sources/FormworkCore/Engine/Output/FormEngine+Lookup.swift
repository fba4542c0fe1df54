// Finding sections, groups and rows. Fields, repeating sections and items are found by path with `node(at:)`.

extension FormEngine {
    /// The section with an id, outside items; `nil` if there is none.
    ///
    /// - Complexity: linear in the number of elements.
    public func section(called id: String) -> NodeID? { element(called: id, .section) }

    /// The group with an id; `nil` if there is none.
    ///
    /// - Complexity: linear in the number of elements.
    public func group(called id: String) -> NodeID? { element(called: id, .group) }

    /// The position of a row in the list, from 0; `nil` if it is not in the list.
    ///
    /// - Complexity: O(log n) in the number of rows.
    public func index(of row: RowID) -> Int? {
        guard state.isPresent(row) else { return nil }
        let order = state.order(of: row)
        var low = 0
        var high = rows.count
        while low < high {
            let middle = (low + high) / 2
            if state.order(of: rows[middle].id).isBefore(order) { low = middle + 1 } else { high = middle }
        }
        return low < rows.count && rows[low].id == row ? low : nil
    }

    private func element(called id: String, _ kind: CompiledElement.Kind) -> NodeID? {
        let place = form.elements.typedIndices.first { place in
            form.elements[place].kind == kind && form.elements[place].scope == .form
                && form.label(of: place).isSame(as: id)
        }
        return place.map { state.id(of: state.node($0, in: .form)) }
    }
}
