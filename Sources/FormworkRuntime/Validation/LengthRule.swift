extension FormValue {
    /// The text to which rules about texts apply: a text, or a number as it is written; `nil` for any other value.
    var measuredText: String? {
        switch self {
        case .text(let text): text
        case .number(let number): number.description
        case .blank, .bool, .list: nil
        }
    }

    /// The error of a text with too few or too many characters; `nil` if its length is right. Characters are counted as
    /// people count them (grapheme clusters). A limit that is `nil` does not apply.
    func lengthError(_ least: Int?, _ most: Int?) -> FieldError? {
        guard least != nil || most != nil, let text = measuredText else { return nil }
        let length = text.characterCount
        if let least, length < least { return .limit(.minLength, "min", .number(DecimalNumber(least))) }
        if let most, length > most { return .limit(.maxLength, "max", .number(DecimalNumber(most))) }
        return nil
    }
}
