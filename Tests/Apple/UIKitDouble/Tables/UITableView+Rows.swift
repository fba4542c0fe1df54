import Foundation

extension UITableView {
    /// Places rows, makes the cells of those that are visible, and takes back the others.
    func layoutRows() {
        guard window != nil || bounds.height > 0 else { return }
        // Source: Apple, console message: layout outside of a window is for nothing; the table waits.
        guard window != nil else { return }
        loadIfNeeded()
        for (path, cell) in shape.cells { shape.heights[path] = height(of: cell, at: path) }
        place()
        var known: [IndexPath] = []
        // New cells have other heights than estimated, so what is visible is found in steps.
        for _ in 0..<8 {
            known = rowsInView()
            let new = known.filter { shape.cells[$0] == nil }
            if new.isEmpty { break }
            for path in new { show(path) }
            place()
        }
        hide(all: Set(shape.cells.keys).subtracting(known))
        shape.visible = known
        for (path, cell) in shape.cells { cell.frame = shape.rows[path] ?? .zero }
        placeHeaders()
    }

    private func rowsInView() -> [IndexPath] {
        let top = contentOffset.y, bottom = top + max(bounds.height - adjustedContentInset.bottom, 0)
        return shape.rows.filter { $0.value.maxY > top && $0.value.minY < bottom }.keys.sorted()
    }

    private func place() {
        // Source: experience: a table takes the height of its header from the header's frame.
        var y: CGFloat = tableHeaderView?.frame.height ?? 0
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: y)
        shape.rows = [:]
        for (section, count) in shape.counts.enumerated() {
            y += headerHeight(section)
            for row in 0..<count {
                let path = IndexPath(row: row, section: section)
                let height =
                    shape.heights[path] ?? delegate?.tableView(self, estimatedHeightForRowAt: path)
                    ?? estimatedRowHeight
                shape.rows[path] = CGRect(x: 0, y: y, width: bounds.width, height: height)
                y += height
            }
            y += footerHeight(section)
        }
        contentSize = CGSize(width: bounds.width, height: y)
    }

    private func show(_ path: IndexPath) {
        let cell = shape.pinned[path] ?? ask(for: path)
        shape.pinned[path] = nil
        shape.cells[path] = cell
        prepareEditing(of: cell, at: path)
        cell.setSelected(selection.contains(path), animated: false)
        cell.frame = CGRect(x: 0, y: 0, width: bounds.width, height: estimatedRowHeight)
        if cell.superview !== self { addSubview(cell) }
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        shape.heights[path] = height(of: cell, at: path)
    }

    func ask(for path: IndexPath) -> UITableViewCell {
        work.cellsAsked += 1
        guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        isAsking = true
        defer { isAsking = false }
        return dataSource.tableView(self, cellForRowAt: path)
    }

    private func hide(all paths: Set<IndexPath>) {
        for path in paths {
            guard let cell = shape.cells.removeValue(forKey: path) else { continue }
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
            // Source: general experience with long forms: typing goes on when the field's row was scrolled away.
            if let first = window?.firstResponder as? UIView, first.isDescendant(of: cell) {
                shape.pinned[path] = cell
            } else {
                recycle(cell)
            }
        }
    }

    // Source: Apple, "tableView(_:heightForRowAt:)": the delegate's height counts before the table's `rowHeight`.
    private func height(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
        let wanted = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return wanted != UITableView.automaticDimension ? wanted : max(cell.fittedHeight(width: bounds.width), 44)
    }

    func prepareEditing(of cell: UITableViewCell, at path: IndexPath) {
        let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
        cell.editingStyle = canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
        cell.showsReorderControl = isEditing && (dataSource?.tableView(self, canMoveRowAt: path) ?? false)
        cell.setEditing(isEditing && canEdit, animated: false)
    }

    // Source: Apple, "UITableViewController": its table makes room for the keyboard and shows the field.
    func avoidKeyboard(_ height: CGFloat) {
        guard avoidsKeyboard, keyboardInset != height else { return }
        keyboardInset = height
        setNeedsLayout()
        guard height > 0, let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else { return }
        var view: UIView? = first
        while let one = view, !(one is UITableViewCell) { view = one.superview }
        if let cell = view as? UITableViewCell { scrollRectToVisible(cell.frame, animated: false) }
        layoutIfNeeded()
    }

    private func headerHeight(_ section: Int) -> CGFloat {
        let asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? UITableView.automaticDimension
        if asked != UITableView.automaticDimension { return asked }
        return shape.headers[section]?.fittedHeight(width: bounds.width)
            ?? (shape.headerTitles[section] == nil ? 18 : 38)
    }
    private func footerHeight(_ section: Int) -> CGFloat {
        let asked = delegate?.tableView(self, heightForFooterInSection: section) ?? UITableView.automaticDimension
        if asked != UITableView.automaticDimension { return asked }
        return shape.footers[section]?.fittedHeight(width: bounds.width)
            ?? (shape.footerTitles[section] == nil ? 18 : 38)
    }

    /// Asks for headers and footers of sections that have a row in view, or none at all.
    private func placeHeaders() {
        let near = Set(shape.visible.map(\.section))
            .union(shape.counts.indices.filter { shape.counts[$0] == 0 })
        for section in near.sorted() {
            if shape.headers[section] == nil, let view = delegate?.tableView(self, viewForHeaderInSection: section) {
                shape.headers[section] = view
                addSubview(view)
            }
            if shape.footers[section] == nil, let view = delegate?.tableView(self, viewForFooterInSection: section) {
                shape.footers[section] = view
                addSubview(view)
            }
            shape.headerTitles[section] = dataSource?.tableView(self, titleForHeaderInSection: section)
            shape.footerTitles[section] = dataSource?.tableView(self, titleForFooterInSection: section)
        }
        for section in shape.headers.keys where !near.contains(section) {
            if let view = shape.headers.removeValue(forKey: section) { recycle(header: view) }
        }
        for section in shape.footers.keys where !near.contains(section) {
            if let view = shape.footers.removeValue(forKey: section) { recycle(header: view) }
        }
    }
}
