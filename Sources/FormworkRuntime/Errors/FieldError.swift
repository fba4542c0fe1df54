/// An error of an answer, as data. A message catalog turns it into words.
///
/// An error never contains what the person typed.
public struct FieldError: Equatable, Sendable {
    /// The rule that the answer breaks.
    public var code: ErrorCode
    /// The details of the rule by name, such as `min`. They are limits and counts, never the answer.
    public var parameters: [ErrorParameter]

    /// Makes an error.
    public init(_ code: ErrorCode, _ parameters: [ErrorParameter] = []) {
        self.code = code
        self.parameters = parameters
    }

    /// An error of a check in code, which chooses a code and words of its own.
    package static func custom(code: String, message: String, _ details: [ErrorParameter]) -> FieldError {
        FieldError(.custom, [ErrorParameter("code", .text(code)), ErrorParameter("message", .text(message))] + details)
    }

    /// The code that programs get: that of the rule, or the one that a check in code chose.
    var shownCode: String { code == .custom ? parameters.first?.value.canonicalText ?? "" : code.rawValue }

    /// The words that a check in code chose; `nil` for another error.
    var ownMessage: String? { code == .custom && parameters.count > 1 ? parameters[1].value.canonicalText : nil }

    /// The details that programs get. The code and the words of a check in code are not among them.
    var details: [ErrorParameter] { Array(parameters.dropFirst(code == .custom ? 2 : 0)) }

    /// The error of an expression rule of a field.
    package static func rule(_ rule: RuleIndex) -> FieldError {
        .limit(.rule, "rule", .number(DecimalNumber(rule.position)))
    }

    /// The expression rule that the answer breaks; `nil` for another error.
    package var rule: RuleIndex? {
        guard code == .rule, case .number(let number)? = parameters.first?.value else { return nil }
        return number.intValue.flatMap { RuleIndex(exactly: $0) }
    }
}

extension [AssertionRule] {
    /// A rule; `nil` if there are fewer.
    package subscript(_ index: RuleIndex) -> AssertionRule? { index.position < count ? self[index.position] : nil }
}

/// One named detail of an error.
public struct ErrorParameter: Equatable, Sendable {
    /// The name of the detail in message templates, without braces.
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

/// The rules that an answer can break, in the order of validation. The raw value is the public code.
public enum ErrorCode: String, CaseIterable, Equatable, Sendable {
    /// The text is not a value of the field's type.
    case typeMismatch = "type"
    /// The field is required and has no answer.
    case required
    /// The text has characters that are not allowed, such as control characters, or line breaks in a single line.
    case characters
    /// The text has fewer characters than `min`.
    case minLength = "min_length"
    /// The text has more characters than `max`.
    case maxLength = "max_length"
    /// The text has more than `bytes` bytes, or a character with too many bytes.
    case tooLong = "too_long"
    /// The number is below `min`.
    case minValue = "min_value"
    /// The number is above `max`.
    case maxValue = "max_value"
    /// The day is before the year 1000. Probably the person wrote the year with two digits.
    case earlyYear = "early_year"
    /// The day or time is before `min`.
    case minDate = "min_date"
    /// The day or time is after `max`.
    case maxDate = "max_date"
    /// The time is not a whole number of intervals of `minutes` after the first allowed time.
    case minuteInterval = "minute_interval"
    /// The text is only the beginning of a value that fits its mask or named format.
    case incomplete
    /// The text does not have the named `format`.
    case textFormat = "text_format"
    /// The check digits of a code do not fit its other characters, so the code was mistyped.
    case checkDigits = "check_digits"
    /// The pattern of `format` is not found in the text.
    case format
    /// The text does not match `pattern`.
    case pattern
    /// The answer is not among the options.
    case notAnOption = "option"
    /// An exclusive `option` was chosen together with others.
    case exclusive
    /// Fewer than `min` options are chosen.
    case minChoices = "min_choices"
    /// More than `max` options are chosen.
    case maxChoices = "max_choices"
    /// The comparison with the answer of the field `other` fails.
    case compare
    /// The item with the number `item`, which comes before, has the same answer.
    case duplicate
    /// An expression rule is not true.
    case rule
    /// A check in code found an error. Its own code and words are among the parameters.
    case custom
    /// A repeating section has fewer than `min` items.
    case minItems = "min_items"
    /// A repeating section has more than `max` items.
    case maxItems = "max_items"
}

extension FieldError {
    /// An error with a detail of the rule.
    @inline(never)
    static func limit(_ code: ErrorCode, _ name: String, _ value: FormValue) -> FieldError {
        FieldError(code, [ErrorParameter(name, value)])
    }
}
