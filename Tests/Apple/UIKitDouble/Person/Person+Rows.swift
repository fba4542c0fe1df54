package import Foundation

extension Person {
    /// The actions behind a row when it is swiped towards its start.
    package func swipe(_ cell: UITableViewCell) -> [UIContextualAction] {
        guard canReach(cell), let table = cell.table, let path = table.indexPath(for: cell),
            table.dataSource?.tableView(table, canEditRowAt: path) ?? false
        else { return [] }
        return table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)?.actions ?? []
    }
    /// The actions behind a row when it is swiped towards its end.
    package func swipeForward(_ cell: UITableViewCell) -> [UIContextualAction] {
        guard canReach(cell), let table = cell.table, let path = table.indexPath(for: cell),
            table.dataSource?.tableView(table, canEditRowAt: path) ?? false
        else { return [] }
        return table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)?.actions ?? []
    }
    /// Swipes a row, one way or the other, and touches the action of this title.
    @discardableResult package func swipe(_ cell: UITableViewCell, and title: String) -> Bool {
        guard let action = (swipe(cell) + swipeForward(cell)).first(where: { $0.title == title }) else { return false }
        action.handler(action, cell) { _ in }
        settle()
        return true
    }
    /// Drags a row by its handle in edit mode.
    // Source: Apple, "tableView(_:moveRowAt:to:)": the data source only learns of it; the table has moved the row already.
    @discardableResult package func move(_ cell: UITableViewCell, to wanted: IndexPath) -> Bool {
        guard let table = cell.table, let path = table.indexPath(for: cell), cell.showsReorderControl else {
            return false
        }
        let place =
            table.delegate?.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: wanted)
            ?? wanted
        table.moveByHand(path, to: place)
        settle()
        return true
    }
    /// Touches the red or green sign of edit mode.
    @discardableResult package func commitEditing(of cell: UITableViewCell) -> Bool {
        guard let table = cell.table, let path = table.indexPath(for: cell), table.isEditing, cell.editingStyle != .none
        else { return false }
        table.dataSource?.tableView(table, commit: cell.editingStyle, forRowAt: path)
        settle()
        return true
    }
    /// The menu that a long touch on a row opens.
    package func menu(of cell: UITableViewCell) -> UIMenu? {
        guard let table = cell.table, let path = table.indexPath(for: cell) else { return nil }
        return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero)?.menu
    }
    /// Touches an entry of the open menu.
    @discardableResult package func choose(_ title: String) -> Bool {
        guard let open = window.openMenu else { return false }
        let found = open.menu.actions.first {
            $0.title == title && !$0.attributes.contains(.disabled) && !$0.attributes.contains(.hidden)
        }
        guard let found else { return false }
        choose(found, in: open)
        return true
    }
    package func choose(_ action: UIAction, in menu: UIMenu) {
        choose(action, in: OpenMenu(menu: menu, source: nil))
    }
    // Source: Apple, "changesSelectionAsPrimaryAction" and `.singleSelection`: the menu keeps one action on.
    private func choose(_ action: UIAction, in open: OpenMenu) {
        let keepsOne = (open.source as? UIButton)?.changesSelectionAsPrimaryAction ?? false
        if keepsOne || open.menu.options.contains(.singleSelection) {
            for one in open.menu.actions { one.state = one === action ? .on : .off }
        }
        window.openMenu = nil
        action.perform(from: open.source)
        settle()
    }
    package func closeMenu() { window.openMenu = nil }

    /// Touches a button of the alert or sheet on top.
    // Source: Apple, "UIAlertAction": the alert goes away before its handler runs.
    @discardableResult package func answer(_ title: String) -> Bool {
        guard let alert = top as? UIAlertController,
            let action = alert.actions.first(where: { $0.title == title && $0.isEnabled })
        else { return false }
        alert.dismiss(animated: true)
        action.handler?(action)
        settle()
        return true
    }
    /// Types into the search bar of the controller on top.
    package func search(_ text: String) {
        top?.navigationItem.searchController?.isActive = true
        top?.navigationItem.searchController?.searchBar.text = text
        settle()
    }
    /// Drags a table with a finger.
    // Source: Apple, "keyboardDismissMode": on drag puts the keyboard down when dragging begins.
    package func drag(_ table: UITableView, by distance: CGFloat) {
        table.delegate?.scrollViewWillBeginDragging(table)
        if table.keyboardDismissMode == .onDrag { table.endEditing(true) }
        let end = max(table.contentSize.height - table.visibleHeight, 0)
        table.contentOffset.y = min(max(table.contentOffset.y + distance, 0), end)
        settle()
    }
    /// Scrolls until a row is visible, and says which cell it has.
    package func reach(_ path: IndexPath, in table: UITableView) -> UITableViewCell? {
        // A person scrolls on until they see it.
        for _ in 0..<20 {
            table.scrollToRow(at: path, at: .none, animated: false)
            settle()
            if table.cellForRow(at: path) != nil, table.isInSight(path) { break }
        }
        return table.cellForRow(at: path)
    }
}

extension UITableView {
    /// Whether a row is seen as a whole, or fills what is seen.
    fileprivate func isInSight(_ path: IndexPath) -> Bool {
        let row = rectForRow(at: path), top = contentOffset.y
        return row.height > visibleHeight || row.minY >= top - 1 && row.maxY <= top + visibleHeight + 1
    }

    func moveByHand(_ old: IndexPath, to new: IndexPath) {
        performBatchUpdates {
            self.dataSource?.tableView(self, moveRowAt: old, to: new)
            self.batch?.moves.append((old, new))
        }
    }
}
