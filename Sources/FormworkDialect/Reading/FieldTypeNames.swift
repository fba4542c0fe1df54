import FormworkCore

/// The names of field types and what becomes of those that this version does not draw as such.
enum FieldTypeNames {
    /// The type of a field and the style it implies. Without a `type` a field asks for a line of text.
    static func read(_ object: ObjectReader) -> (type: FieldType, style: FieldStyle) {
        let name = object.text("type")
        if name.isEmpty { return (.text, .automatic) }
        if let type = drawn[name] { return (type, .automatic) }
        if let type = synonyms[name] { return (type, name == "segment" ? .segmented : .automatic) }
        let place = object.value["type"] ?? object.value
        if let type = relatives[name] {
            object.report(.unsupportedType, at: place, key: "type", found: name, expected: [type.rawValue])
            return (type, .automatic)
        }
        if unanswered.contains(name) {
            object.report(.unansweredType, at: place, key: "type", found: name)
            return (.unknown, .automatic)
        }
        object.report(
            .unknownType, at: place, key: "type", found: name.excerpt,
            expected: object.ranked(all, for: name))
        return (.unknown, .automatic)
    }

    /// The type whose keyboard a field's control has; `nil` for that of its own type.
    static func inputType(_ object: ObjectReader) -> FieldType? {
        let name = object.text("input_type")
        if name.isEmpty { return nil }
        if let type = drawn[name] ?? synonyms[name] { return type }
        object.report(
            .unknownInputType, at: object.value["input_type"] ?? object.value, key: "input_type", found: name.excerpt,
            expected: object.ranked(all, for: name))
        return nil
    }

    /// The types that renderers draw as what they are.
    private static let drawn = Dictionary(
        uniqueKeysWithValues: FieldType.allCases.filter { $0 != .unknown }.map { ($0.rawValue, $0) })

    /// Every name that means a type of this version, in the order in which messages list them.
    static let all = FieldType.allCases.filter { $0 != .unknown }.map(\.rawValue)

    /// Names that the original Form had for types.
    static let synonyms: [String: FieldType] = [
        "float": .decimal, "phone_number": .phone, "segment": .select, "counter": .count, "remove": .button,
    ]

    /// Names of types that people must expect to be able to answer, and cannot: a placeholder would lose their answer.
    private static let unanswered: Set<String> = [
        "file", "files", "file_upload", "upload", "attachment", "attachments", "photo", "signature",
    ]

    /// A type that asks for the same kind of answer. Where a simpler control would ask for something wrong,
    /// the relative is a placeholder.
    private static let relatives: [String: FieldType] = [
        "rating": .integer, "weekdays": .unknown,
    ]
}
