import FormworkCore

/// Reads the parts of `validations` besides simple limits: expression rules, and the names of checks in code.
struct ValidationsReader {
    /// The names in the item around the field, in forms that were written for the original Form; `nil` elsewhere.
    let names: ItemNames?
    /// The origin of the field. It stores where the rules were written.
    let origin: ElementOrigin

    /// Reads the rules and names of an object, and adds them to the validations.
    func read(_ object: ObjectReader, into validations: inout Validations) {
        for element in object.list("rules") {
            guard let rule = rule(element.value, element.path, object.context) else { continue }
            let key = "rules[\(validations.rules.count)]"
            origin.parts[key] = element.value["assert"].map { ($0, element.path.member("assert")) } ?? element
            validations.rules.append(rule)
        }
        validations.validators = Self.names("validators", object)
        validations.asyncChecks = Self.names("async", object)
    }

    /// Reads a rule, which is an object with `assert`, or the expression alone.
    private func rule(_ value: JSONValue, _ path: FilePath, _ context: ReadingContext) -> AssertionRule? {
        if case .string(let assertion) = value.content {
            return AssertionRule(context.expression(assertion, at: value, names))
        }
        guard let object = ObjectReader(value, path: path, context: context) else { return nil }
        let rule = AssertionRule(
            object.expression("assert", names), message: object.text("message"),
            isServerOnly: object.flag("server_only"))
        if rule.assertion.isEmpty { object.report(.missingKey, at: value, expected: ["assert"]) }
        object.finish()
        return rule.assertion.isEmpty ? nil : rule
    }

    /// Reads a list of names.
    static func names(_ key: String, _ object: ObjectReader) -> [String] {
        object.list(key).compactMap { element in
            if case .string(let name) = element.value.content { return name }
            return object.mismatch(element.value, key, "a text")
        }
    }
}
