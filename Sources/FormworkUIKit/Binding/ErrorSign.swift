#if canImport(UIKit)
import Foundation
import UIKit

/// A button at the end of a text field whose answer is wrong. It says in a popover what is wrong.
@MainActor final class ErrorSign {
    private let field: UITextField
    private var error = ""
    private weak var binder: FormBinder?
    /// The text field's own view at its end, and its mode, to be restored when the sign goes away.
    private var usual: (view: UIView?, mode: UITextField.ViewMode)?
    private lazy var button: UIButton = UIButton(doing: UIAction { [weak self] _ in self?.explain() })

    init(_ field: UITextField) { self.field = field }

    /// Shows the button, or takes it away for `nil`.
    func show(_ error: String?, in binder: FormBinder?) {
        guard let binder, binder.showsErrorButtons, let error else {
            guard let usual else { return }
            (field.rightView, field.rightViewMode) = usual
            self.usual = nil
            return
        }
        self.error = error
        self.binder = binder
        button.setImage(binder.symbols.error.picture, for: .normal)
        button.tintColor = .systemRed
        button.accessibilityLabel = binder.session.engine.words("ui.error_prefix") + " " + error
        guard usual == nil else { return }
        usual = (field.rightView, field.rightViewMode)
        field.rightView = button
        field.rightViewMode = .always
    }

    private func explain() { binder?.explain(error, beside: button) }
}
#endif
