// Warnings about limits that never hold.

extension DefinitionCompiler {
    /// Warns of rules for the result of a formula that no person can change. An error there would hold people back who
    /// cannot correct it, so such a result is not validated.
    mutating func checkCalculated(_ field: SharedField, at element: ElementIndex) {
        let isCalculated = field.definition.disabled && !field.definition.formula.isEmpty
        guard isCalculated, field.definition.type.takesInput, states[element]?.enables.isEmpty ?? true else { return }
        let kind = field.valueKind
        let rules = field.definition.validations
        // A rule that cannot apply to the type at all has its warning already.
        if kind.isText || kind.isNumber {
            warnOfCalculated("min_length", rules.minLength != nil, element)
            warnOfCalculated("max_length", rules.maxLength != nil, element)
            warnOfCalculated("format", !rules.format.isEmpty, element)
            warnOfCalculated("pattern", !rules.pattern.isEmpty, element)
        }
        if kind.isNumber {
            warnOfCalculated("min_value", rules.minValue != nil, element)
            warnOfCalculated("max_value", rules.maxValue != nil, element)
            warnOfCalculated("min", field.definition.minimum != nil, element)
            warnOfCalculated("max", field.definition.maximum != nil, element)
        }
        if kind.isCivil {
            warnOfCalculated("minimum_date", !field.definition.minimumDate.isEmpty, element)
            warnOfCalculated("maximum_date", !field.definition.maximumDate.isEmpty, element)
            warnOfCalculated("minute_interval", field.definition.minuteInterval != 0, element)
        }
        warnOfCalculated("compare_to", !rules.compareTo.isEmpty, element)
        warnOfCalculated("rules[0]", !rules.rules.isEmpty, element)
    }

    private mutating func warnOfCalculated(_ key: String, _ hasLimit: Bool, _ element: ElementIndex) {
        guard hasLimit else { return }
        problems.append(
            DefinitionProblem(.ruleCannotApply, at: element, key: key, expected: [DefinitionProblem.calculated]))
    }

    /// Warns of `limit_typing` where typing has no maximum at which it could stop.
    mutating func checkTypingLimit(of index: FieldIndex, at element: ElementIndex) {
        let field = outline.fields[index].definition
        guard field.limitsTyping, field.type != .unknown else { return }
        let rule = patterns[index].text?.rule
        if let rule, rule.typingLimit > 0 || rule.ceiling != nil { return }
        problems.append(
            DefinitionProblem(
                .ruleCannotApply, at: element, key: "limit_typing", expected: [DefinitionProblem.noMaximum]))
    }
}

extension DefinitionProblem {
    /// The word for a rule about a result that nobody can change.
    package static let calculated = "calculated"
    /// The word for a limit of typing without a maximum.
    package static let noMaximum = "no_maximum"
    /// What a rule between items has as what was expected if there are no items around its field.
    package static let noItems = "no_items"
}
