/// The rule of a text control: which characters it takes and how it lays them out.
///
/// The rule is made when a form is compiled, and archived for the page.
public struct TextRule: Equatable, Sendable {
    /// How the text is laid out.
    public enum Kind: UInt8, CaseIterable, Equatable, Sendable {
        /// The text stays as it was typed, without characters that the rule does not take.
        case plain
        /// A mask puts literals between the characters.
        case masked
        /// A number in the locale's digits and separators.
        case number
        /// An amount. Its last digits are the fraction, so each typed digit shifts the digits before it to the left.
        case shifted
        /// A day in the locale's order.
        case date
        /// A time of day.
        case time
    }

    /// How the text is laid out.
    public var kind = Kind.plain
    /// The name of the format, which errors have as their parameter `format`; blank if absent.
    public var name = ""
    /// The kinds of characters that are taken; an empty set means any character.
    public var characters = CharacterKinds()
    /// Further characters that are accepted, each by itself; blank if there are none.
    public var furtherCharacters = ""
    /// Whether letters are those of ASCII and become capitals.
    public var isUppercase = false
    /// Whether white space at the ends of the text belongs to the answer.
    public var isExact = false
    /// Whether the text has several lines.
    public var hasLines = false
    /// Whether the rule comes from the field's type and not from a format that the form names. The control then does
    /// not change what is typed, and the form's own patterns are checked first.
    public var isImplied = false
    /// Whether the literals of the mask only group the characters, as in a telephone number or an account. Such groups may
    /// be written with other spaces.
    public var joinsGroups = false
    /// Whether a separator after one digit of a part of two puts a zero before that digit, as in days and times.
    public var fillsParts = false
    /// Whether answers have the literals of the mask.
    public var keepsLiterals = false
    /// Whether an answer is required.
    public var isRequired = false
    /// The fewest characters of an answer, counted as people do, without literals; 0 for no limit. If there is such a
    /// limit, the answer need not fill the mask.
    public var minimumLength = 0
    /// The maximum number of characters of an answer, counted as people do; 0 for no limit. A person can type more, which is an
    /// error.
    public var maximumLength = 0
    /// The digits with which the mask begins, such as those of a country; blank if there are none. A person may omit them.
    public var countryPrefix = ""
    /// The pattern that a whole code must match besides the mask, such as for a day of birth that exists; `nil` for any
    /// code.
    public var shape: Pattern?
    /// The checks that a whole code must pass. Empty for a code without check digits.
    public var checkDigits: [CheckDigits] = []
    /// The keyboard of the control.
    public var keyboard = TextKeyboard.text
    /// The purpose by which browsers fill in the field, as in HTML's `autocomplete`, unless the field has its own; blank if
    /// absent.
    public var purpose = ""
    /// The maximum number of digits after the decimal separator; `nil` for no limit.
    public var fractionDigits: Int?
    /// Whether a minus can be typed.
    public var allowsNegative = true
    /// Whether the person types the number in per cent: the answer is the number divided by 100.
    public var isPercent = false
    /// When grouping separators appear in a number.
    public var grouping = NumberGrouping.onLeaving
    /// The number above which typing is refused; `nil` if no number is refused.
    public var ceiling: DecimalNumber?
    /// How many characters can be typed into a text, counted as people do; 0 for any number. Text that is pasted stays and
    /// is an error if it is too long.
    public var typingLimit = 0
    /// The ISO 4217 code of an amount; blank if absent.
    public var currency = ""
    package var mask = Mask()
    /// The characters that are not letters, as pairs of the first and the last; blank if the rule takes no letters
    /// outside ASCII.
    package var nonLetters = ""

    /// Makes a rule that takes any text.
    public init() {}
}

/// A rule as an object, which many controls share without copying it.
package final class SharedTextRule: Equatable, Sendable {
    package let rule: TextRule

    package init(_ rule: TextRule) { self.rule = rule }

    package static func == (left: SharedTextRule, right: SharedTextRule) -> Bool { left.rule == right.rule }
}

/// The keyboard that a text control asks for.
public enum TextKeyboard: UInt8, CaseIterable, Equatable, Sendable {
    /// The usual keyboard.
    case text
    /// Digits.
    case numeric
    /// Digits and the decimal separator.
    case decimal
    /// Digits and the signs of telephone numbers.
    case telephone
    /// Letters, `@` and the point.
    case email
    /// Capital letters and digits, without autocorrection.
    case code
}

/// When grouping separators appear in a number.
public enum NumberGrouping: String, CaseIterable, Equatable, Sendable {
    /// They appear when the focus leaves the control.
    case onLeaving = "on_leaving"
    /// They appear while the person types.
    case whileTyping = "while_typing"
    /// They never appear in the control.
    case never
}
