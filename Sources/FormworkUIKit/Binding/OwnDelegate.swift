#if canImport(UIKit)
import Foundation
import UIKit

/// The delegate that the app gave a text field before the field was bound. It hears what the binder hears, and what it forbids does not
/// happen.
///
/// The methods are optional, so each is asked for before it is called.
@MainActor final class OwnDelegate {
    private let field: UITextField
    private weak var delegate: (any UITextFieldDelegate)?

    init(_ field: UITextField) {
        self.field = field
        delegate = field.delegate is BoundControl ? nil : field.delegate
    }

    /// Gives the text field its delegate back.
    func restore() { field.delegate = delegate }

    var mayBegin: Bool {
        let ask = delegate?.textFieldShouldBeginEditing
        return ask?(field) ?? true
    }

    func began() {
        let tell = delegate?.textFieldDidBeginEditing
        tell?(field)
    }

    var mayEnd: Bool {
        let ask = delegate?.textFieldShouldEndEditing
        return ask?(field) ?? true
    }

    /// Tells it in the way in which UIKit does: without the reason only where it does not take the reason.
    func ended(_ reason: UITextField.DidEndEditingReason) {
        if let tell = delegate?.textFieldDidEndEditing(_:reason:) { return tell(field, reason) }
        let tell = delegate?.textFieldDidEndEditing(_:)
        tell?(field)
    }

    func mayChange(_ range: NSRange, to text: String) -> Bool {
        let ask = delegate?.textField(_:shouldChangeCharactersIn:replacementString:)
        return ask?(field, range, text) ?? true
    }

    func selectionChanged() {
        let tell = delegate?.textFieldDidChangeSelection
        tell?(field)
    }

    var mayClear: Bool {
        let ask = delegate?.textFieldShouldClear
        return ask?(field) ?? true
    }

    /// Whether the return key still does what it does in the form.
    var mayReturn: Bool {
        let ask = delegate?.textFieldShouldReturn
        return ask?(field) ?? true
    }
}
#endif
