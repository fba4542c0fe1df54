#if canImport(UIKit)
import Foundation
import UIKit

/// The symbol and the words of an option in the fonts and colours of the form, inside the button that is touched: a button's own words
/// have the system's font.
@MainActor final class OptionWords: UIStackView {
    let title = UILabel(.body)
    let info = UILabel(.footnote, color: .secondaryLabel)
    let symbolView = UIImageView(image: nil)

    /// Stands in a button.
    convenience init(in button: UIButton, isAfterTitle: Bool) {
        self.init(frame: .zero)
        let lines = UIStackView(arrangedSubviews: [title, info])
        lines.axis = .vertical
        // The button says the words.
        for label in [title, info] { label.isAccessibilityElement = false }
        symbolView.isAccessibilityElement = false
        symbolView.contentMode = .scaleAspectFit
        symbolView.setContentHuggingPriority(.required, for: .horizontal)
        spacing = 8
        alignment = .center
        for view in isAfterTitle ? [lines, symbolView] : [symbolView, lines] { addArrangedSubview(view) }
        isUserInteractionEnabled = false
        button.hold(self, top: 11, bottom: 11)
    }

    /// Shows an option.
    func show(_ option: OptionPresentation, _ symbol: FormSymbol?, _ looks: FieldLooks, isEnabled: Bool) {
        symbolView.show(symbol, usual: isEnabled ? tintColor : .secondaryLabel)
        title.text = option.title
        info.text = option.info
        info.isHidden = option.info.isEmpty
        title.font = .scaled(looks.option, usual: 17) ?? .preferredFont(forTextStyle: .body)
        info.font = .scaled(looks.optionInfo, usual: 13) ?? .preferredFont(forTextStyle: .footnote)
        // An option that cannot be chosen has a quiet colour.
        title.textColor = isEnabled ? looks.option.color.map { .text($0, on: nil) } ?? .label : .secondaryLabel
        info.textColor =
            isEnabled ? looks.optionInfo.color.map { .text($0, on: nil) } ?? .secondaryLabel : .secondaryLabel
    }
}
#endif
