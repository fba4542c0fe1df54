extension Transaction {
    /// Offers the options whose conditions are true. A chosen option that is no longer offered is kept, and reads as
    /// blank until it returns.
    mutating func offer(_ choices: [Program], at node: NodeIndex) {
        state.count(evaluations: choices.count)
        guard let field = state.form.field(at: state.nodes[node].element),
            !state.nodes[node].flags.contains(.hasOwnOptions)
        else { return }
        if field.written.isEmpty, let source = choices.first { return offerAnswers(of: source, at: node) }
        guard choices.count == field.written.count else { return }
        var offered: [FieldOption] = []
        for (option, choice) in zip(field.definition.options, choices)
        where state.result(of: choice, in: state.nodes[node].item).isTrue {
            offered.append(option)
        }
        let before = state.field(of: node)?.definition.options ?? []
        // Offered options keep their order, so comparing their counts and ids finds every difference.
        let isSame = before.count == offered.count && zip(before, offered).allSatisfy { $0.id == $1.id }
        if !isSame { setOptions(offered, at: node) }
    }

    /// Offers the answers to another field: each once, in their order. The answer itself is the id of its option.
    private mutating func offerAnswers(of source: Program, at node: NodeIndex) {
        let answers = [state.result(of: source, in: state.nodes[node].item)].flattened.distinct
        guard let asked = source.references.first.flatMap({ state.form.field(at: $0.element) }) else { return }
        var offered: [FieldOption] = []
        for answer in answers where !answer.isBlank && offered.count < Repetition.itemLimit {
            state.count(steps: 1)
            offered.append(FieldOption(id: answer, title: state.title(ofOption: answer, asked)))
        }
        let before = state.field(of: node)?.definition.options ?? []
        let isSame = before.count == offered.count && zip(before, offered).allSatisfy { $0.id == $1.id }
        if !isSame { setOptions(offered, at: node) }
    }

    /// Replaces the options of a field, such as by options that were loaded. All of them are offered.
    mutating func replaceOptions(_ options: [FieldOption], at node: NodeIndex) {
        guard let field = state.field(of: node), field.valueKind.isChoice else { return }
        state.nodes.insert(.hasOwnOptions, at: node)
        setOptions(options.map { $0.composed }, at: node)
        if state.nodes[node].flags.contains(.relevant) { scheduleReaders(of: node) }
    }

    private mutating func setOptions(_ options: [FieldOption], at node: NodeIndex) {
        guard let field = state.field(of: node) else { return }
        if !state.nodes[node].value.isBlank { note(.value(node)) }
        let (before, wasGone) = (state.answer(of: node), state.hasGoneChoice(node))
        state.nodes[node].field = field.offering(options)
        noteGoneChoice(at: node) { wasGone || field.hasOption($0) }
        touch(node, [.options, .display, .value])
        queueValidation(node)
        if state.answer(of: node) == before { return }
        touch(node, .text)
        if state.nodes[node].flags.contains(.relevant) { scheduleLaterReaders(of: node) }
    }
}

extension FieldOption {
    /// The option with its id in the form in which answers have it.
    fileprivate var composed: FieldOption {
        guard case .text(let text) = id, !text.isPlain else { return self }
        var composed = self
        composed.id = .text(text.composed)
        return composed
    }
}
