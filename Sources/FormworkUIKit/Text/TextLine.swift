#if canImport(UIKit)
package import Foundation
package import UIKit

/// One line of text: a text field, what stands in it beside the text, and the way to the engine and back.
///
/// All screens use it, those of SwiftUI too, so that a mask and its caret behave in one way.
@MainActor package final class TextLine: NSObject, UITextFieldDelegate {
    /// The control.
    package let field: UITextField
    /// The object that shows the text line.
    package weak var owner: (any TextOwner)?

    private lazy var editing = TextEditing(
        field, send: { [weak self] in self?.owner?.typed($0) }, read: { [field] in field.text ?? "" },
        write: { [field] in field.text = $0 })
    private lazy var reveal = UIButton(doing: UIAction { [weak self] _ in self?.revealOrHide() })
    private let unit = UILabel()
    /// The look of the placeholder; `nil` for the system's.
    private var placeholderLook: [NSAttributedString.Key: Any]?

    /// Looks after a text field.
    package init(_ field: UITextField = UITextField()) {
        self.field = field
        super.init()
        field.delegate = self
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.clearButtonMode = .whileEditing
        field.addAction(UIAction { [weak self] _ in self?.editing.didChange() }, for: .editingChanged)
        unit.font = field.font
        unit.adjustsFontForContentSizeCategory = true
        unit.textColor = .secondaryLabel
        unit.isAccessibilityElement = false
    }

    /// Shows a text and a caret, where they are not what is there.
    ///
    /// - Parameters:
    ///   - text: The text that is typed in.
    ///   - resting: The text that is shown in its place while nobody types; `nil` for the typed text.
    ///   - caret: The place of the caret; `nil` to leave it where it is.
    package func show(_ text: String, resting: String?, caret: TextOffset?) {
        self.text = text
        self.resting = resting
        showUnit()
        editing.show(isTypedIn ? text : resting ?? text, caret: caret)
    }
    package func show(_ text: String, caret: TextOffset?) { show(text, resting: resting, caret: caret) }
    private var text = ""
    private var resting: String?
    private var isTypedIn: Bool { isBeginning || field.isFirstResponder }
    /// Whether the control is about to be typed in.
    private var isBeginning = false

    /// A formatted answer has its unit in it.
    private func showUnit() {
        let isSeen = unit.text != nil && (isTypedIn || resting == nil)
        field.leftView = isSeen ? unit : nil
        field.leftViewMode = isSeen ? .always : .never
    }

    /// The selection.
    package var selection: Range<TextOffset> {
        get { editing.selection }
        set { editing.selection = newValue }
    }

    /// Takes over what stays as long as the row does: keyboard, placeholder, unit, hidden text.
    package func configure(_ shown: FieldPresentation) {
        field.configure(for: shown)
        show(placeholder: shown.placeholder)
        field.rightView = shown.isHiddenText ? reveal : nil
        field.rightViewMode = shown.isHiddenText ? .always : .never
        reveal.setImage(UIImage(systemName: "eye"), for: .normal)
        reveal.accessibilityLabel = shown.showTitle
        unit.text = shown.hasUnit ? shown.unit : nil
        showUnit()
    }

    /// Shows a placeholder in the look that the form says.
    func show(placeholder words: String) {
        if let placeholderLook, !words.isEmpty {
            field.attributedPlaceholder = NSAttributedString(string: words, attributes: placeholderLook)
        } else {
            field.placeholder = words.isEmpty ? nil : words
        }
    }

    package func wear(placeholder look: TextLook, on ground: StyleColor?, padding: Double?) {
        (field as? FormTextField)?.padding = padding.map { CGFloat($0) } ?? 0
        guard look != TextLook() || placeholderLook != nil else { return }
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.foregroundColor] = look.color.map { UIColor.text($0, on: ground) }
        attributes[.font] = UIFont.scaled(look, usual: 17)
        placeholderLook = attributes.isEmpty ? nil : attributes
        show(placeholder: field.placeholder ?? "")
    }

    private func revealOrHide() {
        field.isSecureTextEntry.toggle()
        reveal.setImage(UIImage(systemName: field.isSecureTextEntry ? "eye" : "eye.slash"), for: .normal)
    }

    // MARK: What the control tells

    package func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        editing.willChange(range, to: string)
        return true
    }
    package func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard let owner else { return false }
        textField.inputAccessoryView = owner.textBar
        textField.returnKeyType = owner.returnKeyType
        // Before the system puts the caret where it was touched.
        isBeginning = true
        if resting != nil { show(text, resting: resting, caret: nil) }
        return true
    }
    package func textFieldDidBeginEditing(_ textField: UITextField) {
        isBeginning = false
        owner?.textFocusCame()
    }
    package func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        isBeginning = false
        owner?.textFocusLeft()
        if resting != nil { show(text, resting: resting, caret: nil) }
    }
    package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        owner?.returnPressed()
        return false
    }
}
#endif
