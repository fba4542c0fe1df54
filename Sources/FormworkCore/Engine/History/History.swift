/// What a session can undo and redo.
final class History: SessionHistory {
    /// How many transactions can be undone; older ones are forgotten.
    static let limit = 200

    /// One transaction, as its changes in the order they happened.
    struct Step {
        var changes: [HistoryChange] = []
        /// The field that was typed into, while more typing there belongs to the same step.
        var typedAt: NodeID?
    }

    /// What `undo` takes back, latest last.
    private(set) var done: [Step] = []
    /// What `redo` does again, latest last.
    private(set) var undone: [Step] = []
    /// The changes of the running transaction; `nil` while nothing is noted.
    private var current: [HistoryChange]?

    override var canUndo: Bool { !done.isEmpty }

    override var canRedo: Bool { !undone.isEmpty }

    override func forget() {
        done = []
        undone = []
        current = nil
    }

    override func begin(_ input: FormInput, in engine: FormEngine) {
        switch input {
        case .set, .edit, .step, .editAll, .tap, .addItem, .removeItem, .moveItem, .deleteField:
            current = []
        case .reset: current = [.whole(before: engine.snapshot(), after: .null)]
        case .load, .replaceAnswers: forget()
        case .blur: if !done.isEmpty { done[done.count - 1].typedAt = nil }
        default: break
        }
    }

    override func end(_ input: FormInput, in engine: FormEngine) {
        guard let changes = current else { return }
        current = nil
        var step = Step()
        for change in changes {
            switch change {
            case .answer(let id, let before, _):
                guard let node = engine.position(id) else { continue }
                engine.nodes[node].flags.remove(.noted)
                let after = engine.memento(of: node)
                if !after.isSame(as: before) { step.changes.append(.answer(id, before: before, after: after)) }
            case .whole(let before, _): step.changes.append(.whole(before: before, after: engine.snapshot()))
            default: step.changes.append(change)
            }
        }
        if case .edit(let id, _) = input { step.typedAt = id }
        if !step.changes.isEmpty { append(step) }
    }

    override func noteAnswer(_ node: Int, in engine: FormEngine) {
        guard current != nil, !engine.nodes[node].flags.contains(.noted) else { return }
        engine.nodes[node].flags.insert(.noted)
        let memento = engine.memento(of: node)
        current?.append(.answer(engine.id(of: node), before: memento, after: memento))
    }

    override func noteAdded(_ item: Int, in engine: FormEngine) {
        guard current != nil, let section = engine.owner(of: item) else { return }
        current?.append(.added(engine.header(of: item), section: engine.id(of: section), content: .null))
    }

    override func noteRemoved(_ item: Int, in engine: FormEngine) {
        guard current != nil, let section = engine.owner(of: item) else { return }
        current?.append(
            .removed(
                engine.header(of: item), section: engine.id(of: section), index: engine.items[item].index,
                content: engine.snapshot(of: item)))
    }

    override func noteMoved(_ item: Int, to position: Int, in engine: FormEngine) {
        guard current != nil else { return }
        current?.append(.moved(engine.header(of: item), from: engine.items[item].index, to: position))
    }

    override func goBack(in engine: FormEngine) -> Bool {
        guard let step = done.popLast() else { return false }
        var taken = Step()
        for change in step.changes.reversed() { taken.changes.append(engine.takeBack(change)) }
        taken.changes.reverse()
        undone.append(taken)
        return true
    }

    override func goForth(in engine: FormEngine) -> Bool {
        guard let step = undone.popLast() else { return false }
        for change in step.changes { engine.doAgain(change) }
        done.append(Step(changes: step.changes))
        return true
    }

    private func append(_ step: Step) {
        undone.removeAll()
        if let typedAt = step.typedAt, let last = done.last, last.typedAt == typedAt, last.changes.count == 1,
            case .answer(let node, let before, _) = last.changes[0],
            case .answer(_, _, let after)? = step.changes.first,
            step.changes.count == 1
        {
            done[done.count - 1].changes[0] = .answer(node, before: before, after: after)
            return
        }
        done.append(step)
        if done.count > Self.limit { done.removeFirst() }
    }
}

/// One thing that a transaction changed and that can be taken back.
enum HistoryChange {
    /// An answer, with what was typed.
    case answer(NodeID, before: AnswerMemento, after: AnswerMemento)
    /// An item that came: the repeating section's element in that item. Its content is kept while it is undone.
    case added(NodeID, section: NodeID, content: JSONValue)
    /// An item that went, with its place and content.
    case removed(NodeID, section: NodeID, index: Int, content: JSONValue)
    /// An item that changed places.
    case moved(NodeID, from: Int, to: Int)
    /// Everything, as snapshots.
    case whole(before: JSONValue, after: JSONValue)
}

/// An answer as it was at one moment.
struct AnswerMemento {
    var value: FormValue
    var text: String?
    var flags: NodeFlags

    /// The flags that belong to the answer and not to what follows from it.
    static let remembered: NodeFlags = [.overridden, .malformed, .tapped, .deleted]
}

extension AnswerMemento {
    fileprivate func isSame(as other: AnswerMemento) -> Bool {
        value == other.value && text.isSame(as: other.text) && flags == other.flags
    }
}

extension FormEngine {
    fileprivate func memento(of node: Int) -> AnswerMemento {
        AnswerMemento(
            value: nodes[node].value, text: nodes[node].text,
            flags: nodes[node].flags.intersection(AnswerMemento.remembered))
    }
}
