/// The changes of answers and items in a transaction, in order.
package struct Journal {
    /// A change of an answer or an item.
    package enum Entry {
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
    package struct RemovedItem {
        package let snapshot: JSONValue
        package let answers: JSONValue

        package init(snapshot: JSONValue, answers: JSONValue) {
            self.snapshot = snapshot
            self.answers = answers
        }
    }

    package fileprivate(set) var entries: [Entry] = []
    /// Whether all answers were replaced. Then changes of single values are not noted.
    package fileprivate(set) var hasReplacedAnswers = false
    /// How many identities of items were used when the transaction began. Items with later identities are new.
    let knownItemCount: Int
    /// Describes an item before it is removed.
    private let describe: (FormState, ItemIndex) -> RemovedItem

    init(knownItemCount: Int, describe: @escaping (FormState, ItemIndex) -> RemovedItem) {
        self.knownItemCount = knownItemCount
        self.describe = describe
    }

    fileprivate mutating func noteRemoved(_ item: ItemIndex, of section: NodeIndex, in state: FormState) {
        entries.append(
            .removed(
                state.header(of: item), section: state.id(of: section), at: state.items[item].position,
                describe(state, item)))
    }
}

/// An answer as it was at one moment.
package struct AnswerMemento {
    package let value: FormValue
    package let text: String?
    package let flags: NodeFlags

    /// The flags that belong to the answer and not to derived state.
    package static let remembered: NodeFlags = [.overridden, .malformed, .tapped, .deleted]

    package func isSame(as other: AnswerMemento) -> Bool {
        value == other.value && text.isSame(as: other.text) && flags == other.flags
    }
}

extension FormState {
    /// An answer as it is now.
    package func memento(of node: NodeIndex) -> AnswerMemento {
        AnswerMemento(
            value: nodes[node].value, text: nodes[node].text,
            flags: nodes[node].flags.intersection(AnswerMemento.remembered))
    }
}

extension Transaction {
    /// Gives a field the answer that it had at another moment.
    package mutating func recall(_ memento: AnswerMemento, at node: NodeIndex) {
        let wasTapped = state.nodes[node].flags.contains(.tapped)
        state.nodes.remove(AnswerMemento.remembered, at: node)
        state.nodes.insert(memento.flags, at: node)
        inherit(at: node)
        storeValue(memento.value, at: node)
        state.nodes[node].text = memento.text
        touch(node, [.text, .value, .display])
        queueValidation(node)
        schedule(.value, of: node)
        if wasTapped != memento.flags.contains(.tapped) { scheduleReaders(of: node) }
    }

    /// Notes an answer before an input changes it.
    mutating func noteAnswer(_ node: NodeIndex) {
        guard journal != nil, !state.nodes[node].flags.contains(.noted) else { return }
        state.nodes.insert(.noted, at: node)
        notedNodes.append(node)
        journal?.entries.append(.answer(state.id(of: node), before: state.memento(of: node)))
    }

    /// Notes a value before it changes.
    mutating func noteValue(_ node: NodeIndex) {
        guard let known = journal?.knownItemCount, journal?.hasReplacedAnswers == false,
            state.nodes[node].item.position < known, !state.nodes[node].flags.contains(.valueNoted)
        else { return }
        state.nodes.insert(.valueNoted, at: node)
        notedNodes.append(node)
        journal?.entries.append(.value(state.id(of: node), before: state.nodes[node].value))
    }

    mutating func noteAdded(_ item: ItemIndex) {
        guard journal != nil, let section = state.owner(of: item) else { return }
        journal?.entries.append(.added(state.header(of: item), section: state.id(of: section)))
    }

    /// Notes an item before it is removed.
    package mutating func noteRemoved(_ item: ItemIndex) {
        guard let section = state.owner(of: item) else { return }
        journal?.noteRemoved(item, of: section, in: state)
    }

    mutating func noteMoved(_ item: ItemIndex, to position: ItemPosition) {
        guard journal != nil else { return }
        journal?.entries.append(.moved(state.header(of: item), from: state.items[item].position, to: position))
    }

    mutating func noteReplacement() {
        journal?.hasReplacedAnswers = true
    }

    /// Clears the flags by which the journal notes each answer only once.
    mutating func closeJournal() {
        for node in notedNodes { state.nodes.remove([.noted, .valueNoted], at: node) }
    }
}
