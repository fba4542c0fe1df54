#if canImport(UIKit)
import Foundation
package import UIKit

/// A control that is typed into, with the way to the engine and back: one line, or several.
@MainActor package protocol TypingControl: AnyObject {
    associatedtype Control: UIView & UITextInput
    /// The view on the screen.
    var control: Control { get }
    /// The object that shows the control.
    var owner: (any TextOwner)? { get set }
    /// Takes over what stays as long as the question does.
    func configure(_ shown: FieldPresentation)
    /// Shows a text and a caret while somebody types.
    func show(_ text: String, caret: TextOffset?)
    /// Shows a text and a caret, where they are not what is there, and another text while nobody types.
    func show(_ text: String, resting: String?, caret: TextOffset?)
    /// The placeholder, which is shown while there is no text.
    var placeholder: String { get set }
    /// Whether it takes input.
    var takesInput: Bool { get set }
    /// Changes colour and font of the text.
    func wear(_ color: UIColor, _ font: UIFont)
    /// Changes colour and font of the placeholder, and the room at both sides of the text; `nil` for the usual ones.
    func wear(placeholder look: TextLook, on ground: StyleColor?, padding: Double?)
}

extension TextLine: TypingControl {
    package var control: UITextField { field }
    package var placeholder: String {
        get { field.placeholder ?? "" }
        set { show(placeholder: newValue) }
    }
    package var takesInput: Bool {
        get { field.isEnabled }
        set { field.isEnabled = newValue }
    }
    package func wear(_ color: UIColor, _ font: UIFont) {
        field.textColor = color
        field.font = font
    }
}

extension TextArea: TypingControl {
    package var control: UITextView { area }
    package var takesInput: Bool {
        get { area.isEditable }
        set { area.isEditable = newValue }
    }
    package func wear(_ color: UIColor, _ font: UIFont) {
        area.textColor = color
        area.font = font
    }
}
#endif
