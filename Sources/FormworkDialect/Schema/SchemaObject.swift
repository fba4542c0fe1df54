import FormworkCore

/// A kind of object in the dialect, with the values and meanings of its keys.
struct SchemaObject: Sendable {
    /// The kinds, by their names in the schema.
    enum Name: String, CaseIterable, Sendable {
        case form, page, success, templates, group, section, repetition = "repeat", field, option, source =
            "options_from",
            target, size, validations, rule, format

        var pointer: String { "#/$defs/" + rawValue }
    }

    /// A key.
    struct Key: Sendable {
        var name: String
        var takes: SchemaValue
        var meaning: String

        init(_ name: String, _ takes: SchemaValue, _ meaning: String) {
            self.name = name
            self.takes = takes
            self.meaning = meaning
        }
    }

    var name: Name
    var meaning: String
    var keys: [Key]
    /// The keys that the object needs.
    var required: [String] = []
    /// Keys of which the object has exactly one.
    var choices: [String] = []

    var json: JSONValue {
        var members = [
            JSONMember("description", .string(meaning)), JSONMember("type", "object"),
            JSONMember("properties", .object(keys.map { JSONMember($0.name, json(of: $0)) })),
            JSONMember("additionalProperties", false),
        ]
        if !required.isEmpty { members.append(JSONMember("required", .array(required.map { .string($0) }))) }
        if !choices.isEmpty {
            members.append(JSONMember("oneOf", .array(choices.map { ["required": .array([.string($0)])] })))
        }
        return .object(members)
    }

    private func json(of key: Key) -> JSONValue {
        .object([JSONMember("description", .string(key.meaning))] + (key.takes.json.objectValue ?? []))
    }
}
