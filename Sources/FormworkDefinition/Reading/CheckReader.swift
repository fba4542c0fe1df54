import FormworkCore

/// Reads what a field's `validations` say beyond simple limits: expression rules, and the names of checks in code.
struct CheckReader {
    /// What ids mean around the field.
    let names: ItemNames?

    /// Adds the rules and names of an object to what else was read of it.
    func read(_ object: ObjectReader, into validations: inout Validations) {
        validations.rules = object.list("rules").compactMap { rule($0.value, $0.path, object.context) }
        validations.validators = names("validators", object)
        validations.asyncChecks = names("async", object)
    }

    /// A rule is an object with `assert`, or the expression alone.
    private func rule(_ value: JSONValue, _ path: String, _ context: ReadingContext) -> AssertionRule? {
        if case .string(let assertion) = value.content { return AssertionRule(assertion) }
        guard let object = ObjectReader(value, path: path, context: context) else { return nil }
        let rule = AssertionRule(object.expression("assert", names), message: object.text("message"))
        if rule.assertion.isEmpty { object.report(.missingKey, at: value, expected: ["assert"]) }
        object.finish()
        return rule.assertion.isEmpty ? nil : rule
    }

    private func names(_ key: String, _ object: ObjectReader) -> [String] {
        object.list(key).compactMap { element in
            if case .string(let name) = element.value.content { return name }
            return object.mismatch(element.value, key, "a text")
        }
    }
}
