// Results that are calculated from answers that cannot be read.
//
// Such an answer reads as blank, so a sum would look like that of all answers. The result is marked instead, and so is every
// result that is calculated from it.

extension Transaction {
    /// Notes whether the text of a field is no value of its type.
    mutating func setMalformed(_ isMalformed: Bool, at node: NodeIndex) {
        guard state.nodes[node].flags.contains(.malformed) != isMalformed else { return }
        state.nodes.set(.malformed, isMalformed, at: node)
        scheduleCalculations(from: node)
    }

    /// Notes whether the result of a formula was calculated from an answer that cannot be read.
    mutating func setIncomplete(_ isIncomplete: Bool, at node: NodeIndex) {
        guard state.nodes[node].flags.contains(.incomplete) != isIncomplete else { return }
        state.nodes.set(.incomplete, isIncomplete, at: node)
        touch(node, .display)
        scheduleCalculations(from: node)
    }

    /// Replaces the result of a formula by an answer of a person or a program, which is readable.
    mutating func override(_ node: NodeIndex) {
        state.nodes.insert(.overridden, at: node)
        setIncomplete(false, at: node)
    }

    /// Schedules the formulas and limits that read a node, although its value has not changed.
    mutating func scheduleCalculations(from node: NodeIndex) {
        guard state.nodes[node].flags.contains(.relevant) else { return }
        let record = (element: state.nodes[node].element, item: state.nodes[node].item)
        let form = state.form
        for reader in form.links[record.element].readers {
            switch form.computations[reader.computation].aspect {
            case .value, .aggregate, .limit: scheduleReader(reader, changedIn: record.item)
            case .visible, .enabled, .required, .options, .validation, .items, .text: break
            }
        }
    }
}
