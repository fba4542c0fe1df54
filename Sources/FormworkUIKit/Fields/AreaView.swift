#if canImport(UIKit)
import Foundation
import UIKit

/// Text of several lines, which grows with what is typed.
@MainActor final class AreaView: FieldView {
    private let text = TextArea()
    private var area: UITextView { text.area }

    override func build() {
        text.owner = self
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        titleLabel.textColor = .secondaryLabel
        content.addArrangedSubview(area)
    }

    override var responder: UIResponder? { area }
    override var painted: [UIView] { [area] }

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: Int?) {
        let state = shown.state
        area.isEditable = state.isEnabled
        if aspects.contains(.title) { text.configure(shown) }
        if aspects.contains(.text) || caret != nil { text.show(state.text, caret: caret) }
        text.notePlaceholder()
    }

    override var selection: Range<Int>? {
        get { text.selection }
        set { if let newValue { text.selection = newValue } }
    }

    override func speak(_ shown: FieldPresentation) { name(area, shown) }

    override func textGrew() { showCaret() }

    /// Makes room for a new line, and keeps the caret in sight: the whole field may be higher than the screen.
    private func showCaret() {
        guard let form = source?.form, let range = area.selectedTextRange else { return }
        UIView.performWithoutAnimation { form.performBatchUpdates(nil) }
        let caret = area.convert(area.caretRect(for: range.end), to: form)
        form.scrollRectToVisible(caret.insetBy(dx: 0, dy: -8), animated: false)
    }
}
#endif
