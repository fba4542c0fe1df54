extension FormEngine {
    /// Offers the options whose conditions hold. A chosen one that is no longer offered stays chosen, and is wrong.
    func offer(_ choices: [Program], at node: Int) {
        statistics.evaluations += choices.count
        let field = form.fields[element(of: node).content]
        guard !nodes[node].flags.contains(.hasOwnOptions), choices.count == field.definition.options.count else {
            return
        }
        let context = EvaluationContext(engine: self, item: Int(nodes[node].item))
        var offered: [FieldOption] = []
        for (option, choice) in zip(field.definition.options, choices) where choice.evaluate(in: context).isTrue {
            offered.append(option)
        }
        let before = self.field(of: node)?.definition.options ?? []
        // What is offered keeps its order, so that counts and ids tell every difference.
        let isSame = before.count == offered.count && zip(before, offered).allSatisfy { $0.id == $1.id }
        if !isSame { setOptions(offered, at: node) }
    }

    /// Gives a field other options while it runs, as when they were loaded from elsewhere; all of them are offered.
    func replaceOptions(_ options: [FieldOption], at node: Int) {
        guard let field = field(of: node), field.valueKind == .option || field.valueKind == .options else { return }
        nodes[node].flags.insert(.hasOwnOptions)
        setOptions(options, at: node)
        if nodes[node].flags.contains(.relevant) { scheduleReaders(of: node) }
    }

    private func setOptions(_ options: [FieldOption], at node: Int) {
        guard let field = field(of: node) else { return }
        var definition = field.definition
        definition.options = options
        nodes[node].field = CompiledField(definition, field.patterns, written: field.written)
        touch(node, [.options, .display, .value])
        queueCheck(node)
    }
}
