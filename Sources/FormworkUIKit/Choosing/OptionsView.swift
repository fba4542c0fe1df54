#if canImport(UIKit)
import Foundation
import UIKit

/// Options below each other.
@MainActor final class OptionsView: FieldView {
    private let takesOne: Bool
    private let list = UIStackView()
    private var lines: [OptionLine] = []
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

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        let listed = shown.listedOptions
        if options != listed.map(\.option) { rebuild(listed) }
        for (option, line) in zip(listed, lines) {
            line.show(option, symbol: symbol(option.isChosen), isEnabled: shown.state.isEnabled, in: source)
        }
        clear.setTitle(shown.clearTitle, for: .normal)
        clear.accessibilityLabel = shown.spoken(shown.clearTitle)
        clear.isHidden = !takesOne || !shown.isClearable
    }

    override func wear(_ looks: FieldLooks) {
        guard let shown else { return }
        for (option, line) in zip(shown.listedOptions, lines) { line.wear(looks, option) }
    }

    override func speak(_ shown: FieldPresentation) { name(titleLabel, shown) }
    override func rowTapped() {}
    @discardableResult override func takeFocus() -> Bool {
        UIAccessibility.post(notification: .layoutChanged, argument: marks.view(for: titleLabel))
        return false
    }

    private func symbol(_ isChosen: Bool) -> FormSymbol {
        (source?.form?.options.symbols ?? OptionSymbols()).symbol(isChosen: isChosen, takesOne: takesOne)
    }

    private func rebuild(_ listed: [OptionPresentation]) {
        options = listed.map(\.option)
        for line in lines { line.removeFromSuperview() }
        let isAfterTitle = source?.form?.options.symbols.isAfterTitle ?? false
        lines = listed.map { option in
            let line = OptionLine(option, isAfterTitle: isAfterTitle) { [weak self] in self?.touched(option.option) }
            list.addArrangedSubview(line)
            return line
        }
    }

    private func touched(_ option: FieldOption) {
        guard let source, let shown = source.driver.session.presentation(of: row.node) else { return }
        source.driver.perform(shown.toggle(option))
    }
}
#endif
