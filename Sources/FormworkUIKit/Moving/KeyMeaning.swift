#if canImport(UIKit)
import UIKit

/// What a key of a hardware keyboard means in a form.
enum KeyMeaning: Equatable {
    /// Tab: to the next field, and with shift to the previous one.
    case move(FocusDirection)
    /// Return with the command key: does what the button under the form does.
    case submit
    /// Escape: puts the focus away.
    case done

    /// The meaning of a key; `nil` for one that only types.
    @MainActor init?(_ key: UIKey) {
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
        guard options.usesKeys else { return false }
        for case let key? in presses.map(\.key) {
            guard let meaning = KeyMeaning(key) else { continue }
            switch meaning {
            case .move(let direction): source.move(direction)
            case .submit: proceed()
            case .done:
                if source.focused == nil { continue }
                endEditing(true)
            }
            return true
        }
        return false
    }
}

/// A text field that asks the form first what a key means.
@MainActor final class FormTextField: UITextField {
    /// Whether somebody took the keys.
    var take: ((Set<UIPress>) -> Bool)?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if take?(presses) != true { super.pressesBegan(presses, with: event) }
    }
}

/// A text view that asks the form first what a key means: tab would be typed into it.
@MainActor final class FormTextView: UITextView {
    /// Whether somebody took the keys.
    var take: ((Set<UIPress>) -> Bool)?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if take?(presses) != true { super.pressesBegan(presses, with: event) }
    }
}
#endif
