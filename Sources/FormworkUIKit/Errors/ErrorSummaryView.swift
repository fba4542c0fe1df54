#if canImport(UIKit)
import Foundation
import UIKit

/// What is wrong, at the top of the form. Touching an entry goes there.
@MainActor final class ErrorSummaryView: UIView {
    private let stack = UIStackView()
    private let title = UILabel(.headline, color: .systemRed)
    private(set) var buttons: [UIButton] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.accessibilityTraits = .header
        stack.axis = .vertical
        stack.spacing = 4
        stack.alignment = .leading
        stack.addArrangedSubview(title)
        hold(stack, top: 12, bottom: 12)
    }
    required init?(coder: NSCoder) { nil }

    func show(_ errors: [ShownError], in form: FormTableView) {
        title.text = form.driver.presentation.summaryTitle
        for button in buttons { button.removeFromSuperview() }
        buttons = errors.map { error in
            let words = form.driver.presentation.summaryText(error)
            let go = UIAction(title: words) { [weak form] _ in form?.go(to: error.row) }
            let button = UIButton(doing: go)
            stack.addArrangedSubview(button)
            return button
        }
    }
}
#endif
