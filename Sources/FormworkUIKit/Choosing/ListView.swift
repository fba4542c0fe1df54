#if canImport(UIKit)
import Foundation
import UIKit

/// Options on a screen of their own.
@MainActor final class ListView: FieldView {
    private let value = UILabel(.body, color: .secondaryLabel)

    override func build() {
        value.accessibilityTraits = .button
        standBeside(value)
    }

    override var opensScreen: Bool { true }

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: Int?) {
        let state = shown.state
        let empty = shown.placeholder.isEmpty ? words("ui.choose") : shown.placeholder
        value.text = state.display.isEmpty ? empty : state.display
        value.accessibilityTraits = state.isEnabled ? .button : [.button, .notEnabled]
    }
    override func speak(_ shown: FieldPresentation) {
        name(value, shown)
        value.accessibilityValue = value.text
    }

    override func rowTapped() { open() }
    @discardableResult override func takeFocus() -> Bool { open() }

    @discardableResult private func open() -> Bool {
        guard let source, let form = source.form, let shown = source.engine.presentation(of: row.node),
            shown.state.isEnabled
        else { return false }
        form.endEditing(true)
        source.driver.perform(.focus(row.node))
        let own = form.options.optionScreen?(shown, source.driver.session)
        form.show(own ?? OptionListController(row.node, source.driver))
        return true
    }
}

extension FormTableView {
    /// Pushes a screen where there is a stack of screens; else shows it as a sheet.
    func show(_ controller: UIViewController) {
        guard let presenter = presenter ?? nearestController else { return }
        if let navigation = presenter.navigationController {
            navigation.pushViewController(controller, animated: true)
        } else {
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { [weak controller] _ in controller?.dismiss(animated: true) })
            presenter.present(UINavigationController(rootViewController: controller), animated: true)
        }
    }

    private var nearestController: UIViewController? {
        var responder: UIResponder? = self
        while let one = responder {
            if let controller = one as? UIViewController { return controller }
            responder = one.next
        }
        return nil
    }
}
#endif
