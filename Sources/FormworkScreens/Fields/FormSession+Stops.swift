extension FormSession {
    /// The next row in a direction that moving through the fields stops at where menus and lists have no keyboard: what is typed
    /// into, days and times, and wheels. `nil` at the end.
    ///
    /// - Parameters:
    ///   - direction: Which way.
    ///   - row: The row to start from; `nil` for the end that the direction comes from.
    ///   - control: The control that is shown for a field.
    /// - Complexity: linear in the number of rows that are passed.
    public func stop(
        _ direction: FocusDirection, of row: RowID?, control: (FieldPresentation) -> FieldControl = { $0.control }
    ) -> RowID? {
        var here = row
        while true {
            here = direction == .next ? self.row(after: here) : self.row(before: here)
            guard let found = here else { return nil }
            if let shown = engine.presentation(of: found.node), control(shown).staysWithFocus { return found }
        }
    }
}
