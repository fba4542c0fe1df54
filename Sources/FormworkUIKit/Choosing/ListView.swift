#if canImport(UIKit)
import Foundation
import UIKit

/// Options on a screen of their own.
@MainActor final class ListView: FieldView {
    private let value = UILabel(.body, color: .secondaryLabel)

    override func build() {
        value.accessibilityTraits = .button
        standBeside(value)
    }

    override var opensScreen: Bool { true }

    override var painted: [UIView] { [value] }

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        let state = shown.state
        value.text = shown.answerOrInvitation
        value.accessibilityTraits = state.isEnabled ? .button : [.button, .notEnabled]
    }
    override func speak(_ shown: FieldPresentation) {
        name(value, shown)
        value.accessibilityValue = shown.spokenAnswer
    }

    override func rowTapped() { open() }
    @discardableResult override func takeFocus() -> Bool { open() }

    @discardableResult private func open() -> Bool {
        guard let form = source?.form, let shown = source?.driver.session.presentation(of: row.node),
            shown.state.isEnabled
        else { return false }
        form.choose(shown, beside: self)
        return true
    }
}
#endif
