#if canImport(UIKit)
package import FormworkScreens
package import UIKit

/// The meaning of a key of a hardware keyboard in a form.
package enum KeyMeaning: Equatable {
    /// Tab: to the next field, and with shift to the previous one.
    case move(FocusDirection)
    /// Return with the command key: does what the button under the form does.
    case submit
    /// Escape: puts the focus away.
    case done

    /// The meaning of what is pressed; `nil` where that only types.
    @MainActor package init?(_ presses: Set<UIPress>) {
        guard let meaning = presses.lazy.compactMap(\.key).compactMap({ KeyMeaning($0) }).first else { return nil }
        self = meaning
    }

    @MainActor private init?(_ key: UIKey) {
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch key.keyCode {
        case .keyboardTab where modifiers.isEmpty: self = .move(.next)
        case .keyboardTab where modifiers == .shift: self = .move(.previous)
        case .keyboardReturnOrEnter where modifiers == .command, .keypadEnter where modifiers == .command:
            self = .submit
        case .keyboardEscape where modifiers.isEmpty: self = .done
        default: return nil
        }
    }
}

extension FormTableView {
    /// Does what keys ask for.
    ///
    /// Commands with selectors would do the same, but Swift without Objective-C has none.
    ///
    /// - Returns: Whether the keys meant something; if not, whoever has the focus types them.
    func take(_ presses: Set<UIPress>) -> Bool {
        guard options.usesKeys, let meaning = KeyMeaning(presses) else { return false }
        switch meaning {
        case .move(let direction): source.move(direction)
        case .submit: proceed()
        case .done:
            if source.focused == nil { return false }
            endEditing(true)
        }
        return true
    }
}
#endif
