#if canImport(UIKit)
import Foundation
import UIKit

/// The buttons under the form: the one that submits, or in a form with pages the one that goes on, the one that goes back, and the
/// one that takes all answers back.
@MainActor final class SubmitView: UIView {
    private weak var form: FormTableView?
    private(set) lazy var button = UIButton(
        configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.form?.proceed() })
    private(set) lazy var back = UIButton(doing: UIAction { [weak self] _ in self?.form?.goBack() })

    private(set) lazy var reset = UIButton(doing: UIAction { [weak self] _ in self?.form?.askToReset() })

    init(_ form: FormTableView) {
        self.form = form
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 76))
        preservesSuperviewLayoutMargins = true
        button.isPointerInteractionEnabled = true
        let stack = UIStackView(arrangedSubviews: [button, back, reset])
        stack.axis = .vertical
        stack.spacing = 8
        hold(stack, top: 16, bottom: 16)
        for one in [button, back, reset] {
            one.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        }
        update()
    }
    required init?(coder: NSCoder) { nil }

    func update() {
        guard let form else { return }
        let pages = form.driver.pages
        button.isEnabled = !form.isWaitingForFiles
        button.configuration?.showsActivityIndicator = form.isWaitingForFiles
        button.configuration?.title =
            form.driver.isAtLastStep ? form.driver.presentation.submitTitle : pages?.nextTitle
        back.setTitle(pages?.backTitle, for: .normal)
        back.isHidden = pages?.previous == nil
        reset.setTitle(form.driver.engine.words("ui.kept_restart"), for: .normal)
        reset.isHidden = !form.options.showsResetButton || form.options.pinsSubmitButton
        form.fitFooter()
    }
}
#endif
