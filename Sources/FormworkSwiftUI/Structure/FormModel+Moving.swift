#if canImport(SwiftUI)

extension FormModel {
    /// Moves the focus to the next field that is typed into, or that asks for a day or a time; at an end of the form editing
    /// ends.
    public func move(_ direction: FocusDirection) {
        if let next = session.stop(direction, of: focusedRow) { requestFocus(next) } else { focusMoved(to: nil) }
    }

    /// Moves the focus to the field at a path such as `guests[0].name`; false if it is not shown.
    @discardableResult public func focus(_ path: String) -> Bool {
        guard let row = row(at: path) else { return false }
        requestFocus(row.id)
        return true
    }
}
#endif
