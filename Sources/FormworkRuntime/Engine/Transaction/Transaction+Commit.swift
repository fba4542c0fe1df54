extension Transaction {
    /// Ends the transaction: brings the list of rows up to date and returns the changes.
    mutating func commit() -> ChangeSet {
        var changes = ChangeSet()
        closeStrayEditor()
        if itemsChanged || rowChangedNodes.count > 32 { replaceRows(&changes) } else { patchRows(&changes) }
        for insertion in changes.insertions { setNew(true, insertion.row.id) }
        changes.updates = updates()
        for insertion in changes.insertions { setNew(false, insertion.row.id) }
        changes.focus = focus
        changes.caret = caret
        changes.submission = submission
        for node in touchedNodes {
            state.nodes[node].aspects = []
            state.nodes.remove(.touched, at: node)
        }
        for node in rowChangedNodes { state.nodes.remove(.rowChanged, at: node) }
        closeJournal()
        return changes
    }

    /// Builds the whole list and compares it with the old one.
    ///
    /// The remaining rows keep their order, so one walk along both lists finds every difference.
    private mutating func replaceRows(_ changes: inout ChangeSet) {
        let rows = state.rows
        let list = state.currentRows
        state.count(rows: list.count + rows.count)
        var old = 0
        for (position, row) in list.enumerated() {
            let hasMoved = isMoved(row.id)
            while old < rows.count, hasMoved || rows[old].id != row.id, isGone(rows[old].id) {
                changes.removals.append(PlacedRow(position: old, row: rows[old]))
                old += 1
            }
            if !hasMoved, old < rows.count, rows[old].id == row.id {
                old += 1
            } else {
                changes.insertions.append(PlacedRow(position: position, row: row))
            }
        }
        while old < rows.count {
            changes.removals.append(PlacedRow(position: old, row: rows[old]))
            old += 1
        }
        changes.removals.reverse()
        state.replaceRows(by: list)
    }

    private func isGone(_ id: RowID) -> Bool { !state.isPresent(id) || isMoved(id) }

    /// Whether a row belongs to the moved item. Such rows are removed and inserted at the new place.
    private func isMoved(_ id: RowID) -> Bool {
        guard let movedItem else { return false }
        var item: ItemIndex? = ItemIndex(rawValue: id.node.item)
        while let current = item, state.items.contains(current) {
            if current == movedItem { return true }
            item = state.items[current].parent
        }
        return false
    }

    /// Finds the positions of the few added and removed rows by their order, without walking along the list.
    private mutating func patchRows(_ changes: inout ChangeSet) {
        if rowChangedNodes.isEmpty { return }
        var removed: [OrderedRow] = []
        var inserted: [OrderedRow] = []
        for node in rowChangedNodes where state.nodes.contains(node) {
            for row in state.possibleRows(of: node) {
                let order = state.order(of: row.id)
                let position = place(of: order)
                let wasThere = position < state.rows.end && state.rows[position].id == row.id
                if wasThere == state.isPresent(row.id) { continue }
                let change = OrderedRow(order: order, row: row, position: position)
                if wasThere { removed.append(change) } else { inserted.append(change) }
            }
        }
        OrderedRow.sort(&removed)
        for change in removed.reversed() {
            let row = state.removeRow(at: change.position)
            changes.removals.append(PlacedRow(position: change.position.position, row: row))
        }
        OrderedRow.sort(&inserted)
        for change in inserted {
            let position = place(of: change.order)
            state.insertRow(change.row, at: position)
            changes.insertions.append(PlacedRow(position: position.position, row: change.row))
        }
    }

    private mutating func place(of order: RowOrder) -> RowPosition {
        let search = state.searchRows(for: order)
        state.count(rows: search.steps)
        return search.place
    }

    /// The updates of rows that were there before this transaction, in the order of the list.
    private mutating func updates() -> [RowUpdate] {
        var found: [OrderedRow] = []
        for node in touchedNodes where state.nodes.contains(node) {
            add(RowUpdate(id: state.firstRowID(of: node), aspects: state.nodes[node].aspects), to: &found)
        }
        for update in extraUpdates { add(update, to: &found) }
        state.count(steps: found.count)
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

    @inline(never)
    private func add(_ update: RowUpdate, to found: inout [OrderedRow]) {
        if update.aspects.isEmpty || !state.isPresent(update.id) || isNew(update.id) { return }
        let row = FormRow(id: update.id, parent: nil)
        found.append(OrderedRow(order: state.order(of: update.id), row: row, aspects: update.aspects))
    }

    /// Whether a row was added in this transaction, so that it is drawn as a whole.
    private func isNew(_ id: RowID) -> Bool {
        if id.kind == .itemHeader { return state.items[ItemIndex(rawValue: id.node.item)].isNew }
        return state.node(id.node).map { state.nodes[$0].flags.contains(.rowNew) } ?? false
    }

    private mutating func setNew(_ isNew: Bool, _ id: RowID) {
        if id.kind == .itemHeader {
            state.items[ItemIndex(rawValue: id.node.item)].isNew = isNew
        } else if id.kind != .inlineEditor, let node = state.node(id.node) {
            state.nodes.set(.rowNew, isNew, at: node)
        }
    }
}

extension FormState {
    /// The position of the first row at or after a rank in the order, and how many rows were compared.
    ///
    /// - Complexity: O(log n).
    @inline(never)
    package func searchRows(for order: RowOrder) -> (place: RowPosition, steps: Int) {
        var low = 0
        var high = rows.count
        var steps = 0
        while low < high {
            let middle = (low + high) / 2
            steps += 1
            if self.order(of: rows[middle].id).isBefore(order) { low = middle + 1 } else { high = middle }
        }
        return (RowPosition(low), steps)
    }
}
