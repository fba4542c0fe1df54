#if canImport(UIKit)
import Foundation
import UIKit

/// The bar at the bottom of the screen that holds the buttons under the form, where the app wants them to stay in sight.
@MainActor final class PinnedSubmit: UIView {
    private let buttons: SubmitView
    /// How much room the bar takes from the lines.
    private var room: CGFloat = 0

    init(_ buttons: SubmitView, on background: UIColor) {
        self.buttons = buttons
        super.init(frame: .zero)
        preservesSuperviewLayoutMargins = true
        backgroundColor = background
        addSubview(buttons)
    }
    required init?(coder: NSCoder) { nil }

    /// Stands at the bottom of what is seen of a table, and has the table end above. A table is laid out each time that it is scrolled.
    func stand(in table: UITableView) {
        guard table.bounds.width > 0 else { return }
        let height = buttons.fittedSize(width: table.bounds.width).height
        // Under the buttons is the room that the system needs.
        let whole = height + table.safeAreaInsets.bottom
        let place = CGRect(
            x: 0, y: table.contentOffset.y + table.bounds.height - whole, width: table.bounds.width, height: whole)
        if frame != place { frame = place }
        let inside = CGRect(x: 0, y: 0, width: place.width, height: height)
        if buttons.frame != inside { buttons.frame = inside }
        if table.subviews.last !== self { table.bringSubviewToFront(self) }
        guard room != height else { return }
        table.contentInset.bottom += height - room
        room = height
    }
}
#endif
