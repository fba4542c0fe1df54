#if canImport(UIKit)
public import Foundation
public import UIKit

/// A screen that shows a form.
///
/// The system makes room for the keyboard, because this is a table view controller.
@MainActor open class FormViewController: UITableViewController {
    /// The form.
    public let form: FormTableView

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
    }
    /// Forms are not made from storyboards.
    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        form.presenter = self
        tableView = form
    }

    /// Edit mode moves and deletes the items of repeats.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        form.setEditing(editing, animated: animated)
    }
}
#endif
