import FormworkCore

/// Validates JSON against the part of JSON Schema 2020-12 that the dialect's schema uses.
struct SchemaValidator {
    let root: JSONValue

    /// The places where a value breaks the schema; empty if there are none.
    func problems(of value: JSONValue, against schema: JSONValue? = nil, at path: String = "") -> [String] {
        let schema = schema ?? root
        if schema.boolValue == false { return ["\(path): nothing belongs here"] }
        var problems: [String] = []
        for keyword in schema.objectValue ?? [] {
            switch keyword.key {
            case "$schema", "$defs", "title", "description", "then", "else": break
            case "$ref": problems += self.problems(of: value, against: resolved(keyword.value), at: path)
            case "type": if !matches(value, keyword.value) { problems.append("\(path): wrong type") }
            case "const": if value != keyword.value { problems.append("\(path): another word") }
            case "minimum":
                if let number = value.numberValue, let least = keyword.value.numberValue, number < least {
                    problems.append("\(path): too small")
                }
            case "maximum":
                if let number = value.numberValue, let most = keyword.value.numberValue, number > most {
                    problems.append("\(path): too large")
                }
            case "items":
                for (index, element) in (value.arrayValue ?? []).enumerated() {
                    problems += self.problems(of: element, against: keyword.value, at: "\(path)[\(index)]")
                }
            case "properties": problems += members(of: value, schema, at: path)
            case "additionalProperties":
                if schema["properties"] == nil { problems += members(of: value, schema, at: path) }
            case "required":
                for key in keyword.value.arrayValue ?? [] where value.objectValue != nil {
                    if let key = key.stringValue, value[key] == nil { problems.append("\(path): \(key) is missing") }
                }
            case "anyOf", "oneOf":
                let outcomes = (keyword.value.arrayValue ?? []).map { self.problems(of: value, against: $0, at: path) }
                let passed = outcomes.count { $0.isEmpty }
                if passed == 0 { problems += outcomes.max { depth(of: $0) < depth(of: $1) } ?? [] }
                if passed > 1, keyword.key == "oneOf" { problems.append("\(path): more than one fits") }
            case "if":
                let holds = self.problems(of: value, against: keyword.value, at: path).isEmpty
                if let branch = schema[holds ? "then" : "else"] {
                    problems += self.problems(of: value, against: branch, at: path)
                }
            default: problems.append("\(path): the validator does not know \(keyword.key)")
            }
        }
        return problems
    }

    /// What a `$ref` names.
    func resolved(_ pointer: JSONValue) -> JSONValue {
        let steps = (pointer.stringValue ?? "").split(separator: "/").dropFirst()
        return steps.reduce(root) { $0[String($1)] ?? false }
    }

    /// How deep a schema matched before it found a problem. The one that matched deepest was probably meant.
    private func depth(of problems: [String]) -> Int {
        problems.map { $0.prefix { $0 != ":" }.utf8.count }.min() ?? 0
    }

    private func members(of value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
        (value.objectValue ?? []).flatMap { member in
            let inner = schema["properties"]?[member.key] ?? schema["additionalProperties"]
            return inner.map { problems(of: member.value, against: $0, at: "\(path).\(member.key)") } ?? []
        }
    }

    private func matches(_ value: JSONValue, _ type: JSONValue) -> Bool {
        let types = type.arrayValue ?? [type]
        return types.contains { type in
            switch (type.stringValue, value.content) {
            case ("string", .string), ("boolean", .bool), ("number", .number), ("array", .array), ("object", .object),
                ("null", .null):
                true
            case ("integer", .number(let number)): number.isInteger
            default: false
            }
        }
    }
}
