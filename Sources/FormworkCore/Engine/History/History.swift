/// What a session can undo and redo.
struct History {
    /// How many transactions can be undone; older ones are forgotten.
    static let limit = 200

    /// One transaction, as its changes in the order they happened.
    struct Step {
        var changes: [HistoryChange] = []
        /// The field that was typed into, while more typing there belongs to the same step.
        var typedAt: NodeID?
    }

    /// What `undo` takes back, latest last.
    var done: [Step] = []
    /// What `redo` does again, latest last.
    var undone: [Step] = []
    /// The changes of the running transaction; `nil` while nothing is noted.
    var current: [HistoryChange]?

    mutating func append(_ step: Step) {
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
    static let remembered: NodeFlags = [.overridden, .malformed, .tapped]
}
