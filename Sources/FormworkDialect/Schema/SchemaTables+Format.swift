import FormworkCore

extension SchemaTables {
    static let format = SchemaObject(
        name: .format, meaning: "A format for text that fields can name.",
        keys: [
            .init("name", .text, "What fields give as their format."),
            .init("digits", .flag, "Whether digits can be typed."),
            .init("letters", .flag, "Whether letters can be typed."),
            .init("spaces", .flag, "Whether white space can be typed."),
            .init("characters", .text, "Further characters that can be typed, each by itself."),
            .init("min_length", .whole(0...1_000_000), "The fewest characters, without literals."),
            .init("max_length", .whole(0...1_000_000), "The most characters that can be typed, without literals."),
            .init("mask", .text, "How digits and letters are laid out while they are typed."),
            .init("pattern", .text, "A pattern that the whole answer must match."),
            .init("keyboard", .word(words(FormatReader.Keyboard.self)), "The keyboard that fits."),
        ],
        required: ["name"])
}

extension FormatReader.Keyboard: SchemaWords {
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

extension NumberGrouping: SchemaWords {
    var meaning: String {
        switch self {
        case .onLeaving: "When the focus leaves the control."
        case .whileTyping: "As the number grows."
        case .never: "Not in the control."
        }
    }
}
