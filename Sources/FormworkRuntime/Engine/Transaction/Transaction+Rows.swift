// The list of rows after a transaction: which rows were removed and inserted, and where.

extension Transaction {
    /// Builds the whole list and compares it with the old one.
    ///
    /// The remaining rows keep their order, so one walk along both lists finds every difference.
    mutating func replaceRows(_ changes: inout ChangeSet) {
        let rows = state.rows
        let list = state.currentRows
        state.count(rows: list.count + rows.count)
        var old = rows.startIndex
        for position in list.indices {
            let row = list[position]
            let hasMoved = isMoved(row.id)
            while old < rows.endIndex, hasMoved || rows[old].id != row.id, isGone(rows[old].id) {
                changes.removals.append(PlacedRow(position: old.position, row: rows[old]))
                old = old.next
            }
            if !hasMoved, old < rows.endIndex, rows[old].id == row.id {
                old = old.next
            } else {
                changes.insertions.append(PlacedRow(position: position.position, row: row))
            }
        }
        while old < rows.endIndex {
            changes.removals.append(PlacedRow(position: old.position, row: rows[old]))
            old = old.next
        }
        changes.removals.reverse()
        state.replaceRows(by: list)
    }

    private func isGone(_ id: RowID) -> Bool { !state.isPresent(id) || isMoved(id) }

    /// Whether a row belongs to the moved item. Such rows are removed and inserted at the new place.
    private func isMoved(_ id: RowID) -> Bool {
        guard let movedItem else { return false }
        var item: ItemIndex? = id.node.item
        while let current = item, state.items.contains(current) {
            if current == movedItem { return true }
            item = state.items[current].parent
        }
        return false
    }

    /// Finds the positions of the few added and removed rows by their order, without walking along the list.
    mutating func patchRows(_ changes: inout ChangeSet) {
        if rowChangedNodes.isEmpty { return }
        var removed: [OrderedRow] = []
        var inserted: [OrderedRow] = []
        for node in rowChangedNodes where state.nodes.contains(node) {
            for row in state.possibleRows(of: node) {
                let order = state.order(of: row.id)
                let position = position(of: order)
                let wasThere = position < state.rows.endIndex && state.rows[position].id == row.id
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
            let position = position(of: change.order)
            state.insertRow(change.row, at: position)
            changes.insertions.append(PlacedRow(position: position.position, row: change.row))
        }
    }

    private mutating func position(of order: RowOrder) -> RowPosition {
        let search = state.searchRows(for: order)
        state.count(rows: search.steps)
        return search.position
    }
}

extension FormState {
    /// The position of the first row at or after a rank in the order, and how many rows were compared.
    ///
    /// - Complexity: O(log n).
    @inline(never)
    package func searchRows(for order: RowOrder) -> (position: RowPosition, steps: Int) {
        var low = rows.startIndex
        var high = rows.endIndex
        var steps = 0
        while low < high {
            let middle = low.advanced(by: low.distance(to: high) / 2)
            steps += 1
            if self.order(of: rows[middle].id).isBefore(order) { low = middle.next } else { high = middle }
        }
        return (low, steps)
    }
}
