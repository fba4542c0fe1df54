#if canImport(UIKit)
import Foundation
import UIKit

extension FormTableSource {
    /// Moves the focus to a row, scrolling there first. A row that is still coming gets it when it is there.
    @discardableResult func focus(on row: RowID) -> Bool {
        guard let form, driver.table.place(of: row) != nil, form.window != nil else { return false }
        guard drop == nil, let view = reveal(row) else {
            awaited = row
            return false
        }
        awaited = nil
        return view.takeFocus()
    }

    /// Scrolls to a row, and gives its view; `nil` if it has no view yet.
    ///
    /// A table scrolls to where it expects the row, by estimates. The rows that come into sight then may be higher than that, so it is asked
    /// again.
    func reveal(_ row: RowID) -> FieldView? {
        guard let form, let place = driver.table.place(of: row) else { return nil }
        let path = IndexPath(place)
        for position in [UITableView.ScrollPosition.none, .none, .none, .middle] {
            form.scrollToRow(at: path, at: position, animated: false)
            form.layoutIfNeeded()
            if isInSight(path) { break }
        }
        return view(of: row)
    }

    /// Whether a row is seen as a whole, or as much of it as there is room for.
    private func isInSight(_ path: IndexPath) -> Bool {
        guard let form, form.cellForRow(at: path) != nil else { return false }
        let row = form.rectForRow(at: path)
        let top = form.contentOffset.y + form.adjustedContentInset.top
        let bottom = form.contentOffset.y + form.bounds.height - form.adjustedContentInset.bottom
        return row.height > bottom - top || (row.minY >= top - 1 && row.maxY <= bottom + 1)
    }

    func focusAwaited() {
        guard let row = awaited else { return }
        awaited = nil
        focus(on: row)
    }

    func move(_ direction: FocusDirection) {
        var from = focused
        while let next = driver.neighbour(direction, of: from) {
            if focus(on: next) || awaited == next || form?.window == nil { return }
            // A control of the app's need not take the focus. Then it goes on to the one behind it.
            from = next
        }
        form?.endEditing(true)
    }

    /// The view of a row that is visible.
    func view(of row: RowID) -> FieldView? {
        guard let place = driver.table.place(of: row) else { return nil }
        return (form?.cellForRow(at: IndexPath(place)) as? LineCell)?.views.first { $0.row == row }
    }

    func focusCame(to view: FieldView) {
        focused = view.row
        view.backgroundColor = form?.options.focusColor
        (form?.bar as? FormBar)?.update()
        repaint(view)
        if !isFollowing { driver.perform(.focus(view.row.node)) }
    }

    /// Colours of a field may say that it has the focus.
    private func repaint(_ view: FieldView) {
        guard let state = engine.field(view.row.node) else { return }
        let section = driver.table.section(of: view.row).map { driver.table.sections[$0].id }
        view.paint(state, styles, section: section)
        view.showMarks(nil)
    }

    func focusLeft(_ view: FieldView) {
        if focused == view.row { focused = nil }
        view.backgroundColor = nil
        repaint(view)
        if !isFollowing { driver.perform(.blur(view.row.node)) }
    }
}
#endif
