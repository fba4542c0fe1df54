#if canImport(UIKit)
import Foundation
import UIKit

/// The button that submits, under the form.
@MainActor final class SubmitView: UIView {
    private weak var form: FormTableView?
    private lazy var button = UIButton(
        configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.form?.submit() })

    init(_ form: FormTableView) {
        self.form = form
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 76))
        button.translatesAutoresizingMaskIntoConstraints = false
        button.isPointerInteractionEnabled = true
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
