extension FormValue {
    /// The text that rules about texts apply to: a text, or a number as it is written; `nil` for anything else.
    var measuredText: String? {
        switch self {
        case .text(let text): text
        case .number(let number): number.description
        case .blank, .bool, .list: nil
        }
    }

    /// Whether a text is too short or too long, counted in graphemes, as people count characters.
    func lengthError(_ least: Int?, _ most: Int?) -> FieldError? {
        guard least != nil || most != nil, let text = measuredText else { return nil }
        let length = text.characterCount
        if let least, length < least { return .limit(.minLength, "min", .number(DecimalNumber(least))) }
        if let most, length > most { return .limit(.maxLength, "max", .number(DecimalNumber(most))) }
        return nil
    }
}
