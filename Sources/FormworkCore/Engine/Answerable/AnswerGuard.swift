extension FormEngine {
    /// Lets `editAll` and `replaceAnswers` accept only answers that a person could give, beginning with the present
    /// session. All other fields keep their answers, or get those that `load` would set.
    ///
    /// Use it for answers that anybody may have sent. The answer of a field that takes no input now counts only if the
    /// person can make the field take input. The answer of a choice has to be one of the options.
    public func guardAnswers() {
        let guardian = AnswerGuard(form)
        guardAnswers(
            by: AnswerPolicy(
                admits: { guardian.admits(&$0, $1, $2) }, replaceAnswers: { guardian.replaceAnswers(&$0, $1) },
                prepareSubmission: { guardian.removeForeignChoices(&$0) }))
    }
}

/// The policy for answers that anybody may have sent.
private final class AnswerGuard {
    private let answerability: Answerability

    init(_ form: CompiledForm) {
        answerability = Answerability(form)
    }

    func admits(_ state: inout FormState, _ node: NodeIndex, _ value: FormValue) -> Bool {
        isAnswerable(node, in: &state) || answerability.mayBeGiven(value, at: node, in: &state)
    }

    /// Removes choices that are not options from fields that take no input. In fields that take input they are errors.
    func removeForeignChoices(_ transaction: inout Transaction) {
        transaction.forEachNode { transaction, node in
            guard !transaction.state.isActive(node), let field = transaction.state.field(of: node),
                !field.hasWritten(transaction.state.nodes[node].value)
            else { return }
            transaction.storeAnswer(ReadAnswer(value: .blank), at: node)
        }
        transaction.settle()
    }

    /// First sets the defaults and the initial items, as when a person opens the form. Then replaces the answers of all
    /// fields that a person can answer. A field without a sent answer becomes blank.
    func replaceAnswers(_ transaction: inout Transaction, _ answers: JSONValue) {
        let kept = transaction.collectAnswers(of: answers)
        settle(&transaction) { $0.forEachNode { $0.setOrDeferDefault(at: $1) } }
        resetItems(&transaction)
        var answerable: [NodeIndex] = []
        transaction.forEachNode { transaction, node in
            if transaction.state.field(of: node) != nil, isAnswerable(node, in: &transaction.state) {
                answerable.append(node)
            }
        }
        let given = kept.filter { kept in
            let node = kept.node
            guard transaction.state.nodes.contains(node), transaction.state.nodes[node].item == kept.item else {
                return false
            }
            let answer = kept.value ?? .blank
            let read = transaction.state.field(of: node).map { transaction.state.read(answer, for: $0).value }
            return admits(&transaction.state, node, read ?? .blank)
        }
        for node in answerable where !transaction.state.nodes[node].value.isBlank && !transaction.state.hasFormula(node)
        {
            transaction.storeAnswer(ReadAnswer(value: .blank), at: node)
        }
        for kept in given { transaction.setOrDefer(kept.value ?? .blank, at: kept.node) }
    }

    private func isAnswerable(_ node: NodeIndex, in state: inout FormState) -> Bool {
        !state.form.isNeverAnswered(state.nodes[node].element) && answerability.isAnswerable(node, in: &state)
    }

    /// Restores the initial items of a repeating section whose items nobody can change.
    private func resetItems(_ transaction: inout Transaction) {
        var fixed: [NodeIndex] = []
        transaction.forEachNode { transaction, node in
            let isRepeating = transaction.state.element(of: node).isRepeating
            if isRepeating, !isAnswerable(node, in: &transaction.state) { fixed.append(node) }
        }
        for node in fixed where transaction.state.nodes.contains(node) {
            settle(&transaction) { $0.resetItems(of: node) }
        }
    }

    private func settle(_ transaction: inout Transaction, _ change: (inout Transaction) -> Void) {
        change(&transaction)
        transaction.setDeferredAnswers()
        transaction.scheduleEverything()
        transaction.settle()
    }
}

extension CompiledField {
    /// Whether every choice in a value is one of the form's options. The option need not be offered now.
    fileprivate func hasWritten(_ value: FormValue) -> Bool {
        switch (valueKind, value) {
        case (.option, _): value.isBlank || optionID(value.canonicalText) != nil
        case (.options, .list(let list)): list.allSatisfy { optionID($0.canonicalText) != nil }
        default: true
        }
    }
}
