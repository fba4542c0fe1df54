#if canImport(SwiftUI)

// What happens in a text control, whichever it is.

extension FormScreen {
    /// The return key was pressed in a row.
    func returnPressed(in row: RowID) {
        if model.returnKey(of: row) == .send { submit() } else { move(.next) }
    }

    /// The focus came to a row's control, or left it.
    func focusChanged(to isFocused: Bool, in row: RowID) {
        if isFocused {
            model.focusMoved(to: row)
        } else if model.focusedRow == row {
            model.focusMoved(to: nil)
        }
    }
}
#endif
