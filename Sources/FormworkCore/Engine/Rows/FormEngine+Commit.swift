extension FormEngine {
    /// Ends a transaction: brings the list of rows up to date and tells what changed.
    func commit() -> ChangeSet {
        var changes = ChangeSet()
        let new = structureChanged || rowChangedNodes.count > 32 ? replaceRows(&changes) : patchRows(&changes)
        changes.updates = updates(without: new)
        changes.focus = focus
        changes.submission = submission
        endTransaction()
        return changes
    }

    /// Builds the whole list and compares it with the old one.
    ///
    /// What stays keeps its order, so one walk along both lists finds every difference.
    private func replaceRows(_ changes: inout ChangeSet) -> Set<RowID> {
        let list = currentRows()
        statistics.rowsExamined += list.count + rows.count
        let remaining = Set(list.map { $0.id })
        var inserted: Set<RowID> = []
        var old = 0
        for (position, row) in list.enumerated() {
            while old < rows.count, !remaining.contains(rows[old].id) {
                changes.removals.append(PlacedRow(position: old, row: rows[old]))
                old += 1
            }
            if old < rows.count, rows[old].id == row.id {
                old += 1
            } else {
                changes.insertions.append(PlacedRow(position: position, row: row))
                inserted.insert(row.id)
            }
        }
        while old < rows.count {
            changes.removals.append(PlacedRow(position: old, row: rows[old]))
            old += 1
        }
        changes.removals.reverse()
        rows = list
        return inserted
    }

    /// Finds the places of the few rows that came or went by their order, without walking the list.
    private func patchRows(_ changes: inout ChangeSet) -> Set<RowID> {
        var inserted: [(RowOrder, FormRow)] = []
        for node in rowChangedNodes {
            let present = ownRows(of: node)
            for row in possibleRows(of: node) {
                let position = place(of: order(of: row))
                let wasThere = position < rows.count && rows[position].id == row.id
                let isThere = present.contains { $0.id == row.id }
                if wasThere, !isThere {
                    changes.removals.append(PlacedRow(position: position, row: rows[position]))
                } else if isThere, !wasThere, let row = present.first(where: { $0.id == row.id }) {
                    inserted.append((order(of: row), row))
                }
            }
            for item in items(of: node) { patchItemHeader(item, of: node, &changes, &inserted) }
        }
        changes.removals.sort { $0.position > $1.position }
        for removal in changes.removals { rows.remove(at: removal.position) }
        inserted.sort { $0.0.isBefore($1.0) }
        for (order, row) in inserted {
            let position = place(of: order)
            rows.insert(row, at: position)
            changes.insertions.append(PlacedRow(position: position, row: row))
        }
        return Set(inserted.map { $0.1.id })
    }

    private func patchItemHeader(
        _ item: Int, of section: Int, _ changes: inout ChangeSet, _ inserted: inout [(RowOrder, FormRow)]
    ) {
        let parent = RowID(.sectionHeader, id(of: section))
        let row = FormRow(id: RowID(.itemHeader, header(of: item)), parent: parent)
        let position = place(of: order(of: row))
        let wasThere = position < rows.count && rows[position].id == row.id
        let isThere = nodes[section].flags.contains([.relevant, .unfolded])
        if wasThere, !isThere { changes.removals.append(PlacedRow(position: position, row: row)) }
        if isThere, !wasThere { inserted.append((order(of: row), row)) }
    }

    /// Every row that a node can have, present or not.
    private func possibleRows(of node: Int) -> [FormRow] {
        let kinds: [RowKind] =
            switch element(of: node).kind {
            case .group: [.groupHeader]
            case .section: [.sectionHeader, .addItem, .footer]
            case .field: [.field]
            }
        return kinds.map { FormRow(id: RowID($0, id(of: node)), parent: nil) }
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
            if self.order(of: rows[middle]).isBefore(order) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func updates(without inserted: Set<RowID>) -> [RowUpdate] {
        var found: [RowID: RowAspects] = [:]
        var order: [RowID] = []
        func add(_ id: RowID, _ aspects: RowAspects) {
            if aspects.isEmpty || inserted.contains(id) { return }
            if found.updateValue((found[id] ?? []).union(aspects), forKey: id) == nil { order.append(id) }
        }
        for node in touchedNodes where nodes[node].item >= 0 {
            guard let row = ownRows(of: node).first else { continue }
            add(row.id, nodes[node].aspects)
        }
        for update in extraUpdates where isPresent(update.id) { add(update.id, update.aspects) }
        return order.map { (self.order(of: FormRow(id: $0, parent: nil)), $0) }
            .sorted { $0.0.isBefore($1.0) }
            .map { RowUpdate(id: $0.1, aspects: found[$0.1] ?? []) }
    }

    /// Whether the section of an item header or add button is drawn.
    private func isPresent(_ id: RowID) -> Bool {
        let item = Int(id.node.item)
        guard item < items.count, items[item].isAlive else { return false }
        let section = id.kind == .itemHeader ? owner(of: item) : position(id.node)
        return section.map { nodes[$0].flags.contains([.relevant, .unfolded]) } ?? false
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
        focus = nil
        submission = nil
    }
}
