#if canImport(UIKit)
import Foundation
import UIKit

/// Text of several lines, which grows with what is typed.
@MainActor final class AreaView: FieldView {
    private let area = FormTextView(frame: .zero, textContainer: nil)
    private lazy var text = TextArea(area)

    override func build() {
        text.owner = self
        area.undoing = { [weak self] in self?.source?.form?.undoing }
        area.take = { [weak self] in self?.source?.form?.take($0) ?? false }
        area.keyboardCame = { [weak self] in self?.caretMoved() }
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        titleLabel.textColor = .secondaryLabel
        content.addArrangedSubview(area)
    }

    override var responder: UIResponder? { area }
    override var painted: [UIView] { [area] }

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        let state = shown.state
        area.isEditable = state.isEnabled
        if aspects.contains(.title) {
            let isBeside = labelStyle(of: state.field) == .beside
            standBeside(share: isBeside ? source?.form?.options.titleShare : nil)
            text.configure(shown)
        }
        if aspects.contains(.text) || caret != nil { text.show(state.text, caret: caret) }
        showTitle(shown)
    }

    override func textFocusChanged() { showTitle(nil) }

    /// Shows the title, whose place may depend on whether there is text.
    private func showTitle(_ shown: FieldPresentation?) {
        text.notePlaceholder()
        guard let shown = shown ?? source?.driver.session.presentation(of: row.node) else { return }
        let isFilled = area.hasText || area.isFirstResponder
        text.placeholder = placeholder(shown, isFilled: isFilled)
        floatTitle(shown, isFilled: isFilled)
    }

    override var selection: Range<TextOffset>? {
        get { text.selection }
        set { if let newValue { text.selection = newValue } }
    }

    override func speak(_ shown: FieldPresentation) { name(area, shown) }

    override func wear(_ looks: FieldLooks) {
        text.wear(placeholder: looks.placeholder, on: looks.background, padding: looks.insets.text)
    }

    override func textGrew() {
        showTitle(nil)
        showCaret()
    }

    override func caretMoved() { area.showCaret() }

    /// Makes room for a new line, and keeps the caret in sight: the whole field may be higher than the screen.
    private func showCaret() {
        guard let form = source?.form else { return }
        UIView.performWithoutAnimation { form.performBatchUpdates(nil) }
        area.showCaret()
    }
}
#endif
