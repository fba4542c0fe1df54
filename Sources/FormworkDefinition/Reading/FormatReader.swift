import FormworkCore

/// Reads the formats that a form defines itself.
enum FormatReader {
    static func formats(_ form: ObjectReader) -> [CustomTextFormat] {
        form.list("formats").compactMap { element in
            ObjectReader(element.value, path: element.path, context: form.context).map(format)
        }
    }

    private static func format(_ object: ObjectReader) -> CustomTextFormat {
        let name = object.text("name")
        if name.isEmpty { object.report(.missingKey, at: object.value, expected: ["name"]) }
        var format = CustomTextFormat(
            name: name,
            furtherCharacters: object.text("characters"),
            minimumLength: object.wholeNumber("min_length", in: 0...1_000_000) ?? 0,
            maximumLength: object.wholeNumber("max_length", in: 0...1_000_000) ?? 0,
            mask: object.text("mask"),
            pattern: object.text("pattern"),
            keyboard: object.word("keyboard", default: Keyboard.text).keyboard)
        for kind in Kind.allCases where object.flag(kind.rawValue) { format.characters.insert(kind.kind) }
        object.finish()
        return format
    }

    /// The kinds of characters by their keys.
    enum Kind: String, CaseIterable {
        case digits, letters, spaces

        var kind: CharacterKinds {
            switch self {
            case .digits: .digits
            case .letters: .letters
            case .spaces: .spaces
            }
        }
    }

    /// The keyboards by their names.
    enum Keyboard: String, CaseIterable {
        case text, numeric, decimal, telephone, email, code

        var keyboard: TextKeyboard {
            switch self {
            case .text: .text
            case .numeric: .numeric
            case .decimal: .decimal
            case .telephone: .telephone
            case .email: .email
            case .code: .code
            }
        }
    }
}
