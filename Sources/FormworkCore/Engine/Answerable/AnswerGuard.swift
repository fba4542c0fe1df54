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
        isOpen(node, in: &state) || answerability.mayBeGiven(value, at: node, in: &state)
    }

    /// Removes choices that are not options from fields that take no input. In fields that take input they are errors.
    func removeForeignChoices(_ transaction: inout Transaction) {
        transaction.forEachNode { transaction, node in
            guard !transaction.state.isOpen(node), let field = transaction.state.field(of: node),
                !field.hasWritten(transaction.state.nodes[node].value)
            else { return }
            transaction.accept(Entry(value: .blank), at: node)
        }
        transaction.settle()
    }

    /// Loads a form with these items, because that is the form that a person begins with. Then replaces the answers of
    /// all fields that a person can answer. A field without a sent answer becomes blank.
    func replaceAnswers(_ transaction: inout Transaction, _ answers: JSONValue) {
        transaction.take(answers, in: .form, .kept)
        let kept = transaction.keptAnswers
        transaction.keptAnswers = []
        settle(&transaction) { $0.forEachNode { $0.fillDefault(at: $1) } }
        returnItems(&transaction)
        var open: [NodeIndex] = []
        transaction.forEachNode { transaction, node in
            if transaction.state.field(of: node) != nil, isOpen(node, in: &transaction.state) { open.append(node) }
        }
        let given = kept.filter { kept in
            let node = kept.node
            guard transaction.state.nodes.contains(node), transaction.state.nodes[node].item == kept.item else {
                return false
            }
            let answer = kept.value ?? .blank
            let entry = transaction.state.field(of: node).map { transaction.state.entry(answer, for: $0).value }
            return admits(&transaction.state, node, entry ?? .blank)
        }
        for node in open where !transaction.state.nodes[node].value.isBlank && !transaction.state.hasFormula(node) {
            transaction.accept(Entry(value: .blank), at: node)
        }
        for kept in given { transaction.give(kept.value ?? .blank, at: kept.node) }
    }

    private func isOpen(_ node: NodeIndex, in state: inout FormState) -> Bool {
        !state.form.isNeverAnswered(state.nodes[node].element) && answerability.isOpen(node, in: &state)
    }

    /// Restores the initial items of a repeating section whose items nobody can change.
    private func returnItems(_ transaction: inout Transaction) {
        var closed: [NodeIndex] = []
        transaction.forEachNode { transaction, node in
            let isRepeating = transaction.state.element(of: node).isRepeating
            if isRepeating, !isOpen(node, in: &transaction.state) { closed.append(node) }
        }
        for node in closed where transaction.state.nodes.contains(node) {
            settle(&transaction) { transaction in
                transaction.keepItems([], of: node)
                transaction.fillToMinimum(node)
                transaction.state.nodes.remove(.answered, at: node)
                transaction.fillItems(at: node)
                for item in transaction.state.items(of: node) { transaction.fillDefaults(in: item) }
            }
        }
    }

    private func settle(_ transaction: inout Transaction, _ change: (inout Transaction) -> Void) {
        change(&transaction)
        transaction.giveDeferredAnswers()
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
