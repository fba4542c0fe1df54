public import FormworkCore

/// The JSON Schema (draft 2020-12) of the dialect, for editors that complete and explain keys.
///
/// It accepts the keys, words and kinds of JSON that the reader accepts without a warning. Only the reader can validate
/// expressions, patterns, dates and the names that rules refer to.
public enum DialectSchema {
    /// The schema.
    public static var json: JSONValue { json(with: []) }

    /// The schema for forms that may have types of an app.
    public static func json(with types: [CustomType]) -> JSONValue {
        let objects = types.isEmpty ? objects : objects.map { $0.name == .field ? naming(types, in: $0) : $0 }
        return .object([
            JSONMember("$schema", "https://json-schema.org/draft/2020-12/schema"),
            JSONMember("title", "Form"),
            JSONMember("description", "A form, as `formwork` serves, checks and runs it."),
            JSONMember(
                "anyOf",
                [
                    ["$ref": .string(SchemaObject.Name.form.pointer)],
                    .object([
                        JSONMember("description", "A form that is nothing but its groups."),
                        JSONMember("type", "array"),
                        JSONMember("items", ["$ref": .string(SchemaObject.Name.group.pointer)]),
                    ]),
                ]),
            JSONMember(
                "$defs",
                .object(objects.map { JSONMember($0.name.rawValue, $0.json) } + [JSONMember("element", element)])),
        ])
    }

    /// The description of fields, with types of an app's own among the words for `type`.
    private static func naming(_ types: [CustomType], in fields: SchemaObject) -> SchemaObject {
        var fields = fields
        for place in fields.keys.indices where fields.keys[place].name == "type" {
            guard case .word(let words) = fields.keys[place].takes else { continue }
            let own = types.filter(\.hasUsableName)
            fields.keys[place].takes = .word(own.map { SchemaWord(word: $0.name, meaning: $0.base.info) } + words)
        }
        return fields
    }

    /// The kinds of objects, each described by its table of keys.
    static let objects = [
        FormKeys.table.schema, PageKeys.table.schema, SuccessKeys.table.schema, TemplateKeys.table.schema,
        GroupKeys.table.schema, SectionKeys.table.schema, RepetitionKeys.table.schema, FieldKeys.table.schema,
        MatrixKeys.table.schema, OptionKeys.table.schema, SourceKeys.table.schema, TargetKeys.table.schema,
        SizeKeys.table.schema, ValidationKeys.table.schema, RuleKeys.table.schema, FormatKeys.table.schema,
    ]

    /// The schema of an element of `fields`. It is a section if it has `fields`, a matrix if its type is `matrix`, and a field
    /// otherwise.
    private static let element: JSONValue = .object([
        JSONMember("if", ["required": ["fields"]]),
        JSONMember("then", ["$ref": .string(SchemaObject.Name.section.pointer)]),
        JSONMember("else", question),
    ])

    private static let question: JSONValue = .object([
        JSONMember("if", ["properties": ["type": ["const": "matrix"]], "required": ["type"]]),
        JSONMember("then", ["$ref": .string(SchemaObject.Name.matrix.pointer)]),
        JSONMember("else", ["$ref": .string(SchemaObject.Name.field.pointer)]),
    ])
}
