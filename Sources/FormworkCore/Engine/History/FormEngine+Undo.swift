extension FormEngine {
    /// Whether there is a step to undo.
    public var canUndo: Bool { memory?.history?.done.isEmpty == false }

    /// Whether there is an undone step to do again.
    public var canRedo: Bool { memory?.history?.undone.isEmpty == false }

    /// Undoes the last transaction that changed answers or items. Typing in one field is one step until the focus
    /// leaves it.
    ///
    /// All derived state is computed again. Targets of kind `update` and `clear` do not act.
    public func undo() -> ChangeSet {
        guard let step = memory?.history?.takeDone() else { return ChangeSet() }
        return tell(.undo) {
            var undone = History.Step()
            let changes = run(.undoing) { transaction in
                transaction.moveThroughHistory {
                    for change in step.changes.reversed() { undone.changes.append($0.undo(change)) }
                }
            }
            undone.changes.reverse()
            memory?.history?.keepUndone(undone)
            for case .whole(let before, _) in step.changes { memory?.recording?.restore(before["removed"]) }
            return changes
        }
    }

    /// Does the last undone step again.
    public func redo() -> ChangeSet {
        guard let step = memory?.history?.takeUndone() else { return ChangeSet() }
        return tell(.redo) {
            let changes = run(.undoing) { transaction in
                transaction.moveThroughHistory {
                    for change in step.changes { $0.redo(change) }
                }
            }
            memory?.history?.keepDone(step)
            for case .whole(_, let after) in step.changes { memory?.recording?.restore(after["removed"]) }
            return changes
        }
    }
}

extension Transaction {
    fileprivate mutating func moveThroughHistory(_ body: (inout Transaction) -> Void) {
        state.statistics.transactions += 1
        keepingHiddenAnswers(body)
        validateQueuedNodes()
    }

    /// Undoes a change. Returns the change in the form that `redo` needs.
    fileprivate mutating func undo(_ change: HistoryChange) -> HistoryChange {
        switch change {
        case .answer(let id, let before, _): apply(before, at: id)
        case .added(let header, let section, _):
            let item = ItemIndex(rawValue: header.item)
            guard state.items.contains(item) else { return change }
            let content = state.snapshot(of: item)
            closeItem(item)
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
            let item = ItemIndex(rawValue: header.item)
            if state.items.contains(item) { closeItem(item) }
        case .moved(let header, _, let to): move(header, to: to)
        case .whole(_, let after): restoreAnswers(after)
        }
    }

    private mutating func apply(_ memento: AnswerMemento, at id: NodeID) {
        guard let node = state.node(id) else { return }
        let wasTapped = state.nodes[node].flags.contains(.tapped)
        state.nodes.remove(AnswerMemento.remembered, at: node)
        state.nodes.insert(memento.flags, at: node)
        inherit(at: node)
        store(memento.value, at: node)
        state.nodes[node].text = memento.text
        touch(node, [.text, .value, .display])
        queueValidation(node)
        schedule(.value, of: node)
        if wasTapped != memento.flags.contains(.tapped) { scheduleReaders(of: node) }
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
        let item = ItemIndex(rawValue: header.item)
        guard state.items.contains(item), let section = state.owner(of: item) else { return }
        moveItem(item, of: section, to: min(position, ItemPosition(state.items(of: section).count - 1)))
    }
}
