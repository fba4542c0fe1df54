#if canImport(UIKit)
import Foundation
import UIKit

/// The button under the form that takes all answers back, where the buttons that go on do not stand there: they stay in sight, or the
/// app has its own.
@MainActor final class ResetView: UIView {
    private weak var form: FormTableView?
    private(set) lazy var button = UIButton(doing: UIAction { [weak self] _ in self?.form?.askToReset() })

    init(_ form: FormTableView) {
        self.form = form
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 76))
        preservesSuperviewLayoutMargins = true
        hold(button, top: 16, bottom: 16)
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        button.setTitle(form.driver.engine.words("ui.kept_restart"), for: .normal)
    }
    required init?(coder: NSCoder) { nil }
}

extension FormTableView {
    /// A table takes the height of its footer as it was when it got it. The buttons that stay in sight are measured with each layout.
    func fitFooter() {
        if options.pinsSubmitButton { setNeedsLayout() }
        guard bounds.width > 0, let footer = tableFooterView else { return }
        let height = footer.fittedSize(width: bounds.width).height
        guard height != footer.frame.height else { return }
        footer.frame.size.height = height
        tableFooterView = footer
    }
}
#endif
