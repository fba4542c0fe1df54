#if canImport(UIKit)
import Foundation
import UIKit

/// A button that shows the answer and one that clears it, with a wheel in the keyboard's place.
@MainActor class AnswerButtonView: WheelFieldView {
    let button = UIButton(doing: nil)
    private let clear = UIButton(doing: nil)

    override func build() {
        button.addAction(UIAction { [weak self] _ in self?.takeFocus() }, for: .primaryActionTriggered)
        clear.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        clear.addAction(UIAction { [weak self] _ in self?.edit("") }, for: .primaryActionTriggered)
        let line = UIStackView(arrangedSubviews: [button, clear])
        line.spacing = 8
        standBeside(line)
    }

    override var painted: [UIView] { [button] }
    override var trimmings: [(view: UIView, part: KeyPath<FieldLooks, StyleColor?>)] { [(clear, \.clearButton)] }

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        let state = shown.state
        button.setTitle(shown.answerOrInvitation, for: .normal)
        button.isEnabled = state.isEnabled
        clear.isHidden = !shown.isClearable
        clear.accessibilityLabel = shown.spoken(shown.clearTitle)
    }

    override func speak(_ shown: FieldPresentation) {
        name(button, shown)
        button.accessibilityValue = shown.spokenAnswer
    }

    @discardableResult override func takeFocus() -> Bool { button.isEnabled && becomeFirstResponder() }
    override var canBecomeFirstResponder: Bool { button.isEnabled }
}
#endif
