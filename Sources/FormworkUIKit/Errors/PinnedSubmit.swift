#if canImport(UIKit)
import Foundation
import UIKit

/// The bar at the bottom of the screen, or above the keyboard, that holds the buttons that go on and back, where the app wants them to
/// stay in sight.
@MainActor final class PinnedSubmit: UIView {
    private let buttons: SubmitView
    /// How much room the bar takes from the lines.
    private var room: CGFloat = 0
    /// The place of the keyboard on the screen; nothing as long as none came.
    private var keyboard = CGRect.zero
    private var watching: (any NSObjectProtocol)?

    init(_ buttons: SubmitView, on background: UIColor) {
        self.buttons = buttons
        super.init(frame: .zero)
        preservesSuperviewLayoutMargins = true
        backgroundColor = background
        addSubview(buttons)
    }
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if let watching { NotificationCenter.default.removeObserver(watching) }
        watching = nil
        guard window != nil else { return }
        watching = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let place = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            MainActor.assumeIsolated {
                self?.keyboard = place ?? .zero
                self?.superview?.setNeedsLayout()
            }
        }
    }

    /// How much the keyboard covers of the bottom of what is seen of a table. One that floats above the bottom covers nothing there.
    private func covered(in table: UITableView) -> CGFloat {
        guard keyboard.height > 0, let window = table.window else { return 0 }
        let seen = window.convert(table.convert(table.bounds, to: window), to: nil as UIWindow?)
        return keyboard.maxY < seen.maxY ? 0 : max(seen.maxY - keyboard.minY, 0)
    }

    /// Stands at the bottom of what is seen of a table, and has the table end above. A table is laid out each time that it is scrolled.
    func stand(in table: UITableView) {
        guard table.bounds.width > 0 else { return }
        let height = buttons.fittedSize(width: table.bounds.width).height
        // Under the buttons is the keyboard, or the room that the system needs.
        let whole = height + max(covered(in: table), table.safeAreaInsets.bottom)
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
