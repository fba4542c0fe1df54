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
        if let min = rules.minChoices, list.count < min {
            return .limit(.minChoices, "min", .number(DecimalNumber(min)))
        }
        if let max = rules.maxChoices, list.count > max {
            return .limit(.maxChoices, "max", .number(DecimalNumber(max)))
        }
        return nil
    }

    /// The answer that a person meant who changed a choice from `before` to `list`. An exclusive option that was added
    /// stays alone, and any other option that was added removes it. If both were added at once, the answer stays as it is,
    /// and is an error.
    ///
    /// - Complexity: the product of both lengths where an exclusive option was added, else linear.
    func withoutExcluded(_ list: [FormValue], before: FormValue) -> [FormValue] {
        guard list.count > 1 else { return list }
        var others: [FormValue]?
        // An option that is not offered now may be chosen still.
        for option in written + definition.options where option.isExclusive {
            if !FormValue.list(others ?? list).chooses(option.id) { continue }
            if !before.chooses(option.id) {
                for other in list where !other.chooses(option.id) && !before.chooses(other) { return list }
                return [option.id]
            }
            var rest: [FormValue] = []
            for other in others ?? list where !other.chooses(option.id) { rest.append(other) }
            others = rest
        }
        return others ?? list
    }

    private func exclusiveOption(in list: [FormValue]) -> FieldOption? {
        for option in definition.options where option.isExclusive && FormValue.list(list).chooses(option.id) {
            return option
        }
        return nil
    }
}

extension FormState {
    /// Whether an option of a field is chosen alone.
    package func hasExclusiveOption(_ id: NodeID) -> Bool {
        guard let node = node(id), let field = field(of: node) else { return false }
        return field.definition.options.contains { $0.isExclusive }
    }
}
