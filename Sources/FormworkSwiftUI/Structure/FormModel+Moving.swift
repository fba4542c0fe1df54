#if canImport(SwiftUI)

extension FormModel {
    /// Moves the focus to the next field that is typed into, or that asks for a day or a time; at an end of the form editing
    /// ends.
    public func move(_ direction: FocusDirection) {
        if let next = stop(direction, of: focusedRow) { requestFocus(next) } else { focusMoved(to: nil) }
    }

    /// The next row on the page that moving stops at; `nil` at its end.
    func stop(
        _ direction: FocusDirection, of row: RowID?, control: (FieldPresentation) -> FieldControl = { $0.control }
    ) -> RowID? {
        var found = session.stop(direction, of: row, control: control)
        // Without a row it begins at an end of the form, which may be on another page.
        while row == nil, let passed = found, !isOnShownPage(passed) {
            found = session.stop(direction, of: passed, control: control)
        }
        return found.flatMap { isOnShownPage($0) ? $0 : nil }
    }

    /// Moves the focus to the field at a path such as `guests[0].name`; false if it is not shown.
    @discardableResult public func focus(_ path: String) -> Bool {
        guard let row = row(at: path) else { return false }
        requestFocus(row.id)
        return true
    }
}
#endif
