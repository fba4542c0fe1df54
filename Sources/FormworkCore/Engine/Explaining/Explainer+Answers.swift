extension Explainer {
    var valid: Explanation {
        if !flags.contains(.relevant) { return explanation(.valid, true, visible.causes) }
        if !flags.contains(.enabled) { return explanation(.valid, true, enabled.causes) }
        if let reported = engine.nodes[node].reported {
            return explanation(.valid, false, [error(reported.code, reported.message)])
        }
        guard let error = engine.firstError(at: node) else { return explanation(.valid, true) }
        var cause = self.error(error.code.rawValue, engine.message(for: error, at: node))
        if error.code == .compare { cause.inputs = comparisonInputs }
        return explanation(.valid, false, [cause])
    }

    private func error(_ code: String, _ message: String) -> Explanation.Cause {
        Explanation.Cause(kind: .error, element: element(node), key: code, text: message)
    }

    /// What the comparison that fails reads, without the answer that is compared.
    private var comparisonInputs: [Explanation.Input] {
        let item = Int(engine.nodes[node].item)
        let context = EvaluationContext(engine: engine, item: item)
        let own = engine.path(of: engine.id(of: node))
        for check in engine.element(of: node).checks {
            let program = engine.form.computations[Int(check)].program
            if !program.evaluate(in: context).isTrue {
                return inputs(of: program, in: item).filter { !$0.path.isSame(as: own) }
            }
        }
        return []
    }

    var value: Explanation {
        let value = engine.nodes[node].value
        var explanation = explanation(.value, !value.isBlank, [origin].compactMap { $0 })
        if !isSecret(Int(engine.nodes[node].element)) { explanation.value = value }
        return explanation
    }

    /// Where the answer comes from; `nil` if there is none and nothing would have given one.
    private var origin: Explanation.Cause? {
        let isOverridden = flags.contains(.overridden)
        if flags.contains(.malformed) { return cause(.malformed) }
        if let rule = computation(.value, of: node) {
            var cause = cause(isOverridden ? .overridden : .formula)
            cause.key = "formula"
            cause.text = rule.origin?.parts.first?.text ?? ""
            if !isOverridden { cause.inputs = inputs(of: rule.program, in: Int(engine.nodes[node].item)) }
            return cause
        }
        if engine.nodes[node].value.isBlank { return nil }
        let path = engine.path(of: engine.id(of: node))
        guard !engine.changedPaths.contains(where: { $0.isSame(as: path) }) else { return cause(.answered) }
        if isLoaded(at: path) { return cause(.loaded) }
        var standard = cause(isStandard ? .standard : .answered)
        if isStandard { standard.key = "value" }
        return standard
    }

    private func cause(_ kind: Explanation.Cause.Kind) -> Explanation.Cause {
        Explanation.Cause(kind: kind, element: element(node))
    }

    /// Whether the answers that were loaded have one for a path.
    private func isLoaded(at path: String) -> Bool {
        let session = FormEngine(engine.form, context: engine.context)
        _ = session.perform(.replaceAnswers(engine.loaded))
        guard let id = session.node(at: path), let node = session.position(id) else { return false }
        // A field that takes no input has its default there too.
        if session.form.isNeverAnswered(Int(id.element)), isStandard { return false }
        return !session.nodes[node].value.isBlank
    }

    /// Whether the answer is what the definition gives where nothing else does.
    private var isStandard: Bool {
        guard let field = engine.field(of: node) else { return false }
        return engine.coerce(field.definition.standardAnswer, at: node) == engine.nodes[node].value
    }
}
