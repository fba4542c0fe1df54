#if canImport(UIKit)
import Foundation
import UIKit

/// Options side by side as buttons that are pressed or not, such as the days of a week. Large texts have a line for each.
@MainActor final class ChipsView: FieldView {
    private let chips = UIStackView()
    private(set) var buttons: [UIButton] = []
    private var options: [FieldOption] = []

    override func build() {
        chips.spacing = 4
        chips.distribution = .fillEqually
        content.addArrangedSubview(chips)
        titleLabel.isAccessibilityElement = true
    }

    override var painted: [UIView] { [chips] }
    override func speak(_ shown: FieldPresentation) { name(titleLabel, shown) }
    override func rowTapped() {}
    @discardableResult override func takeFocus() -> Bool {
        UIAccessibility.post(notification: .layoutChanged, argument: marks.view(for: titleLabel))
        return false
    }

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        let listed = shown.choosableOptions
        if options != listed.map(\.option) { rebuild(listed) }
        turn()
        for (option, button) in zip(listed, buttons) {
            var configuration = option.isChosen ? UIButton.Configuration.filled() : .gray()
            configuration.title = option.title
            // Seven days stand beside each other on a narrow screen.
            configuration.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 2, bottom: 7, trailing: 2)
            button.configuration = configuration
            button.isEnabled = shown.state.isEnabled && option.isEnabled
            button.accessibilityHint = option.info
            button.speak(isChosen: option.isChosen)
        }
    }

    /// Before a view is in a window it does not know the person's settings.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        turn()
    }

    private func turn() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        chips.axis = isLarge ? .vertical : .horizontal
    }

    private func rebuild(_ listed: [OptionPresentation]) {
        options = listed.map(\.option)
        for button in buttons { button.removeFromSuperview() }
        buttons = listed.map { option in
            let button = UIButton(
                configuration: .gray(), primaryAction: UIAction { [weak self] _ in self?.touched(option.option) })
            button.isPointerInteractionEnabled = true
            button.accessibilityLabel = option.spokenTitle
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
            chips.addArrangedSubview(button)
            return button
        }
    }

    private func touched(_ option: FieldOption) {
        guard let source, let shown = source.driver.session.presentation(of: row.node) else { return }
        source.driver.perform(shown.toggle(option))
    }
}
#endif
