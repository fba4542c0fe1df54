extension FormEngine {
    /// Whether changes are noted for `undo`: it costs memory, so that a session on a page does without.
    var isRecording: Bool { history.current != nil }

    /// Begins to note what a transaction changes, if it is one that can be undone.
    func beginStep(_ input: FormInput) {
        guard context.keepsHistory else { return }
        switch input {
        case .set, .edit, .step, .editAll, .tap, .addItem, .removeItem, .moveItem: history.current = []
        case .reset: history.current = [.whole(before: snapshot(), after: .null)]
        case .load, .replaceAnswers: history = History()
        case .blur: if !history.done.isEmpty { history.done[history.done.count - 1].typedAt = nil }
        default: break
        }
    }

    /// Keeps what was noted, unless nothing changed.
    func endStep(_ input: FormInput) {
        guard let changes = history.current else { return }
        history.current = nil
        var step = History.Step()
        for change in changes {
            switch change {
            case .answer(let id, let before, _):
                guard let node = position(id) else { continue }
                nodes[node].flags.remove(.noted)
                if memento(of: node).isSame(as: before) { continue }
                step.changes.append(.answer(id, before: before, after: memento(of: node)))
            case .whole(let before, _): step.changes.append(.whole(before: before, after: snapshot()))
            default: step.changes.append(change)
            }
        }
        if case .edit(let id, _) = input { step.typedAt = id }
        if !step.changes.isEmpty { history.append(step) }
    }

    /// Notes an answer that is about to change.
    func noteAnswer(_ node: Int) {
        guard isRecording, !nodes[node].flags.contains(.noted) else { return }
        nodes[node].flags.insert(.noted)
        let memento = memento(of: node)
        history.current?.append(.answer(id(of: node), before: memento, after: memento))
    }

    func noteAdded(_ item: Int) {
        guard isRecording, let section = owner(of: item) else { return }
        history.current?.append(.added(header(of: item), section: id(of: section), content: .null))
    }

    /// Notes an item that is about to go.
    func noteRemoved(_ item: Int) {
        guard isRecording, let section = owner(of: item) else { return }
        history.current?.append(
            .removed(
                header(of: item), section: id(of: section), index: items[item].index, content: snapshot(of: item)))
    }

    func noteMoved(_ item: Int, to position: Int) {
        guard isRecording else { return }
        history.current?.append(.moved(header(of: item), from: items[item].index, to: position))
    }

    private func memento(of node: Int) -> AnswerMemento {
        AnswerMemento(
            value: nodes[node].value, text: nodes[node].text,
            flags: nodes[node].flags.intersection(AnswerMemento.remembered))
    }
}

extension AnswerMemento {
    fileprivate func isSame(as other: AnswerMemento) -> Bool {
        value == other.value && text.isSame(as: other.text) && flags == other.flags
    }
}
