extension FormEngine {
    /// Whether there is a step to undo.
    public var canUndo: Bool { memory?.canMove(.undo) == true }

    /// Whether there is an undone step to do again.
    public var canRedo: Bool { memory?.canMove(.redo) == true }

    /// Undoes the last transaction that changed answers or items. Typing in one field is one step until the focus
    /// leaves it.
    ///
    /// All derived state is computed again. Targets of kind `update` and `clear` do not act.
    public func undo() -> ChangeSet {
        move(.undo, .undo) { transaction, step in
            var undone = History.Step()
            for change in step.changes.reversed() { undone.changes.append(transaction.undo(change)) }
            undone.changes.reverse()
            return undone
        }
    }

    /// Does the last undone step again.
    public func redo() -> ChangeSet {
        move(.redo, .redo) { transaction, step in
            for change in step.changes { transaction.redo(change) }
            return step
        }
    }

    private func move(
        _ direction: History.Direction, _ cause: ChangeCause,
        _ body: (inout Transaction, History.Step) -> History.Step
    ) -> ChangeSet {
        guard let memory, memory.canMove(direction) else { return ChangeSet() }
        return tell(cause) {
            var changes = ChangeSet()
            memory.move(direction) { step in
                var wayBack = step
                changes = run(.undoing) { transaction in
                    transaction.moveThroughHistory { wayBack = body(&$0, step) }
                }
                return wayBack
            }
            return changes
        }
    }
}

extension Transaction {
    fileprivate mutating func moveThroughHistory(_ body: (inout Transaction) -> Void) {
        keepingHiddenAnswers(body)
        keepSurplus()
        validateQueuedNodes()
    }

    /// Undoes a change. Returns the change in the form that `redo` needs.
    fileprivate mutating func undo(_ change: HistoryChange) -> HistoryChange {
        switch change {
        case .answer(let id, let before, _): apply(before, at: id)
        case .added(let header, let section, _):
            let item = header.item
            guard state.items.contains(item) else { return change }
            let content = state.snapshot(of: item)
            deleteItem(item)
            return .added(header, section: section, content: content)
        case .removed(_, let section, let position, let content): reopen(section, at: position, content)
        case .moved(let header, let from, _): move(header, to: from)
        case .whole(let before, _): restoreAnswers(before)
        }
        return change
    }

    /// Does one change again.
    fileprivate mutating func redo(_ change: HistoryChange) {
        switch change {
        case .answer(let id, _, let after): apply(after, at: id)
        case .added(_, let section, let content): reopen(section, at: nil, content)
        case .removed(let header, _, _, _):
            let item = header.item
            if state.items.contains(item) { deleteItem(item) }
        case .moved(let header, _, let to): move(header, to: to)
        case .whole(_, let after): restoreAnswers(after)
        }
    }

    private mutating func apply(_ memento: AnswerMemento, at id: NodeID) {
        if let node = state.node(id) { recall(memento, at: node) }
    }

    /// Adds an item again, at a position or at the end.
    private mutating func reopen(_ section: NodeID, at position: ItemPosition?, _ content: JSONValue) {
        guard let node = state.node(section), state.element(of: node).isRepeating,
            let item = appendItem(to: node, identity: content["id"]?.intValue.flatMap { ItemIndex(exactly: $0) })
        else { return }
        restore(content, item: item)
        if let position, position < state.items[item].position { moveItem(item, of: node, to: position) }
    }

    private mutating func move(_ header: NodeID, to position: ItemPosition) {
        let item = header.item
        guard state.items.contains(item), let section = state.owner(of: item) else { return }
        moveItem(item, of: section, to: min(position, ItemPosition(state.items(of: section).count - 1)))
    }
}
