import FormworkCore

/// The names of field types, and the types that are used for names that this version does not draw.
enum FieldTypeNames {
    /// The meaning of a word for a type.
    struct Meaning {
        var type: FieldType
        var style: FieldStyle = .automatic
        var look: ChoiceLook?
        /// The origin of the files that answer the field; `nil` if files do not answer it.
        var files: FileRule.Origin?
    }

    /// Reads the type of a field and the properties that it implies. A field without a `type` is a line of text.
    static func read(_ object: ObjectReader) -> Meaning {
        let name = object.text("type")
        if name.isEmpty {
            // An empty name is probably one that a program or a template did not fill in.
            if let written = object.value["type"], written.stringValue != nil {
                let others = (questions + object.context.types.names).filter { $0 != FieldType.text.rawValue }
                object.report(
                    .misspeltType, at: written, key: "type", found: name, expected: [FieldType.text.rawValue] + others)
            }
            return Meaning(type: .text)
        }
        if let type = drawn(name) { return Meaning(type: type) }
        if let look = ChoiceLook(word: name), look.isType { return Meaning(type: .select, look: look) }
        if let files = FileRule.Origin(word: name) {
            return Meaning(type: .select, style: .radio, files: files)
        }
        if let type = synonyms[name] { return Meaning(type: type, style: name == "segment" ? .segmented : .automatic) }
        let place = object.value["type"] ?? object.value
        if unanswered.contains(name) {
            object.report(.unansweredType, at: place, key: "type", found: name)
            return Meaning(type: .unknown)
        }
        let known = questions + object.context.types.names
        let nearest = object.context.isNamedType(name) ? nil : nearest(to: name, among: known)
        object.report(
            nearest == nil ? .unknownType : .misspeltType, at: place, key: "type", found: name.excerpt,
            expected: nearest.map { nearest in [nearest] + known.filter { $0 != nearest } } ?? known)
        return Meaning(type: .unknown)
    }

    /// The type that a misspelt word, or a word of another system, means; `nil` if no type is similar.
    static func nearest(to word: String, among known: [String]) -> String? {
        if let meant = ForeignWords.type(word) { return meant }
        if let nearest = NearestWord.to(word, among: known) { return nearest }
        return NearestWord.to(word, among: synonyms.keys.sorted() + ForeignWords.types.keys.sorted())
            .map { ForeignWords.type($0) ?? $0 }
    }

    /// Whether a name is one of Formwork's own, which no type of an app can have.
    ///
    /// In files of the original Form, `image` was a type of the app: a picture that a person chooses. An app that brings
    /// its own replaces Formwork's picture.
    static func isTaken(_ name: String) -> Bool {
        name != FieldType.image.rawValue && (questions.contains(name) || synonyms[name] != nil)
    }

    /// The type whose keyboard the control has; `nil` for the field's own type.
    static func inputType(_ value: KeyedValue) -> FieldType? {
        let name = value.text
        if name.isEmpty { return nil }
        if let type = drawn(name) ?? synonyms[name] { return type }
        value.object.report(
            .unknownInputType, at: value.value, key: value.key, found: name.excerpt,
            expected: value.object.ranked(all, for: name))
        return nil
    }

    /// The format that the original Form gave a type: it grouped the digits of a `phone_number`, and its names took no digits.
    /// `name` is a type of Formwork too, where it takes any text, so names have a format in files of Form alone.
    static func format(of field: Field, _ object: ObjectReader) -> NamedFormat? {
        if object.value["type"]?.stringValue?.isSame(as: "phone_number") == true { return .phoneNumber }
        guard object.context.isOriginal, field.type == .name || field.type == .text else { return nil }
        return (field.inputType ?? field.type) == .name ? .name : nil
    }

    static func write(_ field: inout Field, to object: inout ObjectWriter) {
        if !field.customType.isEmpty {
            object.add("type", .string(field.customType))
        } else if let rule = field.files {
            object.add("type", .string(rule.origin.rawValue))
        } else if let look = field.look, look.isType {
            object.add("type", .string(look.rawValue))
        } else {
            object.word("type", field.type, default: .text)
        }
    }

    /// The words for types with their meanings, those of the original Form last.
    static let words =
        FieldType.allCases.filter { $0 != .unknown }.map { SchemaWord(word: $0.rawValue, meaning: $0.meaning) }
        + FileRule.Origin.allCases.map { SchemaWord(word: $0.rawValue, meaning: $0.meaning) }
        + looks.map { SchemaWord(word: $0.rawValue, meaning: $0.meaning) }
        + synonyms.sorted { $0.key < $1.key }.map { name, type in
            SchemaWord(word: name, meaning: "What Form called \(type.rawValue). \(type.meaning)")
        }

    /// The type of a name that renderers can draw.
    private static func drawn(_ name: String) -> FieldType? {
        var lookups = 0
        return names.index(of: name, &lookups).map { types[names.key(at: $0)] }
    }

    private static let types = FieldType.allCases.filter { $0 != .unknown }
    private static let names = KeyNames(types.map(\.rawValue))

    /// The names of all types of this version, in the order in which messages list them.
    static let all =
        FieldType.allCases.filter { $0 != .unknown }.map(\.rawValue) + looks.map(\.rawValue)
        + FileRule.Origin.allCases.map(\.rawValue)

    /// The words that a question can have as its `type`: types of fields, and that of a matrix, which is read as a
    /// section.
    static let questions = all + [ChoiceLook.matrix.rawValue]

    /// The types that are choices with a look of their own.
    static let looks = ChoiceLook.allCases.filter { $0.isType }

    /// The names of types in the original Form.
    static let synonyms: [String: FieldType] = [
        "float": .decimal, "phone_number": .phone, "segment": .select, "counter": .count, "remove": .button,
    ]

    /// Types of other systems that ask for an answer. If they were drawn as placeholders, their answers would be lost.
    private static let unanswered: Set<String> = [
        "files", "file_upload", "upload", "attachment", "attachments", "photo",
    ]
}
