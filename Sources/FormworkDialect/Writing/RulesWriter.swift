import FormworkCore

/// Writes validations and targets.
enum RulesWriter {
    static func validations(_ validations: Validations) -> ObjectWriter {
        var object = ObjectWriter()
        object.flag("required", validations.required)
        object.count("min_length", validations.minLength)
        object.count("max_length", validations.maxLength)
        object.number("min_value", validations.minValue)
        object.number("max_value", validations.maxValue)
        object.text("format", validations.format)
        object.text("pattern", validations.pattern)
        object.text("compare_to", validations.compareTo)
        object.word("compare_rule", validations.compareRule, default: .equal)
        object.list("rules", validations.rules.map(rule))
        object.list("validators", validations.validators.map { .string($0) })
        object.list("async", validations.asyncChecks.map { .string($0) })
        object.messages(validations.messages)
        return object
    }

    static func target(_ target: FieldTarget) -> JSONValue {
        var object = ObjectWriter()
        object.add("id", .string(target.id))
        object.word("type", target.kind, default: .field)
        object.add("action", .string(target.action.rawValue))
        object.value("target_value", target.value.json)
        object.text("condition", target.condition)
        return object.json
    }

    /// Writes a rule. A rule without a message is written as its expression.
    private static func rule(_ rule: AssertionRule) -> JSONValue {
        if rule.message.isEmpty, !rule.isServerOnly { return .string(rule.assertion) }
        var object = ObjectWriter()
        object.add("assert", .string(rule.assertion))
        object.text("message", rule.message)
        object.flag("server_only", rule.isServerOnly)
        return object.json
    }
}
