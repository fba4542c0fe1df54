#if canImport(UIKit)
import Foundation
import UIKit

extension FormTableView {
    /// Announces that a submission was refused. A list or an alert takes the focus of VoiceOver; without them, the
    /// number of errors is announced.
    func say(_ errors: [ShownError]) {
        switch options.errorDisplay {
        case .summary: showSummary(errors)
        case .alert: break
        case .popover, .none:
            source.announce(driver.presentation.errorCountWords(errors.count))
        }
    }

    /// Goes to what is wrong, as the app wants it said.
    func showErrors() {
        guard let first = driver.listedErrors.first else { return }
        switch options.errorDisplay {
        case .summary:
            setContentOffset(CGPoint(x: 0, y: -adjustedContentInset.top), animated: false)
            layoutIfNeeded()
            UIAccessibility.post(notification: .layoutChanged, argument: summary)
        case .alert: presentAlert(driver.listedErrors)
        case .popover: presentPopover(first)
        case .none: go(to: first.row)
        }
    }

    private func presentAlert(_ errors: [ShownError]) {
        let most = 5
        var lines = errors.prefix(most).map { driver.presentation.summaryText($0) }
        if errors.count > most { lines.append("…") }
        let alert = UIAlertController(
            title: driver.presentation.summaryTitle, message: lines.joined(separator: "\n"), preferredStyle: .alert)
        let row = errors[0].row
        let close = ScreenWords(driver.engine.context.messages).close
        alert.addAction(
            UIAlertAction(title: close, style: .cancel) { [weak self] _ in self?.go(to: row) })
        present(alert, beside: self)
    }

    private func presentPopover(_ error: ShownError) {
        guard let view = source.reveal(error.row) else { return }
        let words = ErrorPopover(driver.presentation.summaryText(error))
        present(words, beside: view.errorLabel)
    }
}

/// A popover that points to a field and shows its error.
@MainActor final class ErrorPopover: UIViewController {
    private let label = UILabel(.body)

    init(_ words: String) {
        super.init(nibName: nil, bundle: nil)
        label.text = words
        modalPresentationStyle = .popover
        preferredContentSize = CGSize(width: 280, height: 88)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.hold(label, top: 16, bottom: 16)
        preferredContentSize = view.fittedSize(width: 280)
        UIAccessibility.post(notification: .screenChanged, argument: label)
    }
}
#endif
