extension Transaction {
    /// Brings the list of rows up to date and collects the changes.
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
        return changes
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
        if id.kind == .itemHeader { return state.items[id.node.item].isNew }
        return state.node(id.node).map { state.nodes[$0].flags.contains(.rowNew) } ?? false
    }

    private mutating func setNew(_ isNew: Bool, _ id: RowID) {
        if id.kind == .itemHeader {
            state.items[id.node.item].isNew = isNew
        } else if id.kind != .inlineEditor, let node = state.node(id.node) {
            state.nodes.set(.rowNew, isNew, at: node)
        }
    }
}
