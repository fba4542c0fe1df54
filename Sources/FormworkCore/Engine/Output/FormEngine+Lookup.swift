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
    /// - Complexity: linear in the number of rows.
    public func index(of row: RowID) -> Int? { rows.firstIndex { $0.id == row } }

    private func element(called id: String, _ kind: CompiledElement.Kind) -> NodeID? {
        let place = form.elements.places.first { place in
            form.elements[place].kind == kind && form.elements[place].scope == .form
                && form.label(of: place).isSame(as: id)
        }
        return place.map { state.id(of: state.node($0, in: .form)) }
    }
}
