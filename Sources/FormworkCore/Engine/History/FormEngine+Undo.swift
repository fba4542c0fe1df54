extension FormEngine {
    /// Whether there is a transaction to take back.
    public var canUndo: Bool { history?.canUndo ?? false }

    /// Whether there is an undone transaction to do again.
    public var canRedo: Bool { history?.canRedo ?? false }

    /// Takes back the last transaction that changed answers or items; typing in one field is one step until the
    /// focus leaves it.
    ///
    /// What follows from the answers follows again; targets of kind `update` and `clear` do not act.
    public func undo() -> ChangeSet {
        history?.goBack(in: self) == true ? finishTimeTravel() : ChangeSet()
    }

    /// Does the last undone transaction again.
    public func redo() -> ChangeSet {
        history?.goForth(in: self) == true ? finishTimeTravel() : ChangeSet()
    }

    private func finishTimeTravel() -> ChangeSet {
        statistics.transactions += 1
        isTakingBack = true
        settle()
        isTakingBack = false
        checkQueuedNodes()
        return commit()
    }

    /// Takes back one change and gives it as `doAgain` needs it.
    func takeBack(_ change: HistoryChange) -> HistoryChange {
        switch change {
        case .answer(let id, let before, _): apply(before, at: id)
        case .added(let header, let section, _):
            let item = Int(header.item)
            guard isAlive(item) else { return change }
            let content = snapshot(of: item)
            closeItem(item)
            return .added(header, section: section, content: content)
        case .removed(_, let section, let index, let content): reopen(section, index: index, content)
        case .moved(let header, let from, _): move(header, to: from)
        case .whole(let before, _): takeBack(before)
        }
        return change
    }

    /// Does one change again.
    func doAgain(_ change: HistoryChange) {
        switch change {
        case .answer(let id, _, let after): apply(after, at: id)
        case .added(_, let section, let content): reopen(section, index: .max, content)
        case .removed(let header, _, _, _): if isAlive(Int(header.item)) { closeItem(Int(header.item)) }
        case .moved(let header, _, let to): move(header, to: to)
        case .whole(_, let after): takeBack(after)
        }
    }

    private func apply(_ memento: AnswerMemento, at id: NodeID) {
        guard let node = position(id) else { return }
        let wasTapped = nodes[node].flags.contains(.tapped)
        nodes[node].flags.subtract(AnswerMemento.remembered)
        nodes[node].flags.formUnion(memento.flags)
        inherit(at: node)
        store(memento.value, at: node)
        nodes[node].text = memento.text
        touch(node, [.text, .value, .display])
        queueCheck(node)
        schedule(.value, of: node)
        if wasTapped != memento.flags.contains(.tapped) { scheduleReaders(of: node) }
    }

    private func reopen(_ section: NodeID, index: Int, _ content: JSONValue) {
        guard let node = position(section), element(of: node).itemScope >= 0,
            let item = appendItem(to: node, identity: content["id"]?.intValue)
        else { return }
        restore(content, item: item)
        let last = items(of: node).count - 1
        if index < last { moveItem(item, of: node, to: index) }
    }

    private func move(_ header: NodeID, to position: Int) {
        let item = Int(header.item)
        guard isAlive(item), let section = owner(of: item) else { return }
        moveItem(item, of: section, to: min(position, items(of: section).count - 1))
    }
}
