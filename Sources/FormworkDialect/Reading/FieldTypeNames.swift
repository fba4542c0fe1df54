import FormworkCore

/// The names of field types, and the types that are used for names that this version does not draw.
enum FieldTypeNames {
    /// The type of a field and the style that it implies. A field without a `type` is a line of text.
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

    /// The type whose keyboard the control has; `nil` for the field's own type.
    static func inputType(_ object: ObjectReader) -> FieldType? {
        let name = object.text("input_type")
        if name.isEmpty { return nil }
        if let type = drawn[name] ?? synonyms[name] { return type }
        object.report(
            .unknownInputType, at: object.value["input_type"] ?? object.value, key: "input_type", found: name.excerpt,
            expected: object.ranked(all, for: name))
        return nil
    }

    /// The types that renderers can draw.
    private static let drawn = Dictionary(
        uniqueKeysWithValues: FieldType.allCases.filter { $0 != .unknown }.map { ($0.rawValue, $0) })

    /// The names of all types of this version, in the order in which messages list them.
    static let all = FieldType.allCases.filter { $0 != .unknown }.map(\.rawValue)

    /// The names of types in the original Form.
    static let synonyms: [String: FieldType] = [
        "float": .decimal, "phone_number": .phone, "segment": .select, "counter": .count, "remove": .button,
    ]

    /// Types that people would expect to be able to answer. With a placeholder for them, their answers would be lost.
    private static let unanswered: Set<String> = [
        "file", "files", "file_upload", "upload", "attachment", "attachments", "photo", "signature",
    ]

    /// For each of these names, a type with the same kind of answer. If no control is suitable, the type is a
    /// placeholder.
    private static let relatives: [String: FieldType] = [
        "rating": .integer, "weekdays": .unknown,
    ]
}
