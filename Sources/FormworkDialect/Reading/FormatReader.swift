import FormworkCore

/// Reads the formats that a form defines itself.
enum FormatReader {
    static func formats(_ form: ObjectReader) -> [CustomTextFormat] {
        var names: Set<ExactText> = []
        return form.list("formats").compactMap { element in
            guard let object = ObjectReader(element.value, path: element.path, context: form.context) else {
                return nil
            }
            let format = format(object)
            check(format, object, isFirst: names.insert(format.name).inserted)
            return format
        }
    }

    private static func check(_ format: CustomTextFormat, _ object: ObjectReader, isFirst: Bool) {
        if !format.name.isEmpty, let place = object.value["name"] {
            let isGeneral = NamedFormat(word: format.name) != nil
            if !isFirst || isGeneral {
                object.report(
                    .formatName, at: place, key: "name", found: format.name.excerpt,
                    expected: isFirst ? [format.name] : [])
            }
        }
        if format.maximumLength > 0, format.minimumLength > format.maximumLength {
            object.context.report(
                .definition(.emptyRange), at: (object.value["min_length"] ?? object.value).offset,
                path: object.path(to: "min_length"), found: "\(format.minimumLength)...\(format.maximumLength)")
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
