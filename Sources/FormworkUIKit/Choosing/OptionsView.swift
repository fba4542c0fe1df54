#if canImport(UIKit)
import Foundation
import UIKit

/// Options below each other.
@MainActor final class OptionsView: FieldView {
    private let takesOne: Bool
    private let list = UIStackView()
    private var buttons: [UIButton] = []
    private var options: [FieldOption] = []
    private let clear = UIButton(doing: nil)

    init(takesOne: Bool) {
        self.takesOne = takesOne
        super.init()
    }
    required init?(coder: NSCoder) { nil }

    override func build() {
        list.axis = .vertical
        list.spacing = 4
        clear.addAction(UIAction { [weak self] _ in self?.edit("") }, for: .primaryActionTriggered)
        content.addArrangedSubview(list)
        content.addArrangedSubview(clear)
        titleLabel.isAccessibilityElement = true
    }

    override var painted: [UIView] { [list] }
    override var trimmings: [(view: UIView, part: KeyPath<FieldLooks, StyleColor?>)] { [(clear, \.clearButton)] }

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: Int?) {
        let state = shown.state
        if aspects.contains(.options) || options.count != state.field.options.count { rebuild(state) }
        for (option, button) in zip(options, buttons) {
            let isChosen = state.isChosen(option)
            button.configuration?.image = UIImage(systemName: symbol(isChosen))
            button.isEnabled = state.isEnabled
            button.accessibilityTraits = isChosen ? [.button, .selected] : .button
        }
        clear.setTitle(shown.clearTitle, for: .normal)
        clear.accessibilityLabel = shown.clearTitle + ", " + shown.name
        clear.isHidden = !takesOne || !shown.isClearable
    }

    override func speak(_ shown: FieldPresentation) { name(titleLabel, shown) }
    override func rowTapped() {}
    @discardableResult override func takeFocus() -> Bool {
        UIAccessibility.post(notification: .layoutChanged, argument: titleLabel)
        return false
    }

    private func symbol(_ isChosen: Bool) -> String {
        let symbols = source?.form?.options.symbols ?? OptionSymbols()
        if takesOne { return isChosen ? symbols.chosen : symbols.other }
        return isChosen ? symbols.ticked : symbols.unticked
    }

    private func rebuild(_ state: FieldState) {
        options = state.field.options
        for button in buttons { button.removeFromSuperview() }
        buttons = options.map { option in
            let action = UIAction(title: option.title) { [weak self] _ in self?.touched(option) }
            var configuration = UIButton.Configuration.plain()
            configuration.title = option.title
            configuration.subtitle = option.info.isEmpty ? nil : option.info
            configuration.imagePadding = 8
            configuration.titleAlignment = .leading
            let isAfterTitle = source?.form?.options.symbols.isAfterTitle ?? false
            configuration.imagePlacement = isAfterTitle ? .trailing : .leading
            let button = UIButton(configuration: configuration, primaryAction: action)
            button.contentHorizontalAlignment = .leading
            button.isPointerInteractionEnabled = true
            button.accessibilityLabel = option.accessibilityLabel.isEmpty ? option.title : option.accessibilityLabel
            button.accessibilityHint = option.info
            list.addArrangedSubview(button)
            return button
        }
    }

    private func touched(_ option: FieldOption) {
        guard let source, let shown = source.driver.session.presentation(of: row.node) else { return }
        source.driver.perform(shown.toggle(option))
    }
}
#endif
