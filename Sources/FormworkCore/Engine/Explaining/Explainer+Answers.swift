extension Explainer {
    var valid: Explanation {
        if !flags.contains(.relevant) { return explanation(.valid, true, visible.causes) }
        if !flags.contains(.enabled) { return explanation(.valid, true, enabled.causes) }
        if let reported = state.nodes[node].reported {
            return explanation(.valid, false, [error(reported.code, reported.message)])
        }
        guard let error = state.firstError(at: node) else { return explanation(.valid, true) }
        var cause = self.error(error.code.rawValue, state.message(for: error, at: node))
        if error.code == .compare { cause.inputs = comparisonInputs }
        return explanation(.valid, false, [cause])
    }

    private func error(_ code: String, _ message: String) -> Explanation.Cause {
        Explanation.Cause(kind: .error, element: element(node), key: code, text: message)
    }

    /// The inputs of the comparison that fails, without the compared answer itself.
    private var comparisonInputs: [Explanation.Input] {
        let item = state.nodes[node].item
        let own = state.path(of: state.id(of: node))
        for validation in state.form.links[state.nodes[node].element].validations {
            let rule = state.form.computations[validation]
            let program = rule.program
            if rule.comparison != nil, !state.result(of: program, in: item).isTrue {
                return inputs(of: program, in: item).filter { !$0.path.isSame(as: own) }
            }
        }
        return []
    }

    var value: Explanation {
        let value = state.answer(of: node)
        var explanation = explanation(.value, !value.isBlank, [origin].compactMap { $0 })
        if !state.form.secrets[state.nodes[node].element] { explanation.value = value }
        return explanation
    }

    /// The cause of the answer, which says where it comes from; `nil` if there is no answer and no formula.
    private var origin: Explanation.Cause? {
        let isOverridden = flags.contains(.overridden)
        if flags.contains(.malformed) { return cause(.malformed) }
        if let rule = computation(.value, of: node) {
            var cause = cause(isOverridden ? .overridden : .formula)
            cause.key = "formula"
            cause.text = rule.origin?.parts.first?.text ?? ""
            if !isOverridden { cause.inputs = inputs(of: rule.program, in: state.nodes[node].item) }
            return cause
        }
        if state.answer(of: node).isBlank { return nil }
        let path = state.path(of: state.id(of: node))
        guard !engine.changedPaths.contains(where: { $0.isSame(as: path) }) else { return cause(.answered) }
        if isLoaded(at: path) { return cause(.loaded) }
        var found = cause(isDefault ? .default : .answered)
        if isDefault { found.key = "value" }
        return found
    }

    private func cause(_ kind: Explanation.Cause.Kind) -> Explanation.Cause {
        Explanation.Cause(kind: kind, element: element(node))
    }

    /// Whether the loaded answers have an answer at a path.
    private func isLoaded(at path: String) -> Bool {
        let session = FormEngine(unobserved: state.form, context: state.context)
        _ = session.perform(.replaceAnswers(state.loaded))
        guard let id = session.node(at: path), let node = session.state.node(id) else { return false }
        // Loading also sets a field that takes no input to its default.
        if session.form.isNeverAnswered(session.state.nodes[node].element), isDefault { return false }
        return !session.state.nodes[node].value.isBlank
    }

    /// Whether the answer equals the field's default.
    private var isDefault: Bool {
        guard let field = state.field(of: node) else { return false }
        return state.coerce(field.definition.defaultAnswer, at: node) == state.nodes[node].value
    }
}
