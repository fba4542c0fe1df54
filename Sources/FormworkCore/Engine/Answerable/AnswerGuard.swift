extension FormEngine {
    /// From now on `editAll` and `replaceAnswers` take an answer only where a person could have given it, beginning with the
    /// session as it stands; everything else keeps what it has, or what `load` would give it.
    ///
    /// For answers that anybody may have sent. A field that takes no input now is answered only if the person can bring it
    /// to take some, and a choice among what is offered only with one of the options.
    public func guardAnswers() {
        let guardian = AnswerGuard(form)
        guardAnswers(
            by: AnswerPolicy(
                admits: { guardian.admits(&$0, $1, $2) }, replaceAnswers: { guardian.replaceAnswers(&$0, $1) },
                prepareSubmission: { guardian.removeForeignChoices(&$0) }))
    }
}

/// Admits what people could have answered.
private final class AnswerGuard {
    private let answerability: Answerability

    init(_ form: CompiledForm) {
        answerability = Answerability(form)
    }

    func admits(_ state: inout FormState, _ node: NodeIndex, _ value: FormValue) -> Bool {
        isOpen(node, in: &state) || answerability.mayBeGiven(value, at: node, in: &state)
    }

    /// A choice that is no option is reported while its field takes input. Otherwise nobody would look at it.
    func removeForeignChoices(_ transaction: inout Transaction) {
        transaction.forEachNode { transaction, node in
            guard !transaction.state.isOpen(node), let field = transaction.state.field(of: node),
                !field.hasWritten(transaction.state.nodes[node].value)
            else { return }
            transaction.accept(Entry(value: .blank), at: node)
        }
        transaction.settle()
    }

    /// Begins with what `load` gives a form with these items, because that is what a person begins with. Then the answers
    /// of fields that a person can answer are replaced, by none if none was sent.
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

    /// Gives repeating sections that nobody can change the items they begin with.
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
    /// Whether every choice in a value is one of the form's options, offered now or not.
    fileprivate func hasWritten(_ value: FormValue) -> Bool {
        switch (valueKind, value) {
        case (.option, _): value.isBlank || optionID(value.canonicalText) != nil
        case (.options, .list(let list)): list.allSatisfy { optionID($0.canonicalText) != nil }
        default: true
        }
    }
}
