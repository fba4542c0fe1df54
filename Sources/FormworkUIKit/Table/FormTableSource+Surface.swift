#if canImport(UIKit)
import Foundation
import UIKit

extension FormTableSource: FormSurface {
    func follow(_ update: TableUpdate, adopt: @escaping () -> Void) {
        if let drop { return follow(update, of: drop, adopt) }
        // The table will be reloaded.
        if frozen != nil { return adopt() }
        guard let form, form.window != nil else {
            adopt()
            form?.reloadData()
            return
        }
        let animation: UITableView.RowAnimation = form.animates ? .fade : .none
        let held = focused
        let selection = held.flatMap { view(of: $0)?.selection }
        isFollowing = true
        endEditing(before: update)
        form.performBatchUpdates {
            adopt()
            form.deleteSections(IndexSet(update.deletedSections), with: animation)
            form.insertSections(IndexSet(update.insertedSections), with: animation)
            form.deleteRows(at: update.deletedLines.map { IndexPath($0) }, with: animation)
            form.insertRows(at: update.insertedLines.map { IndexPath($0) }, with: animation)
        } completion: { [weak self] _ in
            self?.focusAwaited()
        }
        isFollowing = false
        showSeparators()
        if let held, focused != held { giveBack(held, selection) }
        revealEditor(openedBy: update)
    }

    /// An editor that opened under its field may be below the fold.
    private func revealEditor(openedBy update: TableUpdate) {
        guard let focused, let place = driver.table.place(of: RowID(.inlineEditor, focused.node)),
            update.insertedLines.contains(place)
        else { return }
        _ = reveal(RowID(.inlineEditor, focused.node))
    }

    /// Puts the keyboard down where it belongs to a row that goes: a table ends the app if the control of such a row keeps it.
    private func endEditing(before update: TableUpdate) {
        guard let form, !update.deletedLines.isEmpty || !update.deletedSections.isEmpty else { return }
        let (lines, sections) = (Set(update.deletedLines), Set(update.deletedSections))
        func goes(_ place: LinePlace) -> Bool { sections.contains(place.section) || lines.contains(place) }
        for cell in form.visibleCells {
            if let path = form.indexPath(for: cell), goes(path.place) { cell.endEditing(true) }
        }
        // The row may have been scrolled out of sight.
        if let held = focused, let place = driver.table.place(of: held), goes(place) { form.endEditing(true) }
    }

    /// Reloads the table, because lines hold other rows now. Who types goes on, in another cell.
    ///
    /// - Parameter layOut: Lays the table out.
    func reloadLines(_ layOut: () -> Void) {
        let held = focused
        // The lines are others already, and the cells are not.
        let cells = (form?.visibleCells ?? []).compactMap { $0 as? LineCell }
        let selection = cells.lazy.flatMap(\.views).first { $0.row == held }?.selection
        isFollowing = true
        form?.reloadData()
        layOut()
        isFollowing = false
        guard let held, form?.window != nil else { return }
        // A cell takes the focus when the table is laid out, and not while it is.
        Task { [weak self] in self?.giveBack(held, selection) }
    }

    /// Moves the focus to the new cell of a row that changed its line or section while somebody typed in it.
    private func giveBack(_ row: RowID, _ selection: Range<TextOffset>?) {
        if focused == row, view(of: row)?.responder?.isFirstResponder == true { return }
        isFollowing = true
        if focus(on: row), let selection { view(of: row)?.selection = selection }
        isFollowing = false
        if focused != row { driver.perform(.blur(row.node)) }
    }

    func refresh(_ row: RowID, _ aspects: RowAspects, caret: TextOffset?) {
        guard let form else { return }
        if row.kind == .groupHeader || row.kind == .sectionHeader || row.kind == .footer {
            return refreshEdges(of: row)
        }
        guard let place = driver.table.place(of: row), let cell = form.cellForRow(at: IndexPath(place)) as? LineCell
        else {
            return
        }
        cell.refresh(row, aspects, caret: caret, in: self)
        var causes: RowAspects = [.error, .options, .title]
        if cell.views.contains(where: { $0.row == row && $0.isAsHighAsItsAnswer }) { causes.insert(.display) }
        if !aspects.isDisjoint(with: causes) { resize(cell) }
    }

    func relayOut(_ line: RowID) {
        guard let place = driver.table.place(of: line), let now = driver.table[place],
            let cell = form?.cellForRow(at: IndexPath(place)) as? LineCell
        else { return }
        cell.show(now, in: self)
        resize(cell)
    }

    func focus(_ target: FocusTarget) {
        switch target {
        case .row(let row): focus(on: row)
        case .errorSummary: form?.showErrors()
        }
    }

    func announce(_ words: String) {
        UIAccessibility.post(notification: .announcement, argument: words)
    }

    func finish(_ change: SessionChange) {
        if awaitsMeasure { measureNow() }
        forgetEdges(change)
        form?.finish(change)
    }

    /// Headers of the app's go with the items that they stood over. Those of sections that are only hidden stay.
    private func forgetEdges(_ change: SessionChange) {
        if ownEdges.isEmpty || change.changes.removals.isEmpty { return }
        for row in ownEdges.keys where engine.section(row.node) == nil && engine.group(row.node) == nil {
            ownEdges[row] = nil
        }
    }

    /// A row may be higher or lower now.
    func resize(_ row: RowID) {
        guard let place = driver.table.place(of: row), let cell = form?.cellForRow(at: IndexPath(place)) as? LineCell
        else { return }
        resize(cell)
    }

    private func resize(_ cell: LineCell) {
        cell.invalidateIntrinsicContentSize()
        measure()
    }

    /// Lets the table measure its cells again, without reloading one: once for everything that a change drew.
    func measure() {
        if driver.isDrawing { awaitsMeasure = true } else { measureNow() }
    }

    /// While an item is dropped the table takes no updates.
    func measureNow() {
        guard drop == nil else {
            awaitsMeasure = true
            return
        }
        awaitsMeasure = false
        guard let form, form.window != nil, !form.hasUncommittedUpdates else { return }
        UIView.performWithoutAnimation { form.performBatchUpdates(nil) }
    }
}
#endif
