import FormworkCore

/// The names of field types and what becomes of those that this version does not draw as such.
enum FieldTypeNames {
    /// The type of a field and the style it implies. Without a `type` a field asks for a line of text.
    static func read(_ object: ObjectReader) -> (type: FieldType, style: FieldStyle) {
        let name = object.text("type")
        if name.isEmpty { return (.text, .automatic) }
        if let type = drawn.first(where: { $0.rawValue == name }) { return (type, .automatic) }
        if let type = synonyms[name] { return (type, .automatic) }
        let place = object.value["type"] ?? object.value
        if let type = relatives[name] {
            object.report(.unsupportedType, at: place, key: "type", found: name, expected: [type.rawValue])
            return (type, name == "segment" ? .radio : .automatic)
        }
        object.report(
            .unknownType, at: place, key: "type", found: name.excerpt,
            expected: object.ranked(all, for: name))
        return (.unknown, .automatic)
    }

    /// The types that renderers draw as what they are; the others are loaded as their relatives.
    private static let drawn: [FieldType] = [.text, .integer, .decimal, .toggle, .select, .info, .button]

    /// Every name that means a type of this version, in the order in which messages list them.
    static let all = drawn.map(\.rawValue)

    private static let synonyms: [String: FieldType] = ["float": .decimal]

    /// A type that asks for the same kind of answer. Where a simpler control would show or ask for something wrong
    /// (a password in plain sight), the relative is a placeholder.
    private static let relatives: [String: FieldType] = [
        "name": .text, "email": .text, "url": .text, "username": .text, "address": .text, "phone": .text,
        "phone_number": .text, "text_view": .text, "date": .text, "time": .text, "date_time": .text,
        "number": .decimal, "currency": .decimal, "slider": .decimal,
        "count": .integer, "stepper": .integer, "rating": .integer, "count_down": .integer,
        "segment": .select, "check_group": .select, "check": .toggle,
        "image": .info, "spacer": .info, "separator": .info,
        "password": .unknown, "hidden": .unknown, "weekdays": .unknown,
    ]
}
