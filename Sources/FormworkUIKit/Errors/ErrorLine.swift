#if canImport(UIKit)
import Foundation
import UIKit

/// The error of an answer, under its field: a sign and the words.
@MainActor final class ErrorLine: UIStackView {
    let label = UILabel(.footnote, color: .systemRed)
    private(set) var sign = UIImageView(image: nil)

    override init(frame: CGRect) {
        super.init(frame: frame)
        sign.setContentHuggingPriority(.required, for: .horizontal)
        sign.contentMode = .scaleAspectFit
        addArrangedSubview(sign)
        addArrangedSubview(label)
        spacing = 6
        alignment = .firstBaseline
    }
    required init(coder: NSCoder) { super.init(frame: .zero) }

    /// Shows an error, or nothing for `nil`.
    func show(_ error: String?, _ symbols: OptionSymbols) {
        label.text = error
        isHidden = error == nil
        if error != nil { sign.show(symbols.error, usual: .systemRed) }
    }
}
#endif
