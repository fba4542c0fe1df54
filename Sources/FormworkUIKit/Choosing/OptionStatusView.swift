#if canImport(UIKit)
import Foundation
import UIKit

/// The view under a list of options that shows an `OptionStatus`.
@MainActor final class OptionStatusView: UIView {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel(.subheadline, color: .secondaryLabel)
    private let button = UIButton(doing: nil)
    private var act: () -> Void = {}

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
        let stack = UIStackView(arrangedSubviews: [spinner, label, button])
        stack.axis = .vertical
        stack.spacing = 8
        stack.alignment = .center
        hold(stack, top: 12, bottom: 12)
        button.addAction(UIAction { [weak self] _ in self?.act() }, for: .primaryActionTriggered)
    }
    required init?(coder: NSCoder) { nil }

    /// Shows how far the options are.
    func show(_ status: OptionStatus, _ act: @escaping (OptionStatus.Act) -> Void) {
        if status.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
        label.text = status.text
        label.isHidden = status.text.isEmpty
        button.setTitle(status.buttonTitle, for: .normal)
        button.isHidden = status.buttonTitle.isEmpty
        self.act = { act(status.act) }
    }
}
#endif
