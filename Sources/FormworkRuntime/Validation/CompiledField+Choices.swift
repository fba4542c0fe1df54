// Rules of choices of several options: how many are chosen, and options that are chosen alone.

extension CompiledField {
    /// The error of an answer with too few or too many options, or with an exclusive option beside others; `nil` if the
    /// answer keeps these rules.
    func choiceError(_ value: FormValue) -> FieldError? {
        guard valueKind == .options, case .list(let list) = value else { return nil }
        if let option = exclusiveOption(in: list) {
            return list.count > 1 ? .limit(.exclusive, "option", .text(option.title)) : nil
        }
        let rules = definition.validations
        if let min = rules.minChoices, list.count < min { return .limit(.minChoices, "min", .number(DecimalNumber(min))) }
        if let max = rules.maxChoices, list.count > max { return .limit(.maxChoices, "max", .number(DecimalNumber(max))) }
        return nil
    }

    /// The answer that a person meant who changed a choice from `before` to `list`. An exclusive option that was added
    /// stays alone. An option that was added removes the exclusive ones. If both were added at once, the answer stays as it
    /// is, and is an error.
    func withoutExcluded(_ list: [FormValue], before: FormValue) -> [FormValue] {
        guard list.count > 1, exclusiveOption(in: list) != nil else { return list }
        var old: [FormValue] = []
        if case .list(let chosen) = before { old = chosen }
        let added = list.filter { choice in !old.contains { $0.isSameChoice(as: choice) } }
        if added.isEmpty { return list }
        if exclusiveOption(in: added) != nil { return added.count == 1 ? added : list }
        return list.filter { exclusiveOption(in: [$0]) == nil }
    }

    private func exclusiveOption(in list: [FormValue]) -> FieldOption? {
        definition.options.first { option in option.isExclusive && list.contains { $0.isSameChoice(as: option.id) } }
    }
}

extension FormState {
    /// Whether an option of a field is chosen alone.
    package func hasExclusiveOption(_ id: NodeID) -> Bool {
        guard let node = node(id), let field = field(of: node) else { return false }
        return field.definition.options.contains { $0.isExclusive }
    }
}

extension FormValue {
    fileprivate func isSameChoice(as other: FormValue) -> Bool {
        ExactText.areSame(canonicalText, other.canonicalText)
    }
}
