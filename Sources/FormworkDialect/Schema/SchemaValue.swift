import FormworkCore

/// The kind of value that a key of the dialect accepts, in terms of JSON Schema.
indirect enum SchemaValue: Sendable {
    /// Text.
    case text
    /// `true` or `false`.
    case flag
    /// Any number.
    case number
    /// A whole number.
    case whole(ClosedRange<Int>)
    /// One of several words. Each has a meaning.
    case word([SchemaWord])
    /// An answer, which is anything but an object.
    case answer
    /// A list.
    case list(SchemaValue)
    /// An object that is described elsewhere.
    case object(SchemaObject.Name)
    /// A field, or a section inside a section.
    case element
    /// An object with these keys. They have no descriptions.
    case members([Member])
    /// An object with any keys, whose values have the same kind.
    case table(SchemaValue)
    /// Any object.
    case anyObject
    /// Any value.
    case anything
    /// One of several kinds of values.
    case either([SchemaValue])

    /// A key of an object that is described in place.
    struct Member: Sendable {
        var key: String
        var takes: SchemaValue
    }

    /// An object with texts under these keys.
    static func texts(_ keys: [String]) -> SchemaValue {
        .members(keys.map { Member(key: $0, takes: .text) })
    }

    /// One of the words of a type.
    static func word<Word: SchemaWords>(of type: Word.Type) -> SchemaValue {
        .word(type.allCases.map { SchemaWord(word: $0.rawValue, meaning: $0.meaning) })
    }

    /// The styles that have an effect in a place.
    static func styles(in place: StylePlace) -> SchemaValue {
        let (colors, lengths, fonts, words) = place.properties
        return .members(
            colors.map { Member(key: $0.rawValue, takes: .text) }
                + lengths.map { Member(key: $0.rawValue, takes: .either([.text, .number])) }
                + fonts.map { Member(key: $0.rawValue, takes: .text) }
                + words.map { Member(key: $0.rawValue, takes: $0.values) })
    }

    /// The schema. It accepts `null` everywhere, because `null` counts as absent.
    var json: JSONValue {
        switch self {
        case .text: type("string")
        case .flag: type("boolean")
        case .number: type("number")
        case .whole(let range):
            type(
                "integer",
                [
                    JSONMember("minimum", .number(range.lowerBound)),
                    JSONMember("maximum", .number(range.upperBound)),
                ])
        case .word(let words): .object([JSONMember("anyOf", .array(words.map { $0.json } + [type("null", [])]))])
        case .answer:
            .object([
                JSONMember("type", ["string", "number", "boolean", "array", "null"]),
                JSONMember("items", .object([JSONMember("type", ["string", "number", "boolean", "array", "null"])])),
            ])
        case .list(let element): type("array", [JSONMember("items", element.reference)])
        case .anything: [:]
        case .element: ["$ref": "#/$defs/element"]
        case .object, .members, .table, .anyObject: objectJSON
        case .either(let values): .object([JSONMember("anyOf", .array(values.map { $0.json }))])
        }
    }

    /// The schema of an element of a list. It does not accept `null`.
    private var reference: JSONValue {
        switch self {
        case .object(let name): ["$ref": .string(name.pointer)]
        case .text: ["type": "string"]
        case .anyObject: ["type": "object"]
        case .either(let values): .object([JSONMember("anyOf", .array(values.map { $0.reference }))])
        default: json
        }
    }

    private var objectJSON: JSONValue {
        switch self {
        case .object(let name):
            .object([JSONMember("anyOf", [["$ref": .string(name.pointer)], ["type": "null"]])])
        case .table(let value): type("object", [JSONMember("additionalProperties", value.json)])
        case .members(let members):
            type(
                "object",
                [
                    JSONMember("properties", .object(members.map { JSONMember($0.key, $0.takes.json) })),
                    JSONMember("additionalProperties", false),
                ])
        default: type("object")
        }
    }

    private func type(_ name: String, _ others: [JSONMember] = []) -> JSONValue {
        let kind: JSONValue = name == "null" ? "null" : .array([.string(name), "null"])
        return .object([JSONMember("type", kind)] + others)
    }
}

/// A word of the dialect with its meaning.
struct SchemaWord: Sendable {
    var word: String
    var meaning: String

    var json: JSONValue { ["const": .string(word), "description": .string(meaning)] }
}
