// Answers that wait until the computations on which they depend have run.

extension Transaction {
    /// Sets the answers that waited, in the order in which their computations run. After its computation it is known
    /// whether an answer differs from the result of its formula, and which options are offered.
    package mutating func setDeferredAnswers() {
        settle()
        var last: ComputationIndex?
        while let (computation, answer) = deferredAnswers.removeFirst() {
            // Answers that wait for the same rule in other items do not depend on each other.
            if computation != last { settle() }
            last = computation
            if let value = answer.value { set(value, at: answer.node) } else { setDefault(at: answer.node) }
        }
        settle()
    }

    func waiting(_ answer: FormValue?, at node: NodeIndex) -> WaitingAnswer {
        WaitingAnswer(node: node, item: state.nodes[node].item, value: answer)
    }
}
