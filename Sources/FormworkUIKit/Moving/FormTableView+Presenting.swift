#if canImport(UIKit)
import Foundation
import UIKit

extension FormTableView {
    /// Pushes a screen where there is a stack of screens; else shows it as a sheet.
    func show(_ controller: UIViewController) {
        if let navigation = freePresenter?.navigationController {
            navigation.pushViewController(controller, animated: true)
        } else {
            presentSheet(controller)
        }
    }

    /// Shows a screen as a sheet that can be pulled up, with a button that closes it.
    func presentSheet(_ controller: UIViewController) {
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak controller] _ in controller?.dismiss(animated: true) })
        let navigation = UINavigationController(rootViewController: controller)
        navigation.sheetPresentationController?.detents = [.medium(), .large()]
        navigation.sheetPresentationController?.prefersGrabberVisible = true
        freePresenter?.present(navigation, animated: true)
    }

    /// Tells the app that a row was touched which asks nothing, and opens its screen where the app has one.
    func tap(_ row: RowID) {
        guard let state = driver.engine.field(row.node), state.isEnabled else { return }
        driver.perform(.tap(row.node))
        guard let screen = options.destination?(state.field) else { return }
        endEditing(true)
        show(screen)
    }

    /// Shows a popover or an alert. What needs a place to point to points to a view.
    func present(_ controller: UIViewController, beside view: UIView) {
        if let popover = controller.popoverPresentationController {
            popover.sourceView = view
            popover.sourceRect = view.bounds
            // A sheet of actions stays what the system makes of it.
            if controller.modalPresentationStyle == .popover { popover.delegate = popoverKeeper }
        }
        freePresenter?.present(controller, animated: true)
    }

    /// The controller to show another one from; `nil` while it shows one already.
    private var freePresenter: UIViewController? {
        guard let presenter = presenter ?? nearestController, presenter.presentedViewController == nil else {
            return nil
        }
        return presenter
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

/// Keeps popovers what they are on an iPhone too, where they would become sheets.
@MainActor final class PopoverKeeper: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
#endif
