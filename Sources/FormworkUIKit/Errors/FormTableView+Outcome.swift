#if canImport(UIKit)
import Foundation
import UIKit

extension FormTableView {
    /// Everything of a change was drawn.
    func finish(_ change: SessionChange) {
        switch change.submission {
        case .accepted(let values):
            tableHeaderView = nil
            onAccept?(values)
        case .refused(let errors):
            announce(errors)
            onRefuse?(errors)
        default:
            // The list gets shorter while answers are mended.
            if let summary = tableHeaderView as? ErrorSummaryView {
                summary.show(driver.engine.errors, in: self)
                if driver.engine.errors.isEmpty { tableHeaderView = nil }
            }
        }
        (tableFooterView as? SubmitView)?.update()
        switch change.cause {
        case .input(.blur), .input(.submit): runChecks()
        default: break
        }
    }

    /// Checks that take time begin when a field is left and when the form is submitted.
    private func runChecks() {
        let session = session
        Task { await session.settle() }
    }

    private func announce(_ errors: [ShownError]) {
        // The list of errors takes the focus. Without it, how many there are is said.
        if !options.showsErrorSummary {
            let key = errors.count == 1 ? "ui.errors_announced.one" : "ui.errors_announced"
            let count = ErrorParameter("count", .number(DecimalNumber(errors.count)))
            source.announce(driver.engine.words(key, [count]))
        }
        guard options.showsErrorSummary else { return }
        let summary =
            tableHeaderView as? ErrorSummaryView
            ?? ErrorSummaryView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 0))
        summary.show(errors, in: self)
        tableHeaderView = summary
    }

    /// Goes to the list of what is wrong.
    func showErrorSummary() {
        guard options.showsErrorSummary, tableHeaderView is ErrorSummaryView else {
            if let first = driver.engine.errors.first { source.focus(on: first.row) }
            return
        }
        setContentOffset(CGPoint(x: 0, y: -adjustedContentInset.top), animated: false)
        layoutIfNeeded()
        UIAccessibility.post(notification: .layoutChanged, argument: tableHeaderView)
    }
}

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
            let go = UIAction(title: words) { [weak form] _ in form?.source.focus(on: error.row) }
            let button = UIButton(type: .system, primaryAction: go)
            button.titleLabel?.numberOfLines = 0
            stack.addArrangedSubview(button)
            return button
        }
        // A table takes the height of its header as it is.
        let wanted = systemLayoutSizeFitting(CGSize(width: form.bounds.width, height: 0))
        if frame.height != wanted.height { frame.size.height = wanted.height }
    }
}

/// The button that submits, under the form.
@MainActor final class SubmitView: UIView {
    private weak var form: FormTableView?
    private lazy var button = UIButton(
        configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.form?.submit() })

    init(_ form: FormTableView) {
        self.form = form
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 76))
        button.translatesAutoresizingMaskIntoConstraints = false
        addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            button.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        update()
    }
    required init?(coder: NSCoder) { nil }

    func update() {
        button.configuration?.title = form?.driver.presentation.submitTitle
    }
}
#endif
