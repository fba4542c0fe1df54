public import Foundation

/// Keys of a hardware keyboard, by their places in the tables of USB.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardA = 4
    case keyboardReturnOrEnter = 40
    case keyboardEscape = 41
    case keyboardTab = 43
    case keypadEnter = 88
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var alphaShift: UIKeyModifierFlags { .init(rawValue: 1 << 16) }
    public static var shift: UIKeyModifierFlags { .init(rawValue: 1 << 17) }
    public static var control: UIKeyModifierFlags { .init(rawValue: 1 << 18) }
    public static var alternate: UIKeyModifierFlags { .init(rawValue: 1 << 19) }
    public static var command: UIKeyModifierFlags { .init(rawValue: 1 << 20) }
}

@MainActor open class UIKey: NSObject {
    open private(set) var keyCode: UIKeyboardHIDUsage
    open private(set) var modifierFlags: UIKeyModifierFlags
    init(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
        keyCode = code
        modifierFlags = modifiers
    }
}

open class UIPress: NSObject {
    open private(set) var key: UIKey?
    init(_ key: UIKey) { self.key = key }
}

@MainActor open class UIEvent: NSObject {
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
}
@MainActor open class UIPressesEvent: UIEvent {}

extension Person {
    /// Presses a key of a hardware keyboard.
    // Source: Apple, "Handling key presses": presses go to the first responder, and from there along the chain.
    package func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
        let responder = window.firstResponder ?? top?.viewIfLoaded
        responder?.pressesBegan([UIPress(UIKey(code, modifiers))], with: UIPressesEvent())
        settle()
    }
}

extension TypingTarget {
    /// What a key types that nobody took.
    // Not certain: that a text control types only what reaches its own `pressesBegan`.
    func type(_ presses: Set<UIPress>) {
        for case let key? in presses.map(\.key) where key.modifierFlags.isEmpty || key.modifierFlags == .shift {
            switch key.keyCode {
            case .keyboardA: insertText("a")
            case .keyboardTab: if self is UITextView { insertText("\t") }
            case .keyboardReturnOrEnter: returnPressed()
            default: break
            }
        }
    }
}
