#if canImport(UIKit)
import Foundation
import UIKit

/// A row of stars. For VoiceOver it is one element, whose value is raised and lowered.
@MainActor final class StarsView: FieldView {
    private let stars = StarRow(frame: .zero)

    override func build() {
        stars.step = { [weak self] up in
            guard let self, let shown = source?.driver.session.presentation(of: row.node),
                let input = shown.moveStars(up: up)
            else { return }
            source?.driver.perform(input)
        }
        content.addArrangedSubview(stars)
    }

    override var painted: [UIView] { [stars] }
    override func rowTapped() {}

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        let symbols = source?.form?.options.symbols ?? OptionSymbols()
        stars.show(shown, symbols) { [weak self] option in
            guard let self, let now = source?.driver.session.presentation(of: row.node) else { return }
            source?.driver.perform(now.toggle(option))
        }
    }

    override func speak(_ shown: FieldPresentation) {
        name(stars, shown)
        stars.accessibilityValue = shown.spokenStars
    }

    @discardableResult override func takeFocus() -> Bool {
        UIAccessibility.post(notification: .layoutChanged, argument: stars)
        return false
    }
}

/// The stars themselves, each large enough for a finger.
@MainActor final class StarRow: UIView {
    /// Raises or lowers the answer.
    var step: ((_ up: Bool) -> Void)?
    private(set) var stars: [UIButton] = []
    private var options: [FieldOption] = []
    private let stack = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        stack.alignment = .center
        cover(with: stack)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }
    required init?(coder: NSCoder) { nil }

    func show(_ shown: FieldPresentation, _ symbols: OptionSymbols, _ choose: @escaping (FieldOption) -> Void) {
        if options != shown.options.map(\.option) {
            options = shown.options.map(\.option)
            for view in stack.arrangedSubviews { view.removeFromSuperview() }
            stars = options.map { option in star(UIAction { _ in choose(option) }) }
            // An empty view takes the room that the stars leave.
            stack.addArrangedSubview(UIView(frame: .zero))
        }
        for (position, star) in stars.enumerated() {
            let symbol = position < shown.fullStars ? symbols.fullStar : symbols.emptyStar
            star.setImage(symbol.picture, for: .normal)
            star.isEnabled = shown.state.isEnabled
        }
        accessibilityTraits = shown.state.isEnabled ? .adjustable : [.adjustable, .notEnabled]
    }

    private func star(_ action: UIAction) -> UIButton {
        let star = UIButton(doing: action)
        star.setContentHuggingPriority(.required, for: .horizontal)
        stack.addArrangedSubview(star)
        NSLayoutConstraint.activate([
            star.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
            star.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        return star
    }

    override func accessibilityIncrement() { step?(true) }
    override func accessibilityDecrement() { step?(false) }
}
#endif
