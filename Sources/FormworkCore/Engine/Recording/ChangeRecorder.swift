/// Notes which answers a transaction changes, and what was in items that went.
final class ChangeRecorder: SessionRecorder {
    private struct Change {
        var id: NodeID
        var old: FormValue
    }

    private var changes: [Change] = []
    private var noted: Set<Int> = []
    private var isReplacing = false
    /// Identities from here on are given to items that come in the running transaction.
    private var firstNewItem: Int
    /// The answers in removed items by the path of their section, in the order of removal.
    private var removed: [JSONMember] = []

    init(_ engine: FormEngine) {
        firstNewItem = engine.items.count
    }

    override func noteChange(at node: Int, in engine: FormEngine) {
        guard !isReplacing, Int(engine.nodes[node].item) < firstNewItem, noted.insert(node).inserted else { return }
        changes.append(Change(id: engine.id(of: node), old: engine.nodes[node].value))
    }

    override func noteRemoval(of item: Int, in engine: FormEngine) {
        guard let section = engine.owner(of: item) else { return }
        let path = engine.path(of: engine.id(of: section))
        let answers = JSONValue.object(engine.members(of: item, ValueOptions()))
        if let place = removed.firstIndex(where: { $0.key.isSame(as: path) }) {
            removed[place].value = .array((removed[place].value.arrayValue ?? []) + [answers])
        } else {
            removed.append(JSONMember(path, .array([answers])))
        }
    }

    override func noteReplacement() {
        isReplacing = true
        changes.removeAll()
        removed.removeAll()
    }

    override func finish(_ changeSet: inout ChangeSet, in engine: FormEngine) {
        for change in changes {
            guard let node = engine.position(change.id), engine.nodes[node].value != change.old else { continue }
            changeSet.valueChanges.append(
                ValueChange(
                    node: change.id, path: engine.path(of: change.id), old: change.old, new: engine.nodes[node].value))
        }
        changeSet.valueChanges.sort { ($0.node.element, $0.node.item) < ($1.node.element, $1.node.item) }
        changes.removeAll()
        noted.removeAll()
        isReplacing = false
        firstNewItem = engine.items.count
    }

    override var removedValues: JSONValue? { removed.isEmpty ? nil : .object(removed) }

    override func restore(_ json: JSONValue?) {
        removed = (json?.objectValue ?? []).filter { $0.value.arrayValue != nil }
    }
}

extension FormEngine {
    /// Takes notes from now on: each transaction tells which answers it changed (`ChangeSet.valueChanges`), and
    /// what was in removed items is kept (`removedValues`).
    public func startRecording() {
        if recorder == nil { recorder = ChangeRecorder(self) }
    }

    /// The answers in items that were removed since the form was loaded, as lists by the path that their section
    /// had, in the order of removal: `{"companies": [{"name": "…"}]}`. Empty if the session does not record.
    ///
    /// Snapshots remember them.
    public var removedValues: JSONValue { recorder?.removedValues ?? .object([]) }
}
