#if canImport(UIKit)
import Foundation
import UIKit

extension UIViewController {
    /// Pushes a screen where this is a screen of a stack; else shows it as a sheet. A form inside of a SwiftUI screen finds SwiftUI's own
    /// stack, which loses what others push on it.
    func open(_ screen: UIViewController) {
        if let navigationController, navigationController.viewControllers.contains(where: { $0 === self }) {
            navigationController.pushViewController(screen, animated: true)
        } else {
            openSheet(screen)
        }
    }

    /// Shows a screen as a sheet that can be pulled up, with a button that closes it.
    func openSheet(_ screen: UIViewController) {
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak screen] _ in screen?.dismiss(animated: true) })
        let navigation = UINavigationController(rootViewController: screen)
        navigation.sheetPresentationController?.detents = [.medium(), .large()]
        navigation.sheetPresentationController?.prefersGrabberVisible = true
        present(navigation, animated: true)
    }

    /// Shows a popover or an alert. What needs a place to point to points to a view.
    ///
    /// - Parameters:
    ///   - screen: The popover or alert to show.
    ///   - view: The view that it belongs to.
    ///   - keeper: Keeps a popover one on a narrow screen too; whoever asks holds it.
    func present(_ screen: UIViewController, beside view: UIView, keeper: PopoverKeeper) {
        if let popover = screen.popoverPresentationController {
            popover.sourceView = view
            popover.sourceRect = view.bounds
            // A sheet of actions stays what the system makes of it.
            if screen.modalPresentationStyle == .popover { popover.delegate = keeper }
        }
        present(screen, animated: true)
    }
}

extension UIView {
    /// The controller to show another one from: a given one, else the nearest; `nil` while it shows one already.
    func freePresenter(_ given: UIViewController?) -> UIViewController? {
        guard let presenter = given ?? nearestController, presenter.presentedViewController == nil else { return nil }
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
#endif
