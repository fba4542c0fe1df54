/// What a text control takes and how it shows it. The rule is made when a form is compiled, and archived for the page.
public struct TextRule: Equatable, Sendable {
    /// How the text is laid out.
    public enum Kind: UInt8, CaseIterable, Equatable, Sendable {
        /// As typed, without the characters that the rule does not take.
        case plain
        /// By a mask.
        case masked
        /// A number in the locale's digits and separators.
        case number
        /// An amount of which the last digits are the fraction: typing shifts digits in from the right.
        case shifted
        /// A day in the locale's order.
        case date
        /// A time of day.
        case time
    }

    /// How the text is laid out.
    public var kind = Kind.plain
    /// The name of the format, which errors give as their parameter `format`. Blank means none.
    public var name = ""
    /// The characters that are taken; none of the kinds means any character.
    public var characters = CharacterKinds()
    /// Further characters that are taken, each by itself.
    public var furtherCharacters = ""
    /// Whether letters are those of ASCII and become capitals.
    public var isUppercase = false
    /// Whether white space at the ends belongs to the value.
    public var isExact = false
    /// Whether the text has several lines.
    public var hasLines = false
    /// Whether the rule comes from the field's type and not from a format that the form names. The control then does
    /// not change what is typed, and the form's own patterns are checked first.
    public var isImplied = false
    /// Whether the value has the mask's literals.
    public var keepsLiterals = false
    /// Whether there must be an answer.
    public var isRequired = false
    /// The fewest characters of an answer, counted as people do, without literals; 0 for no limit. A mask need not be
    /// filled if there is a limit.
    public var minimumLength = 0
    /// The most characters of an answer, counted as people do; 0 for no limit. More can be typed, and is an error.
    public var maximumLength = 0
    /// The digits of the country that a telephone number may begin with. Blank means none.
    public var countryPrefix = ""
    /// What a whole code looks like beyond its characters, such as a day of birth that exists; `nil` for anything.
    public var shape: Pattern?
    /// The checks that a whole code must pass. Empty for a code without check digits.
    public var checkDigits: [CheckDigits] = []
    /// The keyboard that fits.
    public var keyboard = TextKeyboard.text
    /// The purpose by which browsers fill in the field, as in HTML's `autocomplete`, unless the field has its own.
    /// Blank means none.
    public var purpose = ""
    /// The most digits after the decimal separator; `nil` for no limit.
    public var fractionDigits: Int?
    /// Whether a minus can be typed.
    public var allowsNegative = true
    /// Whether the number typed is in per cent of the value.
    public var isPercent = false
    /// When separators of groups appear.
    public var grouping = NumberGrouping.onLeaving
    /// The number above which typing is refused; `nil` for none.
    public var ceiling: DecimalNumber?
    /// The ISO 4217 code of an amount. Blank means none.
    public var currency = ""
    package var mask = Mask()
    /// The characters that are not letters, as pairs of the first and the last; blank if the rule takes no letters
    /// outside ASCII.
    package var nonLetters = ""

    /// Makes a rule that takes any text.
    public init() {}
}

/// A rule as an object: many controls share it without copying.
package final class SharedTextRule: Equatable, Sendable {
    package let rule: TextRule

    package init(_ rule: TextRule) { self.rule = rule }

    package static func == (left: SharedTextRule, right: SharedTextRule) -> Bool { left.rule == right.rule }
}

/// The keyboard that a text control asks for.
public enum TextKeyboard: UInt8, CaseIterable, Equatable, Sendable {
    /// The usual one.
    case text
    /// Digits.
    case numeric
    /// Digits and the decimal separator.
    case decimal
    /// Digits and what telephone numbers need.
    case telephone
    /// Letters, `@` and the point.
    case email
    /// Capital letters and digits, without autocorrection.
    case code
}

/// When separators of groups appear in a number.
public enum NumberGrouping: String, CaseIterable, Equatable, Sendable {
    /// When the control is left.
    case onLeaving = "on_leaving"
    /// As the number grows.
    case whileTyping = "while_typing"
    /// Not in the control.
    case never
}
