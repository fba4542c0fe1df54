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
        let flags = state.nodes[node].flags
        state.nodes.remove(AnswerMemento.remembered, at: node)
        state.nodes.insert(memento.flags, at: node)
        inherit(at: node)
        storeValue(memento.value, at: node)
        state.nodes[node].text = memento.text
        touch(node, [.text, .value, .display])
        queueValidation(node)
        scheduleRule(.value, of: node)
        if flags.contains(.tapped) != memento.flags.contains(.tapped) { scheduleReaders(of: node) }
        if flags.contains(.malformed) != memento.flags.contains(.malformed) { scheduleCalculations(from: node) }
    }
}
