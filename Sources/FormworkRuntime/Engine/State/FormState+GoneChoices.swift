// Choices whose option is gone: they are kept, but read as not chosen until the option returns.

extension FormState {
    /// The answer as everything reads it: controls, rules, values and errors. It is the stored one without choices whose
    /// option is gone.
    package func answer(of node: NodeIndex) -> FormValue {
        let value = nodes[node].value
        guard nodes[node].flags.contains(.gone), let field = field(of: node) else { return value }
        return field.offered(of: value)
    }

    /// The answer as a running rule reads it. A rule that runs before the options are known reads the stored one. This
    /// happens only in forms whose options depend on their own choice, maybe indirectly.
    func answer(readAt rank: ComputationIndex?, of node: NodeIndex) -> FormValue {
        guard nodes[node].flags.contains(.gone) else { return nodes[node].value }
        if let rank, let options = form.elements[nodes[node].element].rules.options, rank <= options {
            return nodes[node].value
        }
        return answer(of: node)
    }

    /// Whether a choice is kept whose option is gone.
    package func hasGoneChoice(_ node: NodeIndex) -> Bool { nodes[node].flags.contains(.gone) }
}

extension CompiledField {
    /// The part of an answer whose options are offered.
    fileprivate func offered(of value: FormValue) -> FormValue {
        guard case .list(let list) = value else { return .blank }
        return FormValue.list(list.filter { hasOption($0.canonicalText) }).normalized
    }

    /// Whether an answer is among the options, but for choices that were options before.
    ///
    /// - Parameter isFormer: Whether a choice was an option.
    func hasGone(_ value: FormValue, isFormer: (String) -> Bool) -> Bool {
        guard valueKind.isChoice, !value.isBlank, !allows(value) else { return false }
        var choices = [value]
        if case .list(let list) = value { choices = list }
        return choices.allSatisfy { choice in
            let text = choice.canonicalText
            return hasOption(text) || isFormer(text)
        }
    }

    /// Whether the form's author wrote an option with this canonical text that can be chosen at times.
    func hasWritten(_ text: String) -> Bool {
        written.contains { !$0.isDisabled && ExactText.areSame($0.id.canonicalText, text) }
    }
}

extension FormState {
    /// The text of a group of boxes with the choices whose options are gone, which no box shows.
    func withGoneChoices(_ text: String, at node: NodeIndex) -> String {
        guard nodes[node].flags.contains(.gone), case .list(let list) = nodes[node].value, let field = field(of: node)
        else { return text }
        let shown: [FormValue] = ControlText.split(text).map { .text($0) }
        return ControlText.join(shown + list.filter { !field.hasOption($0.canonicalText) })
    }
}

extension Transaction {
    /// Notes whether a choice of the stored answer has an option that is gone. An answer that never was an option is
    /// not gone but wrong.
    mutating func noteGoneChoice(at node: NodeIndex, wasOption: ((String) -> Bool)? = nil) {
        // Files that are gone are reported elsewhere.
        guard let field = state.field(of: node), field.valueKind.isChoice, field.definition.files == nil else { return }
        let isGone = field.hasGone(state.nodes[node].value) { field.hasWritten($0) || wasOption?($0) == true }
        guard isGone != state.hasGoneChoice(node) else { return }
        state.nodes.set(.gone, isGone, at: node)
        touch(node, .error)
    }
}
