// Loading answers, and replacing all answers.

extension Transaction {
    /// Fills the form with answers, and with defaults where answers are missing.
    mutating func load(_ answers: JSONValue) {
        state.keepLoaded(answers)
        replaceEverything(events: .whereBlank) {
            $0.readAnswers(answers, in: .form, from: .trusted)
            $0.setDefaults(in: .form)
        }
    }

    /// Replaces all answers. A field that can never be answered gets the answer that `load` would give it.
    mutating func replaceAnswers(_ answers: JSONValue) {
        let policy = state.answerPolicy
        replaceEverything(events: .never) {
            if let policy { return policy.replaceAnswers(&$0, answers) }
            $0.readAnswers(answers, in: .form, from: .untrusted)
            $0.forEachNode { transaction, node in
                if transaction.state.form.isNeverAnswered(transaction.state.nodes[node].element) {
                    transaction.setOrDeferDefault(at: node)
                }
            }
        }
    }

    /// Whether an answer counts that may come from anybody.
    mutating func mayAnswer(_ node: NodeIndex, _ value: (inout FormState) -> FormValue) -> Bool {
        if let policy = state.answerPolicy, !state.isActive(node) {
            let answer = value(&state)
            return policy.admits(&state, node, answer)
        }
        return !state.form.isNeverAnswered(state.nodes[node].element)
    }

    /// Clears the session and fills it. The result does not depend on the earlier answers, nor on the order of the
    /// answers.
    private mutating func replaceEverything(events: EventPolicy, _ fill: (inout Transaction) -> Void) {
        note(.allAnswers)
        let outer = limitEvents(to: events)
        clearEverything()
        // Clearing triggers no events.
        nodesWithEvents.removeAll()
        keepingHiddenAnswers {
            fill(&$0)
            $0.setDeferredAnswers()
            $0.scheduleEverything()
        }
        forEachNode { $0.clearIfHidden($1) }
        settle()
        endLimit(outer)
    }

    private mutating func clearEverything() {
        state.noteSubmission(false)
        for list in state.items[.form].children {
            // Items are removed from the end, so that no item changes its position before it is removed.
            for item in list.reversed() { deleteItem(item) }
        }
        forEachNode { $0.clearEverything(at: $1) }
    }

    private mutating func clearEverything(at node: NodeIndex) {
        let wasDeleted = state.nodes[node].flags.contains(.deleted)
        endNotice(at: node)
        state.nodes.remove([.overridden, .malformed, .watched, .tapped, .answered, .deleted], at: node)
        if wasDeleted { inherit(at: node) }
        if state.nodes[node].text != nil { touch(node, .text) }
        if state.nodes[node].error != nil || state.nodes[node].reported != nil { touch(node, .error) }
        state.nodes[node].text = nil
        state.nodes[node].reported = nil
        state.nodes[node].error = nil
        storeValue(.blank, at: node)
        state.nodes.remove(.emptied, at: node)
        state.nodes[node].limits = nil
        // The formula runs again, so that a loaded answer can be compared with its result.
        scheduleRule(.value, of: node)
        fillToMinimum(node)
    }
}
