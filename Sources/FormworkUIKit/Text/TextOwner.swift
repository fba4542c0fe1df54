#if canImport(UIKit)
import Foundation
package import UIKit

/// Whoever shows a text control: it hears what happens in it, and says what stands around the keyboard.
@MainActor package protocol TextOwner: AnyObject {
    /// A person typed, pasted or deleted something.
    func typed(_ edit: TextEdit)
    /// The control has the focus now.
    func textFocusCame()
    /// The control lost the focus.
    func textFocusLeft()
    /// The return key of one line was pressed.
    func returnPressed()
    /// A text of several lines may have become higher, or its caret moved.
    func textGrew()
    /// What stands above the keyboard; `nil` for nothing.
    var textBar: UIView? { get }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get }
}
#endif
