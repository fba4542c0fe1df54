#if canImport(UIKit)
import UIKit

/// A field that has the focus while a wheel stands in the keyboard's place.
@MainActor class WheelFieldView: FieldView {
    /// The view in place of the keyboard.
    var wheelView: UIView? { nil }

    override var responder: UIResponder? { self }
    override var inputView: UIView? { wheelView }
    override var inputAccessoryView: UIView? { source?.form?.bar }

    override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        source?.focusCame(to: self)
        return true
    }

    override func resignFirstResponder() -> Bool {
        let had = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        if had { source?.focusLeft(self) }
        return true
    }
}
#endif
