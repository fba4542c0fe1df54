/// Records the answers in removed items, and the changed answers of each transaction.
struct ChangeRecording {
    /// The answers in removed items by the path of their section, in the order of removal.
    private var removed: [JSONMember] = []

    /// The answers in removed items; `nil` if there are none.
    var removedAnswers: JSONValue? { removed.isEmpty ? nil : .object(removed) }

    /// Restores the answers that `removedAnswers` returned.
    mutating func restore(_ json: JSONValue?) {
        removed = (json?.objectValue ?? []).filter { $0.value.arrayValue != nil }
    }

    /// Keeps the answers that a transaction removed, and adds the changed answers to its change set.
    mutating func note(_ journal: Journal, in engine: FormEngine, _ changes: inout ChangeSet) {
        for entry in journal.entries {
            switch entry {
            case .removed(_, let section, _, let item): note(item.answers, removedFrom: engine.path(of: section))
            case .value(let id, let before) where !journal.hasReplacedAnswers:
                if let change = ValueChange(of: id, from: before, in: engine) { changes.valueChanges.append(change) }
            default: break
            }
        }
        changes.valueChanges.sort { $0.node < $1.node }
    }

    private mutating func note(_ answers: JSONValue, removedFrom path: String) {
        // An item that followed from an answer had none of its own.
        if answers.isNull { return }
        if let place = removed.firstIndex(where: { $0.key.isSame(as: path) }) {
            removed[place].value = .array((removed[place].value.arrayValue ?? []) + [answers])
        } else {
            removed.append(JSONMember(path, .array([answers])))
        }
    }

    /// Drops the answers in removed items, because all answers were replaced.
    mutating func forget() { removed = [] }
}

extension ValueChange {
    /// Makes the change of a value; `nil` if the value is the same as before, or its node does not exist any more.
    fileprivate init?(of id: NodeID, from before: FormValue, in engine: FormEngine) {
        guard let node = engine.state.node(id) else { return nil }
        let value = engine.state.answer(of: node)
        if value == before { return nil }
        self.init(node: id, path: engine.path(of: id), old: before, new: value)
    }
}

extension FormEngine {
    /// Begins to record. From now on each change set has the changed answers (`ChangeSet.valueChanges`), and the
    /// answers in removed items are kept (`removedValues`).
    public func startRecording() {
        if observer == nil { observer = SessionMemory(keepsHistory: false).observer }
        memory?.beginRecording()
    }

    /// The answers in items that were removed since the form was loaded: `{"companies": [{"name": "…"}]}`. They are
    /// lists by the path of their section, in the order of removal. Empty if the session does not record.
    ///
    /// Snapshots contain them.
    public var removedValues: JSONValue { memory?.removedAnswers ?? .object([]) }
}
