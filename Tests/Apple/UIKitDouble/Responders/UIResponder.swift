public import Foundation

@MainActor open class UIResponder: NSObject {
    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var keyCommands: [UIKeyCommand]? { nil }
    // Source: Apple, "undoManager": that of the responder, else that of the next one. Text controls have their own.
    open var undoManager: UndoManager? { textUndo ?? next?.undoManager }
    var textUndo: UndoManager? { nil }

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityElements: [Any]?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var accessibilityLanguage: String?
    open var accessibilityRespondsToUserInteraction = true
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityUserInputLabels: [String]?

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }

    /// The window whose keyboard this would use.
    var responderWindow: UIWindow? { nil }
    /// How often the keyboard's views were asked for again.
    package private(set) var reloadsOfInputViews = 0

    // Source: Apple, "becomeFirstResponder()": only a responder in a window's hierarchy, and only when the present one resigns.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder, mayBeginEditing() else { return false }
        if let present = window.firstResponder, !present.resignFirstResponder() { return false }
        window.firstResponder = self
        didBecomeFirst()
        window.firstResponderChanged()
        return true
    }

    @discardableResult open func resignFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder, mayEndEditing() else { return false }
        window.firstResponder = nil
        didResignFirst()
        window.firstResponderChanged()
        return true
    }

    // Source: Apple, "pressesBegan(_:with:)": what a responder does not take goes to the next one.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    // Source: Apple, "touchesBegan(_:with:)": what a responder does not take goes to the next one.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    open func reloadInputViews() { reloadsOfInputViews += 1 }

    nonisolated public class var keyboardDidShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidShowNotification")
    }
    nonisolated public class var keyboardWillChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }
    nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }

    func mayBeginEditing() -> Bool { true }
    func mayEndEditing() -> Bool { true }
    func didBecomeFirst() {}
    func didResignFirst() {}
}
