#if canImport(UIKit)
package import Foundation
package import UIKit

/// Text of several lines, which grows: a text view, its placeholder, and the way to the engine and back.
@MainActor package final class TextArea: NSObject, UITextViewDelegate {
    /// The control.
    package let area: UITextView
    /// The object that shows the text area.
    package weak var owner: (any TextOwner)?

    private let placeholderLabel = UILabel()
    private lazy var editing = TextEditing(
        area, send: { [weak self] in self?.owner?.typed($0) }, read: { [area] in area.text ?? "" },
        write: { [area] in area.text = $0 })
    private let height: NSLayoutConstraint
    private let placeholderStart: NSLayoutConstraint
    private let placeholderWidth: NSLayoutConstraint

    /// Looks after a text view.
    package init(_ area: UITextView = UITextView(frame: .zero, textContainer: nil)) {
        self.area = area
        height = area.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        placeholderStart = placeholderLabel.leadingAnchor.constraint(equalTo: area.leadingAnchor)
        // Without a width a label has one line.
        placeholderWidth = placeholderLabel.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor)
        super.init()
        area.delegate = self
        area.isScrollEnabled = false
        area.font = .preferredFont(forTextStyle: .body)
        area.adjustsFontForContentSizeCategory = true
        area.backgroundColor = nil
        area.textContainerInset = UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
        area.textContainer.lineFragmentPadding = 0
        placeholderLabel.font = area.font
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.adjustsFontForContentSizeCategory = true
        placeholderLabel.numberOfLines = 0
        placeholderLabel.isAccessibilityElement = false
        placeholderLabel.translatesAutoresizingMaskIntoConstraints = false
        area.addSubview(placeholderLabel)
        NSLayoutConstraint.activate([
            height, placeholderLabel.topAnchor.constraint(equalTo: area.topAnchor, constant: 4),
            placeholderStart, placeholderWidth,
        ])
    }

    /// Shows a text and a caret, where they are not what is there.
    package func show(_ text: String, caret: TextOffset?) { editing.show(text, caret: caret) }
    /// A text of several lines stands as it is typed.
    package func show(_ text: String, resting: String?, caret: TextOffset?) { show(text, caret: caret) }

    /// The placeholder, which is shown while there is no text.
    package var placeholder: String {
        get { placeholderLabel.text ?? "" }
        set { placeholderLabel.text = newValue }
    }

    package func wear(placeholder look: TextLook, on ground: StyleColor?, padding: Double?) {
        placeholderLabel.textColor = look.color.map { .text($0, on: ground) } ?? .placeholderText
        placeholderLabel.font = .scaled(look, usual: 17) ?? area.font
        let room = padding.map { CGFloat($0) } ?? 0
        area.textContainerInset = UIEdgeInsets(top: 4, left: room, bottom: 4, right: room)
        placeholderStart.constant = room
        placeholderWidth.constant = -2 * room
    }

    /// Shows the placeholder where there is no text.
    package func notePlaceholder() { placeholderLabel.isHidden = area.hasText }

    /// The selection.
    package var selection: Range<TextOffset> {
        get { editing.selection }
        set { editing.selection = newValue }
    }

    /// Takes over what stays as long as the row does: keyboard, placeholder, height.
    package func configure(_ shown: FieldPresentation) {
        area.configure(for: shown)
        placeholder = shown.placeholder
        height.constant = CGFloat(max(shown.lines, 2)) * 22 + 8
    }

    // MARK: What the control tells

    package func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        editing.willChange(range, to: text)
        return true
    }
    package func textViewDidChange(_ textView: UITextView) {
        notePlaceholder()
        editing.didChange()
        owner?.textGrew()
    }
    package func textViewDidChangeSelection(_ textView: UITextView) {
        // While a text is shown, the selection goes to its end and back.
        if area.isFirstResponder, !editing.isShowing { owner?.caretMoved() }
    }
    package func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        textView.inputAccessoryView = owner?.textBar
        return true
    }
    package func textViewDidBeginEditing(_ textView: UITextView) { owner?.textFocusCame() }
    package func textViewDidEndEditing(_ textView: UITextView) { owner?.textFocusLeft() }
}
#endif
