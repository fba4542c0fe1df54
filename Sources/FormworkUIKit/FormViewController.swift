#if canImport(UIKit)
public import Foundation
public import UIKit

/// A screen that shows a form.
///
/// The system makes room for the keyboard, because this is a table view controller.
@MainActor open class FormViewController: UITableViewController {
    /// The form.
    public let form: FormTableView
    /// The button that goes to the page before; `nil` on the first page.
    private var backItem: UIBarButtonItem?

    /// Shows a session.
    ///
    /// - Parameters:
    ///   - session: The session to fill.
    ///   - options: The app's options for the screen.
    ///   - onAccept: Called with answers that were accepted.
    public init(_ session: FormSession, options: FormOptions = .usual, onAccept: ((JSONValue) -> Void)? = nil) {
        form = FormTableView(session, options: options)
        form.onAccept = onAccept
        super.init(style: options.tableStyle)
        title = session.engine.form.definition.title
        form.pageTurned = { [weak self] in self?.showBackButton() }
        showBackButton()
    }
    /// Forms are not made from storyboards.
    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        form.presenter = self
        tableView = form
    }

    /// Shows the button that goes to the page before in the place of the system's button, which leaves the form. It also keeps a swipe from
    /// the edge from leaving the form. An item of the app's stays.
    private func showBackButton() {
        let present = navigationItem.leftBarButtonItem
        guard present == nil || present === backItem else { return }
        backItem = nil
        if form.options.goesBackByPages, let title = form.pages?.backTitle, form.pages?.previous != nil {
            let item = UIBarButtonItem(
                image: UIImage(systemName: "chevron.backward"),
                primaryAction: UIAction { [weak self] _ in self?.form.goBack() })
            item.accessibilityLabel = title
            backItem = item
        }
        navigationItem.leftBarButtonItem = backItem
    }

    /// Undoing, as a shake asks for it, undoes steps of the form.
    // The form itself would ask the next responder, which is this controller, if it undoes no steps.
    open override var undoManager: UndoManager? { form.undoing ?? super.undoManager }

    /// Edit mode moves and deletes the items of repeats.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        form.setEditing(editing, animated: animated)
    }
}
#endif
