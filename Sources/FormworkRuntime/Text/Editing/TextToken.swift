/// The meaning of a UTF-16 unit in the text of a control.
///
/// The tokens of a code or a number are the typed characters, without the units that the control inserted.
package struct TextToken: Equatable, Sendable {
    /// The unit of a digit or of a character of a code. Other tokens use a surrogate code unit, which never
    /// stands for a character alone.
    let unit: UInt16

    /// Makes the token of a unit that is stored in `TextTokens`.
    init(unit: UInt16) { self.unit = unit }

    /// A unit that is no part of the answer: the control inserted it, such as a literal of a mask, or it is invisible.
    static let literal = TextToken(unit: 0xD800)
    /// The sign of a number below zero.
    static let minus = TextToken(unit: 0xD801)
    /// The decimal separator of a number.
    static let decimal = TextToken(unit: 0xD802)
    /// A zero that the control inserted in front of an amount.
    static let filler = TextToken(unit: 0xD803)
    /// A character that a person typed into a number and that is not a part of a number.
    static let other = TextToken(unit: 0xD804)
    /// The plus sign before the prefix of a country.
    static let plus = TextToken(unit: 0x2B)

    /// A digit from 0 to 9, in the digits of any script.
    static func digit(_ value: UInt8) -> TextToken { TextToken(unit: 0x30 + UInt16(value)) }

    /// A character of a code in canonical form; a digit if it is an ASCII digit.
    package init(_ canonical: Unicode.Scalar) { unit = UInt16(truncatingIfNeeded: canonical.value) }

    /// The value of a digit; `nil` for any other token.
    var digit: UInt8? { unit &- 0x30 < 10 ? UInt8(truncatingIfNeeded: unit &- 0x30) : nil }

    /// Whether the unit is part of the answer.
    var isTyped: Bool { self != .literal && self != .filler }

    /// Whether the unit is shown as a digit.
    var isDigit: Bool { digit != nil || self == .filler }
}
