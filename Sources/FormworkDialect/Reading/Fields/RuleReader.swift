import FormworkCore

/// Reads the rules of a field that are expressions.
enum RuleReader {
    /// Reads a list of rules, and notes where each was written.
    static func rules(_ value: KeyedValue) -> [AssertionRule] {
        var rules: [AssertionRule] = []
        for element in value.list {
            guard let rule = rule(element.value, element.path, value.object) else { continue }
            value.object.origin?.parts["rules[\(rules.count)]"] =
                element.value["assert"].map { ($0, element.path.member("assert")) } ?? element
            rules.append(rule)
        }
        return rules
    }

    /// Reads a rule, which is an object with `assert`, or the expression alone.
    private static func rule(_ value: JSONValue, _ path: FilePath, _ rules: ObjectReader) -> AssertionRule? {
        if case .string(let assertion) = value.content {
            return AssertionRule(rules.context.expression(assertion, at: value, rules.names))
        }
        guard let object = ObjectReader(value, RuleKeys.table.names, path: path, context: rules.context) else {
            return nil
        }
        object.names = rules.names
        var rule = AssertionRule("")
        RuleKeys.table.read(object, into: &rule)
        if rule.assertion.isEmpty { object.report(.missingKey, at: value, expected: ["assert"]) }
        return rule.assertion.isEmpty ? nil : rule
    }
}
