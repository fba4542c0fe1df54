/// Warns of rules for the result of a formula that no person can change. An error there would hold people back who cannot
/// correct it, so such a result is not validated.
struct CalculatedCheck {
    private let element: ElementIndex
    private var problems: [DefinitionProblem] = []

    /// The warnings about a field.
    ///
    /// - Parameter states: The targets that act on the field. One that enables it lets people change the result.
    static func problems(of field: SharedField, at element: ElementIndex, _ states: TargetStates?)
        -> [DefinitionProblem]
    {
        let isCalculated = field.definition.disabled && !field.definition.formula.isEmpty
        guard isCalculated, field.definition.type.takesInput, states?.enables.isEmpty ?? true else { return [] }
        var check = CalculatedCheck(element: element)
        check.check(field)
        return check.problems
    }

    private mutating func check(_ field: SharedField) {
        let kind = field.valueKind
        let rules = field.definition.validations
        // A rule that cannot apply to the type at all has its warning already.
        if kind.isText || kind.isNumber {
            warn("min_length", rules.minLength != nil)
            warn("max_length", rules.maxLength != nil)
            warn("format", !rules.format.isEmpty)
            warn("pattern", !rules.pattern.isEmpty)
        }
        if kind.isNumber {
            warn("min_value", rules.minValue != nil)
            warn("max_value", rules.maxValue != nil)
            warn("min", field.definition.minimum != nil)
            warn("max", field.definition.maximum != nil)
        }
        if kind.isCivil {
            warn("minimum_date", !field.definition.minimumDate.isEmpty)
            warn("maximum_date", !field.definition.maximumDate.isEmpty)
            warn("minute_interval", field.definition.minuteInterval != 0)
        }
        for moving in field.definition.movingLimits where moving.limit.applies(to: kind) {
            warn(moving.limit.key, true)
        }
        warn("compare_to", !rules.compareTo.isEmpty)
        warn("unique", rules.unique)
        warn("unique_with", !rules.uniqueWith.isEmpty)
        warn("rules[0]", !rules.rules.isEmpty)
    }

    private mutating func warn(_ key: String, _ hasLimit: Bool) {
        guard hasLimit else { return }
        problems.append(
            DefinitionProblem(.ruleCannotApply, at: element, key: key, expected: [DefinitionProblem.calculated]))
    }
}

extension DefinitionProblem {
    /// The word for a rule about a result that nobody can change.
    package static let calculated = "calculated"
}
