extension FormSession {
    /// The next row in a direction that moving through the fields stops at where choices have no keyboard: what is typed
    /// into, and days and times. `nil` at the end.
    ///
    /// - Complexity: linear in the number of rows that are passed.
    public func stop(_ direction: FocusDirection, of row: RowID?) -> RowID? {
        var here = row
        while true {
            here = direction == .next ? self.row(after: here) : self.row(before: here)
            guard let found = here else { return nil }
            let look = engine.presentation(of: found.node)?.look
            if look?.isTyped == true || look == .date { return found }
        }
    }
}
