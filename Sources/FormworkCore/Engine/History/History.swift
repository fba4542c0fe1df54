/// The steps of a session that can be undone and redone.
struct History {
    /// How many steps can be undone. Older steps are dropped.
    static let limit = 200

    /// One transaction with its changes, in order.
    struct Step {
        var changes: [HistoryChange] = []
        /// The field into which the person typed, as long as more typing there belongs to the same step; `nil`
        /// otherwise.
        var typedAt: NodeID?
    }

    /// The two ways through the history.
    enum Direction {
        case undo
        case redo

        var opposite: Direction { self == .undo ? .redo : .undo }
    }

    /// The steps that can be undone, the latest last.
    private var done: [Step] = []
    /// The steps that can be redone, the latest last.
    private var undone: [Step] = []
    /// A snapshot from before the running transaction, if that replaces all answers.
    private var snapshot: JSONValue?

    mutating func forget() {
        done = []
        undone = []
        snapshot = nil
    }

    /// Prepares for an input: takes a snapshot before a reset, forgets all steps before answers are replaced, and ends
    /// a step of typing when the focus leaves a field.
    mutating func begin(_ input: FormInput, in engine: FormEngine) {
        switch input {
        case .reset: snapshot = engine.snapshot()
        case .load, .replaceAnswers: forget()
        case .blur: if !done.isEmpty { done[done.count - 1].typedAt = nil }
        default: break
        }
    }

    /// Adds the changes of an input.
    mutating func end(_ input: FormInput, _ journal: Journal, in engine: FormEngine) {
        switch input {
        case .set, .edit, .step, .editAll, .tap, .addItem, .removeItem, .moveItem, .deleteField:
            var step = Step(changes: journal.entries.compactMap { HistoryChange($0, in: engine.state) })
            if case .edit(let id, _) = input { step.typedAt = id }
            append(step)
        case .reset:
            guard let before = snapshot else { return }
            snapshot = nil
            append(Step(changes: [.whole(before: before, after: engine.snapshot())]))
        default: break
        }
    }

    /// Whether there is a step to undo or to redo.
    func hasStep(_ direction: Direction) -> Bool { direction == .undo ? !done.isEmpty : !undone.isEmpty }

    /// Takes the latest step to undo or redo it; `nil` if absent.
    mutating func take(_ direction: Direction) -> Step? { direction == .undo ? done.popLast() : undone.popLast() }

    /// Keeps a step that can be undone or redone. No more typing belongs to it.
    mutating func keep(_ step: Step, for direction: Direction) {
        let step = Step(changes: step.changes)
        if direction == .undo { done.append(step) } else { undone.append(step) }
    }

    private mutating func append(_ step: Step) {
        if step.changes.isEmpty { return }
        undone.removeAll()
        if let typedAt = step.typedAt, let last = done.last, last.typedAt == typedAt,
            case .answer(let node, let before, _)? = last.changes.first,
            case .answer(_, _, let after)? = step.changes.first,
            (last.changes.dropFirst() + step.changes.dropFirst()).allSatisfy(\.isOfItems)
        {
            done[done.count - 1].changes[0] = .answer(node, before: before, after: after)
            // Items that follow from the answer came and went with it.
            done[done.count - 1].changes += step.changes.dropFirst()
            return
        }
        done.append(step)
        if done.count > Self.limit { done.removeFirst() }
    }
}

/// A change that can be undone.
enum HistoryChange {
    /// An answer changed.
    case answer(NodeID, before: AnswerMemento, after: AnswerMemento)
    /// An item was added. The first node is the repeating section's element in that item. While the change is undone,
    /// the content of the item is kept.
    case added(NodeID, section: NodeID, content: JSONValue)
    /// An item was removed. The change has its position and its content.
    case removed(NodeID, section: NodeID, at: ItemPosition, content: JSONValue)
    /// An item was moved.
    case moved(NodeID, from: ItemPosition, to: ItemPosition)
    /// All answers were replaced. The change has a snapshot of the state before and after.
    case whole(before: JSONValue, after: JSONValue)

    /// Whether items were added or removed.
    fileprivate var isOfItems: Bool {
        switch self {
        case .added, .removed: true
        case .answer, .moved, .whole: false
        }
    }

    /// Makes a change of an entry of a journal after the transaction; `nil` if the answer is the same as before, or its
    /// node does not exist any more.
    fileprivate init?(_ entry: Journal.Entry, in state: FormState) {
        switch entry {
        case .answer(let id, let before):
            guard let node = state.node(id) else { return nil }
            let after = state.memento(of: node)
            if after.isSame(as: before) { return nil }
            self = .answer(id, before: before, after: after)
        case .value: return nil
        case .added(let header, let section): self = .added(header, section: section, content: .null)
        case .removed(let header, let section, let position, let item):
            self = .removed(header, section: section, at: position, content: item.snapshot)
        case .moved(let header, let from, let to): self = .moved(header, from: from, to: to)
        }
    }
}
