#if canImport(UIKit)
import Foundation
import UIKit

extension FormTableView {
    /// Pushes a screen where there is a stack of screens; else shows it as a sheet.
    func show(_ controller: UIViewController) {
        freePresenter?.open(controller)
    }

    /// Shows a screen as a sheet that can be pulled up, with a button that closes it.
    func presentSheet(_ controller: UIViewController) { freePresenter?.openSheet(controller) }

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
        freePresenter?.present(controller, beside: view, keeper: popoverKeeper)
    }

    /// The controller to show another one from; `nil` while it shows one already.
    private var freePresenter: UIViewController? { freePresenter(presenter) }
}

/// Keeps popovers what they are on an iPhone too, where they would become sheets.
@MainActor final class PopoverKeeper: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
#endif
