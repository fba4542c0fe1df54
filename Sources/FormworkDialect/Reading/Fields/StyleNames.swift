import FormworkCore

/// The words that a field can have as its `style`: styles of the engine, and looks of choices.
enum StyleNames {
    static let words =
        FieldStyle.written.map { SchemaWord(word: $0.rawValue, meaning: $0.meaning) }
        + looks.map { SchemaWord(word: $0.rawValue, meaning: $0.meaning) }

    private static let looks = ChoiceLook.allCases.filter { $0.isStyle }

    /// Reads the style. A style of a later version is only a warning, because renderers use the nearest style that
    /// they have.
    static func read(_ object: ObjectReader) -> (style: FieldStyle?, look: ChoiceLook?) {
        let name = object.text("style")
        guard !name.isEmpty else { return (nil, nil) }
        if let style = FieldStyle(word: name), FieldStyle.written.contains(style) { return (style, nil) }
        if let look = ChoiceLook(word: name), look.isStyle { return (nil, look) }
        object.report(
            .unsupportedStyle, at: object.value["style"] ?? object.value, key: "style", found: name.excerpt,
            expected: object.ranked(words.map(\.word), for: name))
        return (nil, nil)
    }

    static func write(_ field: inout Field, to object: inout ObjectWriter) {
        if let look = field.look, field.style == look.style {
            if look.isStyle { object.add("style", .string(look.rawValue)) }
        } else {
            object.word("style", field.style, default: field.files == nil ? .automatic : .radio)
        }
    }
}
