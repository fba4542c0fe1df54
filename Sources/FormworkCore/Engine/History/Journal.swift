import FormworkRuntime

/// The changes of answers and items in a transaction, in order.
struct Journal {
    /// A change of an answer or an item.
    enum Entry {
        /// An input set or cleared an answer. `before` is the answer before that.
        case answer(NodeID, before: AnswerMemento)
        /// A value changed, whether it was given or computed. `before` is the value before that.
        case value(NodeID, before: FormValue)
        /// An item was added. The node is the repeating section's element in that item.
        case added(NodeID, section: NodeID)
        /// An item was removed. The change has its position, its snapshot and its answers.
        case removed(NodeID, section: NodeID, at: ItemPosition, RemovedItem)
        /// An item was moved.
        case moved(NodeID, from: ItemPosition, to: ItemPosition)
    }

    /// A removed item.
    struct RemovedItem {
        let snapshot: JSONValue
        let answers: JSONValue
    }

    private(set) var entries: [Entry] = []
    /// Whether all answers were replaced. Then changes of single values are not noted.
    private(set) var hasReplacedAnswers = false
    /// The nodes whose answers, or values, are in the journal. Only the first change of each is noted.
    private var noted: (answers: Set<NodeID>, values: Set<NodeID>) = ([], [])
    /// How many identities of items were used when the transaction began. Items with later identities are new.
    private let knownItemCount: Int

    /// Begins the journal of a transaction.
    init(_ state: FormState) { knownItemCount = state.items.identityCount }

    /// Notes a change.
    mutating func note(_ change: TransactionChange, in state: FormState) {
        switch change {
        case .answer(let node):
            let id = state.id(of: node)
            if noted.answers.insert(id).inserted { entries.append(.answer(id, before: state.memento(of: node))) }
        case .value(let node):
            let id = state.id(of: node)
            guard !hasReplacedAnswers, id.item.position < knownItemCount, noted.values.insert(id).inserted else {
                return
            }
            entries.append(.value(id, before: state.answer(of: node)))
        case .allAnswers: hasReplacedAnswers = true
        case .added(let item):
            guard let section = state.owner(of: item) else { return }
            entries.append(.added(state.header(of: item), section: state.id(of: section)))
        case .removed(let item):
            guard let section = state.owner(of: item) else { return }
            let content = RemovedItem(
                snapshot: state.snapshot(of: item), answers: .object(state.members(of: item, ValueOptions())))
            entries.append(
                .removed(
                    state.header(of: item), section: state.id(of: section), at: state.items[item].position, content))
        case .dropped(let item):
            // Nothing was answered in the item, so its answers are not kept as those of an item that a person removed.
            guard let section = state.owner(of: item) else { return }
            let content = RemovedItem(snapshot: state.snapshot(of: item), answers: .null)
            entries.append(
                .removed(
                    state.header(of: item), section: state.id(of: section), at: state.items[item].position, content))
        case .moved(let item, let position):
            entries.append(.moved(state.header(of: item), from: state.items[item].position, to: position))
        }
    }
}
