#if canImport(UIKit)
import Foundation
import UIKit

/// Text of several lines, which grows with what is typed.
@MainActor final class AreaView: FieldView, UITextViewDelegate {
    private let area = FormTextView(frame: .zero, textContainer: nil)
    private let placeholder = UILabel()
    private lazy var editing = TextEditing(
        area, send: { [weak self] in self?.type($0) }, read: { [area] in area.text ?? "" },
        write: { [area] in area.text = $0 })
    private var height: NSLayoutConstraint?

    override func build() {
        area.delegate = self
        area.take = { [weak self] in self?.source?.form?.take($0) ?? false }
        area.isScrollEnabled = false
        area.font = .preferredFont(forTextStyle: .body)
        area.adjustsFontForContentSizeCategory = true
        area.backgroundColor = nil
        area.textContainerInset = UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
        area.textContainer.lineFragmentPadding = 0
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        titleLabel.textColor = .secondaryLabel
        placeholder.font = area.font
        placeholder.textColor = .placeholderText
        placeholder.numberOfLines = 0
        placeholder.isAccessibilityElement = false
        placeholder.translatesAutoresizingMaskIntoConstraints = false
        area.addSubview(placeholder)
        content.addArrangedSubview(area)
        let height = area.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        self.height = height
        NSLayoutConstraint.activate([
            height, placeholder.topAnchor.constraint(equalTo: area.topAnchor, constant: 4),
            placeholder.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        ])
    }

    override var responder: UIResponder? { area }
    override var painted: [UIView] { [area] }

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: Int?) {
        let state = shown.state
        area.isEditable = state.isEnabled
        if aspects.contains(.title) {
            area.keyboardType = shown.keyboardType
            area.autocapitalizationType = shown.capitalization
            area.autocorrectionType = shown.typing.isExact ? .no : .default
            let isBeside = titlePlace(of: shown.state.field) == .beside
            standBeside(share: isBeside ? source?.form?.options.titleShare : nil)
            height?.constant = CGFloat(max(shown.lines, 2)) * 22 + 8
        }
        if aspects.contains(.text) || caret != nil { editing.show(state.text, caret: caret) }
        showTitle(shown)
    }

    /// Where the title stands may depend on whether there is text.
    private func showTitle(_ shown: FieldPresentation?) {
        placeholder.isHidden = area.hasText
        guard let shown = shown ?? source?.driver.session.presentation(of: row.node) else { return }
        let isFilled = area.hasText || area.isFirstResponder
        placeholder.text = placeholder(shown, isFilled: isFilled)
        floatTitle(shown, isFilled: isFilled)
    }

    override var selection: Range<Int>? {
        get { editing.selection }
        set { if let newValue { editing.selection = newValue } }
    }

    override func speak(_ shown: FieldPresentation) { name(area, shown) }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        editing.willChange(range, to: text)
        return true
    }
    func textViewDidChange(_ textView: UITextView) {
        showTitle(nil)
        editing.didChange()
        showCaret()
    }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        textView.inputAccessoryView = source?.form?.bar
        return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) {
        showTitle(nil)
        source?.focusCame(to: self)
    }
    func textViewDidEndEditing(_ textView: UITextView) {
        showTitle(nil)
        source?.focusLeft(self)
    }

    /// Makes room for a new line, and keeps the caret in sight: the whole field may be higher than the screen.
    private func showCaret() {
        guard let form = source?.form, let range = area.selectedTextRange else { return }
        UIView.performWithoutAnimation { form.performBatchUpdates(nil) }
        let caret = area.convert(area.caretRect(for: range.end), to: form)
        form.scrollRectToVisible(caret.insetBy(dx: 0, dy: -8), animated: false)
    }
}
#endif
