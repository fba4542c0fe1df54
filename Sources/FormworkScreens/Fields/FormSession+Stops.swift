extension FormSession {
    /// The next row in a direction that moving through the fields stops at where menus and lists have no keyboard: what is typed
    /// into, days and times, and wheels. `nil` at the end.
    ///
    /// - Parameters:
    ///   - direction: Which way.
    ///   - row: Where to start; `nil` for the end that the direction comes from.
    ///   - look: What is drawn for a field.
    /// - Complexity: linear in the number of rows that are passed.
    public func stop(
        _ direction: FocusDirection, of row: RowID?, look: (FieldPresentation) -> FieldLook = { $0.look }
    ) -> RowID? {
        var here = row
        while true {
            here = direction == .next ? self.row(after: here) : self.row(before: here)
            guard let found = here else { return nil }
            if let shown = engine.presentation(of: found.node), look(shown).staysWithFocus { return found }
        }
    }
}
