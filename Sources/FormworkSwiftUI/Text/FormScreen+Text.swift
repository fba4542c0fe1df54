#if canImport(SwiftUI)
#if canImport(UIKit)
import FormworkUIKit
import UIKit
#endif

// The events of a text control, whichever it is.

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

    #if canImport(UIKit)
    /// Does what keys of a hardware keyboard ask for.
    ///
    /// - Returns: Whether the keys meant something; if not, they are typed.
    func take(_ presses: Set<UIPress>) -> Bool {
        guard style.usesKeys, let meaning = KeyMeaning(presses) else { return false }
        switch meaning {
        case .move(let direction): move(direction)
        case .submit: proceed()
        case .done: model.focusMoved(to: nil)
        }
        return true
    }
    #endif
}
#endif
