/// What a UTF-16 unit in the text of a control stands for.
///
/// The tokens of a code or a number are what a person typed, without what the control put between it.
package struct TextToken: Equatable, Sendable {
    /// The UTF-16 unit of a digit or a character of a code; for other tokens half of a surrogate pair, which is neither.
    let unit: UInt16

    /// The token with a unit, as it is kept in `TextTokens`.
    init(unit: UInt16) { self.unit = unit }

    /// No part of the answer: the control put it there, such as the literals of a mask, or it is invisible.
    static let literal = TextToken(unit: 0xD800)
    /// The sign of a number below zero.
    static let minus = TextToken(unit: 0xD801)
    /// What separates the fraction of a number.
    static let decimal = TextToken(unit: 0xD802)
    /// A zero that the control put in front of an amount.
    static let filler = TextToken(unit: 0xD803)
    /// What a person typed into a number that is not a part of a number.
    static let other = TextToken(unit: 0xD804)
    /// The plus sign before the prefix of a country.
    static let plus = TextToken(unit: 0x2B)

    /// A digit from 0 to 9, in the digits of any script.
    static func digit(_ value: UInt8) -> TextToken { TextToken(unit: 0x30 + UInt16(value)) }

    /// A character of a code in canonical form; a digit if it is one of ASCII.
    package init(_ canonical: Unicode.Scalar) { unit = UInt16(truncatingIfNeeded: canonical.value) }

    /// The value of a digit; `nil` for any other token.
    var digit: UInt8? { unit &- 0x30 < 10 ? UInt8(truncatingIfNeeded: unit &- 0x30) : nil }

    /// Whether the unit is part of the answer.
    var isTyped: Bool { self != .literal && self != .filler }

    /// Whether the unit is shown as a digit.
    var isDigit: Bool { digit != nil || self == .filler }
}
