// The answers of hidden fields: `when_hidden` decides whether they are cleared.

extension Transaction {
    /// Reacts to a node that was hidden or shown: its answer may be cleared, and rules read it in another way.
    mutating func relevanceChanged(at node: NodeIndex) {
        if !keepsHiddenAnswers { clearIfHidden(node) }
        scheduleReaders(of: node)
    }

    /// Clears the answer of a hidden field, if `when_hidden` is `clear`.
    mutating func clearIfHidden(_ node: NodeIndex) {
        if state.form.definition.whenHidden == .clear, !state.nodes[node].flags.contains(.relevant) {
            clearAnswer(at: node)
        }
    }

    /// Changes answers and runs what depends on them. Answers of hidden fields are kept meanwhile in spite of
    /// `when_hidden: clear`, because a field that is hidden now may be visible in the end.
    package mutating func keepingHiddenAnswers(_ change: (inout Transaction) -> Void) {
        keepsHiddenAnswers = true
        change(&self)
        settle()
        keepsHiddenAnswers = false
    }
}
