import FormworkCore

/// The keys of a format that a form defines itself.
enum FormatKeys {
    private typealias Key = DialectKey<CustomTextFormat>

    static let table = DialectTable<CustomTextFormat>(
        .format, "A format for text that fields can name.", required: ["name"],
        [
            .value(
                "name", .text, "What fields give as their format.", read: { $0.name = $1.text },
                write: { $1.add("name", .string($0.name)) }),
            kind("digits", .digits, "Whether digits can be typed."),
            kind("letters", .letters, "Whether letters can be typed."),
            kind("spaces", .spaces, "Whether white space can be typed."),
            .text(
                "characters", "Further characters that can be typed, each by itself.", { $0.furtherCharacters },
                { $0.furtherCharacters = $1 }),
            .whole(
                "min_length", 0...1_000_000, default: 0, "The fewest characters, without literals.",
                { $0.minimumLength }, { $0.minimumLength = $1 }),
            .whole(
                "max_length", 0...1_000_000, default: 0,
                "The maximum number of characters that can be typed, without literals.",
                { $0.maximumLength }, { $0.maximumLength = $1 }),
            .text(
                "mask", "How digits and letters are laid out while they are typed.", { $0.mask }, { $0.mask = $1 }),
            .text("pattern", "A pattern that the whole answer must match.", { $0.pattern }, { $0.pattern = $1 }),
            .word(
                "keyboard", default: Keyboard.text, "The keyboard that fits.",
                { format in Keyboard.allCases.first { $0.keyboard == format.keyboard } },
                { $0.keyboard = $1.keyboard }),
        ])

    /// A key for a kind of characters.
    private static func kind(_ name: String, _ kind: CharacterKinds, _ meaning: String) -> Key {
        .flag(name, meaning, { $0.characters.contains(kind) }, { if $1 { $0.characters.insert(kind) } })
    }

    /// The keyboards by their names.
    enum Keyboard: String, CaseIterable, SchemaWords {
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

        var meaning: String {
            switch self {
            case .text: "The usual one."
            case .numeric: "Digits."
            case .decimal: "Digits and the decimal separator."
            case .telephone: "Digits and what telephone numbers need."
            case .email: "Letters, @ and the point."
            case .code: "Capital letters and digits, and nothing corrected."
            }
        }
    }
}
