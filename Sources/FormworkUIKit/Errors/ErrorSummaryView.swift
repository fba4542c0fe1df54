#if canImport(UIKit)
import Foundation
import UIKit

/// The list of errors at the top of the form. Touching an entry goes to its place.
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
            // Its words have as many lines as they need, also before the button knows its width.
            var configuration = UIButton.Configuration.plain()
            configuration.titleAlignment = .leading
            configuration.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 0, bottom: 7, trailing: 0)
            let button = UIButton(configuration: configuration, primaryAction: go)
            button.contentHorizontalAlignment = .leading
            button.isPointerInteractionEnabled = true
            stack.addArrangedSubview(button)
            return button
        }
    }
}
#endif
