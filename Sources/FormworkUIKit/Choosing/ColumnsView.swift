#if canImport(UIKit)
import Foundation
import UIKit

/// A row of a matrix: the title, and the symbols of the options in columns. The words of the columns stand above the first row.
@MainActor final class ColumnsView: FieldView {
    private let heads = UIStackView()
    private let line = UIStackView()
    private(set) var headLabels: [UILabel] = []
    private(set) var buttons: [UIButton] = []
    private(set) lazy var clear = UIButton(doing: UIAction { [weak self] _ in self?.edit("") })
    private var options: [FieldOption] = []

    override func build() {
        for row in [heads, line] {
            row.distribution = .fillEqually
            row.spacing = 4
        }
        heads.alignment = .bottom
        let columns = UIStackView(arrangedSubviews: [heads, line])
        columns.axis = .vertical
        columns.spacing = 4
        content.addArrangedSubview(columns)
        standBeside(share: MatrixColumns.titleShare)
        // As high as what is touched, so that both stand in one line.
        titleLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        titleLabel.isAccessibilityElement = true
        clear.setImage(UIImage(systemName: "xmark.circle"), for: .normal)
    }

    override var besideAlignment: UIStackView.Alignment { .bottom }
    override var painted: [UIView] { [line] }
    override var trimmings: [(view: UIView, part: KeyPath<FieldLooks, StyleColor?>)] { [(clear, \.clearButton)] }
    override func rowTapped() {}
    override func speak(_ shown: FieldPresentation) { name(titleLabel, shown) }
    @discardableResult override func takeFocus() -> Bool {
        UIAccessibility.post(notification: .layoutChanged, argument: marks.view(for: titleLabel))
        return false
    }

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        let listed = shown.listedOptions
        let takesOne = shown.state.field.valueKind != .options
        if options != listed.map(\.option) { rebuild(listed, shown, takesOne: takesOne) }
        for (option, button) in zip(listed, buttons) {
            button.setImage(symbol(of: option, shown).picture, for: .normal)
            button.isEnabled = shown.state.isEnabled && option.isEnabled
            button.accessibilityHint = option.info
            button.speak(isChosen: option.isChosen)
        }
        clear.accessibilityLabel = shown.spoken(shown.clearTitle)
        // It keeps its column, so that nothing moves when a choice is made.
        clear.alpha = shown.isClearable ? 1 : 0
        clear.isEnabled = shown.isClearable
        clear.isAccessibilityElement = shown.isClearable
        heads.isHidden = source?.engine.beginsColumns(row) == false
    }

    private func symbol(of option: OptionPresentation, _ shown: FieldPresentation) -> FormSymbol {
        (source?.form?.options.symbols ?? OptionSymbols())
            .symbol(isChosen: option.isChosen, takesOne: shown.state.field.valueKind != .options)
    }

    override func wear(_ looks: FieldLooks) {
        guard let shown else { return }
        for (option, button) in zip(shown.listedOptions, buttons) {
            button.setImage(symbol(of: option, shown).sized(looks.boxSize).picture, for: .normal)
        }
        for label in headLabels {
            label.font = .scaled(looks.option, usual: 13) ?? .preferredFont(forTextStyle: .footnote)
            label.textColor = looks.option.color.map { .text($0, on: nil) } ?? .secondaryLabel
        }
    }

    private func rebuild(_ listed: [OptionPresentation], _ shown: FieldPresentation, takesOne: Bool) {
        options = listed.map(\.option)
        for view in heads.arrangedSubviews + line.arrangedSubviews { view.removeFromSuperview() }
        headLabels = listed.map { option in
            let label = UILabel(.footnote, color: .secondaryLabel)
            label.text = option.title
            // Each button says its column.
            label.isAccessibilityElement = false
            return label
        }
        buttons = listed.map { option in
            let button = UIButton(doing: UIAction { [weak self] _ in self?.touched(option.option) })
            button.accessibilityLabel = shown.spoken(option.spokenTitle)
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
            return button
        }
        for label in headLabels {
            let column = UIStackView(arrangedSubviews: [label])
            column.axis = .vertical
            column.alignment = .center
            heads.addArrangedSubview(column)
        }
        for button in buttons { line.addArrangedSubview(button) }
        if takesOne {
            heads.addArrangedSubview(UIView(frame: .zero))
            line.addArrangedSubview(clear)
        }
    }

    private func touched(_ option: FieldOption) {
        guard let source, let shown = source.driver.session.presentation(of: row.node) else { return }
        source.driver.perform(shown.toggle(option))
    }
}
#endif
