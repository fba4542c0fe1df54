// Defaults of fields, and the items with which repeating sections start.

extension Transaction {
    /// Sets unanswered fields of an item, and of items inside it, to their defaults. Defaults that depend on offered
    /// options wait for `setDeferredAnswers`.
    ///
    /// - Parameter isAnswered: Whether the fields are answered elsewhere. Then only fields that can never be answered get their
    ///   defaults.
    package mutating func setDefaults(in item: ItemIndex, isAnswered: Bool = false) {
        for element in state.form.scopes[state.items[item].scope].elements {
            if isAnswered, !state.form.isNeverAnswered(element) { continue }
            let node = state.node(element, in: item)
            setOrDeferDefault(at: node)
            addInitialItems(to: node)
        }
        for list in state.items[item].children {
            for child in list { setDefaults(in: child, isAnswered: isAnswered) }
        }
    }

    package mutating func setOrDeferDefault(at node: NodeIndex) {
        if let options = state.element(of: node).rules.options {
            deferredAnswers.insert(waiting(nil, at: node), until: options)
        } else {
            setDefault(at: node)
        }
    }

    /// Adds the items with which a repeating section starts, unless it was given items.
    package mutating func addInitialItems(to node: NodeIndex) {
        guard let items = state.section(of: node)?.definition.repeats?.items, !items.isEmpty,
            !state.nodes[node].flags.contains(.answered)
        else { return }
        readAnswer(.array(items), at: node, from: .defined)
    }

    /// Gives a repeating section the items that it starts with, instead of those it has.
    package mutating func resetItems(of section: NodeIndex) {
        keepItems([], of: section)
        fillToMinimum(section)
        state.nodes.remove(.answered, at: section)
        addInitialItems(to: section)
        for item in state.items(of: section) { setDefaults(in: item) }
    }

    mutating func setDefault(at node: NodeIndex) {
        let value = state.missingDefault(at: node)
        if let field = state.field(of: node), !value.isBlank {
            storeAnswer(state.read(value.normalized, for: field), at: node)
        }
    }
}

extension FormState {
    /// The default of a field that has no answer; blank if the field has an answer, or no default.
    package func missingDefault(at node: NodeIndex) -> FormValue {
        guard let field = field(of: node), nodes[node].value.isBlank, !nodes[node].flags.contains(.malformed),
            !hasFormula(node)
        else { return .blank }
        return field.definition.defaultAnswer
    }
}
