extension FormEngine {
    /// Ends a transaction: brings the list of rows up to date and tells what changed.
    func commit() -> ChangeSet {
        var changes = ChangeSet()
        closeStrayEditor()
        if structureChanged || rowChangedNodes.count > 32 { replaceRows(&changes) } else { patchRows(&changes) }
        for insertion in changes.insertions { setNew(true, insertion.row.id) }
        changes.updates = updates()
        for insertion in changes.insertions { setNew(false, insertion.row.id) }
        changes.focus = focus
        changes.caret = caret
        changes.submission = submission
        recorder?.finish(&changes, in: self)
        endTransaction()
        return changes
    }

    /// Builds the whole list and compares it with the old one.
    ///
    /// What stays keeps its order, so one walk along both lists finds every difference.
    private func replaceRows(_ changes: inout ChangeSet) {
        let list = currentRows()
        statistics.rowsExamined += list.count + rows.count
        statistics.count(steps: list.count + rows.count)
        var old = 0
        for (position, row) in list.enumerated() {
            let hasMoved = isMoved(row.id)
            while old < rows.count, hasMoved || rows[old].id != row.id, isGone(rows[old].id) { remove(&old, &changes) }
            if !hasMoved, old < rows.count, rows[old].id == row.id {
                old += 1
            } else {
                changes.insertions.append(PlacedRow(position: position, row: row))
            }
        }
        while old < rows.count { remove(&old, &changes) }
        changes.removals.reverse()
        rows = list
    }

    private func isGone(_ id: RowID) -> Bool { !isPresent(id) || isMoved(id) }

    /// Whether a row belongs to the item that changed places: it goes, and comes again elsewhere.
    private func isMoved(_ id: RowID) -> Bool {
        guard movedItem >= 0 else { return false }
        var item = Int(id.node.item)
        while isAlive(item), item != movedItem { item = items[item].parent }
        return item == movedItem
    }

    private func remove(_ position: inout Int, _ changes: inout ChangeSet) {
        changes.removals.append(PlacedRow(position: position, row: rows[position]))
        position += 1
    }

    /// Finds the places of the few rows that came or went by their order, without walking the list.
    private func patchRows(_ changes: inout ChangeSet) {
        var removed: [OrderedRow] = []
        var inserted: [OrderedRow] = []
        for node in rowChangedNodes {
            for row in possibleRows(of: node) {
                let order = order(of: row)
                let position = place(of: order)
                let wasThere = position < rows.count && rows[position].id == row.id
                if wasThere == isPresent(row.id) { continue }
                let change = OrderedRow(order: order, row: row, position: position)
                if wasThere { removed.append(change) } else { inserted.append(change) }
            }
        }
        OrderedRow.sort(&removed)
        for change in removed.reversed() {
            changes.removals.append(PlacedRow(position: change.position, row: rows.remove(at: change.position)))
        }
        OrderedRow.sort(&inserted)
        for change in inserted {
            let position = place(of: change.order)
            rows.insert(change.row, at: position)
            changes.insertions.append(PlacedRow(position: position, row: change.row))
        }
    }

    /// The position of the first row that does not stand before an order.
    ///
    /// - Complexity: O(log n).
    private func place(of order: RowOrder) -> Int {
        var low = 0
        var high = rows.count
        while low < high {
            let middle = (low + high) / 2
            statistics.rowsExamined += 1
            statistics.count(steps: 1)
            if self.order(of: rows[middle]).isBefore(order) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// What looks different in rows that were there before, in the order of the page.
    private func updates() -> [RowUpdate] {
        var found: [OrderedRow] = []
        func add(_ row: FormRow, _ aspects: RowAspects) {
            if aspects.isEmpty || !isPresent(row.id) || isNew(row.id) { return }
            found.append(OrderedRow(order: order(of: row), row: row, aspects: aspects))
        }
        for node in touchedNodes where nodes[node].item >= 0 {
            if let row = possibleRows(of: node).first { add(row, nodes[node].aspects) }
        }
        for update in extraUpdates where isAlive(Int(update.id.node.item)) {
            add(FormRow(id: update.id, parent: nil), update.aspects)
        }
        statistics.count(steps: found.count)
        OrderedRow.sort(&found)
        var updates: [RowUpdate] = []
        for change in found {
            if let last = updates.last, last.id == change.row.id {
                updates[updates.count - 1].aspects.formUnion(change.aspects)
            } else {
                updates.append(RowUpdate(id: change.row.id, aspects: change.aspects))
            }
        }
        return updates
    }

    /// Whether a row came in this transaction, so that it is drawn whole in any case.
    private func isNew(_ id: RowID) -> Bool {
        if id.kind == .itemHeader { return items[Int(id.node.item)].isNew }
        return position(id.node).map { nodes[$0].flags.contains(.rowNew) } ?? false
    }

    private func setNew(_ isNew: Bool, _ id: RowID) {
        if id.kind == .itemHeader {
            items[Int(id.node.item)].isNew = isNew
        } else if id.kind != .inlineEditor, let node = position(id.node) {
            nodes[node].flags.set(.rowNew, isNew)
        }
    }

    private func endTransaction() {
        for node in touchedNodes {
            nodes[node].aspects = []
            nodes[node].flags.remove(.touched)
        }
        for node in rowChangedNodes { nodes[node].flags.remove(.rowChanged) }
        touchedNodes.removeAll()
        rowChangedNodes.removeAll()
        extraUpdates.removeAll()
        structureChanged = false
        movedItem = -1
        focus = nil
        caret = nil
        submission = nil
    }
}
