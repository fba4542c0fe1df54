/// What is wrong with one answer: data that a separate step turns into words.
///
/// An error never contains what the person typed.
public struct FieldError: Equatable, Sendable {
    /// Which rule was broken.
    public var code: ErrorCode
    /// What the rule asked for, by name, such as `min`; limits and counts, never the answer.
    public var parameters: [ErrorParameter]

    /// Makes an error.
    public init(_ code: ErrorCode, _ parameters: [ErrorParameter] = []) {
        self.code = code
        self.parameters = parameters
    }
}

/// One named detail of an error.
public struct ErrorParameter: Equatable, Sendable {
    /// The name a message template uses, without braces.
    public var name: String
    /// The detail.
    public var value: FormValue

    /// Pairs a name with a detail.
    public init(_ name: String, _ value: FormValue) {
        self.name = name
        self.value = value
    }

    /// Compares names by their bytes; see `ExactText`.
    public static func == (left: ErrorParameter, right: ErrorParameter) -> Bool {
        left.name.isSame(as: right.name) && left.value == right.value
    }
}

/// The rules an answer can break, in the order in which they are checked; the raw value is the public code.
public enum ErrorCode: String, CaseIterable, Equatable, Sendable {
    /// The text is not a value of the field's type.
    case typeMismatch = "type"
    /// An answer is needed and there is none.
    case required
    /// The text has characters that have no place in it, such as controls or, in one line, line breaks.
    case characters
    /// Fewer characters than `min`.
    case minLength = "min_length"
    /// More characters than `max`.
    case maxLength = "max_length"
    /// More `bytes` than the text may have, or a character of more than any has.
    case tooLong = "too_long"
    /// A number under `min`.
    case minValue = "min_value"
    /// A number over `max`.
    case maxValue = "max_value"
    /// A day before the year 1000, which nobody means who writes a year with two digits.
    case earlyYear = "early_year"
    /// A day or time before `min`.
    case minDate = "min_date"
    /// A day or time after `max`.
    case maxDate = "max_date"
    /// A time that is not on the scale of `minutes`.
    case minuteInterval = "minute_interval"
    /// The text is the beginning of what its mask or named format asks for, and not more.
    case incomplete
    /// The text is not written as the named `format` asks.
    case textFormat = "text_format"
    /// The check digits of a code do not fit the others: something in it is mistyped.
    case checkDigits = "check_digits"
    /// The pattern of `format` is not found in the text.
    case format
    /// The text does not match `pattern`.
    case pattern
    /// The answer is not among the options.
    case notAnOption = "option"
    /// The answer does not compare with the field `other` as the rule asks.
    case compare
    /// An expression rule does not hold.
    case rule
    /// A check written in Swift found something; its own code and words are among the parameters.
    case custom
    /// A repeating section has fewer than `min` items.
    case minItems = "min_items"
    /// A repeating section has more than `max` items.
    case maxItems = "max_items"
}
