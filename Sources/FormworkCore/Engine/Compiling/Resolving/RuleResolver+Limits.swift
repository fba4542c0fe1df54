extension RuleResolver {
    /// Compiles the expressions that give limits of a field.
    ///
    /// A limit reads answers and never other limits. So two fields may limit each other, and only a limit that reads the answer
    /// that it limits is a circle.
    mutating func resolveLimits(of field: SharedField, at element: ElementIndex) {
        guard field.hasOwnParts else { return }
        for moving in field.definition.movingLimits where moving.limit.applies(to: field.valueKind) {
            let key = moving.limit.key
            guard let program = expressions.limit(moving.expression, of: field, key: key, at: element) else { continue }
            if program.references.contains(where: { $0.element == element && $0.isOfSameItem }) {
                let name = form.name(of: element)
                expressions.problems.append(
                    DefinitionProblem(.cycle, at: element, key: key, found: name + " (" + key + ") → " + name))
            }
            let part = RulePart(key: key, text: moving.expression, program: program)
            add(
                Computation(
                    element: element, aspect: .limit, program: program, limit: moving.limit,
                    origin: RuleOrigin([part])))
        }
    }
}

extension FieldLimit {
    /// The key of the limit in the dialect.
    package var key: String {
        switch self {
        case .minimum: "min"
        case .maximum: "max"
        case .minValue: "min_value"
        case .maxValue: "max_value"
        case .minimumDate: "minimum_date"
        case .maximumDate: "maximum_date"
        }
    }

    /// Whether answers of a kind can have the limit.
    func applies(to kind: ValueKind) -> Bool {
        switch self {
        case .minimum, .maximum, .minValue, .maxValue: kind.isNumber
        case .minimumDate, .maximumDate: kind.isCivil
        }
    }
}

extension Reference {
    /// Whether the answer is in the item of the rule, or in one around it.
    fileprivate var isOfSameItem: Bool { if case .near = route { true } else { false } }
}
