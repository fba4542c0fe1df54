#if canImport(UIKit)
import Foundation
import UIKit

/// Options below each other.
@MainActor final class OptionsView: FieldView {
    private let takesOne: Bool
    private let list = UIStackView()
    private var buttons: [UIButton] = []
    private var options: [FieldOption] = []
    private let clear = UIButton(type: .system, primaryAction: nil)

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

    override func update(_ state: FieldState, _ aspects: RowAspects, caret: Int?) {
        if aspects.contains(.options) || options.count != state.field.options.count { rebuild(state) }
        for (option, button) in zip(options, buttons) {
            let isChosen = state.isChosen(option)
            button.setImage(UIImage(systemName: symbol(isChosen)), for: .normal)
            button.isEnabled = state.isEnabled
            button.accessibilityTraits = isChosen ? [.button, .selected] : .button
        }
        clear.setTitle(words("ui.clear"), for: .normal)
        clear.accessibilityLabel = words("ui.clear") + ", " + state.field.title
        clear.isHidden = !takesOne || state.isRequired || state.value.isBlank || !state.isEnabled
    }

    override func speak(_ state: FieldState) { name(titleLabel, state) }
    override func rowTapped() {}
    @discardableResult override func takeFocus() -> Bool {
        UIAccessibility.post(notification: .layoutChanged, argument: titleLabel)
        return false
    }

    private func symbol(_ isChosen: Bool) -> String {
        if takesOne { return isChosen ? "largecircle.fill.circle" : "circle" }
        return isChosen ? "checkmark.square.fill" : "square"
    }

    private func rebuild(_ state: FieldState) {
        options = state.field.options
        for button in buttons { button.removeFromSuperview() }
        buttons = options.map { option in
            let id = option.id.canonicalText
            let action = UIAction(title: option.title) { [weak self] _ in self?.touched(id) }
            let button = UIButton(type: .system, primaryAction: action)
            button.contentHorizontalAlignment = .leading
            button.accessibilityLabel = option.accessibilityLabel.isEmpty ? option.title : option.accessibilityLabel
            button.accessibilityHint = option.info
            list.addArrangedSubview(button)
            return button
        }
    }

    private func touched(_ id: String) {
        guard !takesOne else { return edit(id) }
        guard let source, let state = source.engine.field(row.node) else { return }
        source.driver.perform(.edit(row.node, TextEdit(values: state.toggling(id))))
    }
}

extension FieldState {
    /// The ids that are chosen after one is touched, in the order of the options.
    func toggling(_ id: String) -> [String] {
        field.options.filter { isChosen($0) != ($0.id.canonicalText == id) }.map(\.id.canonicalText)
    }
}
#endif
