#if canImport(UIKit)
import Foundation
package import UIKit

/// The object that shows a text control. It handles the control's events, and decides what stands around the keyboard.
@MainActor package protocol TextOwner: AnyObject {
    /// A person typed, pasted or deleted something.
    func typed(_ edit: TextEdit)
    /// The control has the focus now.
    func textFocusCame()
    /// The control lost the focus.
    func textFocusLeft()
    /// The return key of one line was pressed.
    func returnPressed()
    /// A text of several lines may have become higher.
    func textGrew()
    /// The caret of a text of several lines moved, or the keyboard came.
    func caretMoved()
    /// The view above the keyboard; `nil` if absent.
    var textBar: UIView? { get }
    /// The type of the return key.
    var returnKeyType: UIReturnKeyType { get }
}

extension UIReturnKeyType {
    /// The type of the return key of a text control: what the app wants, else whether the key submits, goes on or ends typing.
    ///
    /// - Parameters:
    ///   - shown: The field; `nil` if it is gone.
    ///   - wanted: Returns the type that the app wants for a field.
    ///   - key: The action of the key in the form.
    ///   - hasNext: Whether there is a control to go on to.
    @MainActor package init(
        _ shown: FieldPresentation?, wanted: ((Field) -> UIReturnKeyType?)?, _ key: ReturnKey,
        hasNext: @autoclosure () -> Bool
    ) {
        if let own = shown.flatMap({ wanted?($0.state.field) }) {
            self = own
        } else if key == .send {
            self = .send
        } else {
            self = hasNext() ? .next : .done
        }
    }
}
#endif
