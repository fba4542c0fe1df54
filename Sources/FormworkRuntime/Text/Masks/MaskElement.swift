/// One element of a mask: a literal, or a slot for a character that a person types.
package struct MaskElement: Equatable, Sendable {
    /// The literal. A slot has a character for private use instead; masks of authors cannot have those as literals.
    package let unit: UInt16

    package init(unit: UInt16) { self.unit = unit }

    /// A slot for a digit.
    package static let digit = MaskElement(unit: 0xE000)
    /// A slot for a letter.
    package static let letter = MaskElement(unit: 0xE001)
    /// A slot for a digit or a letter.
    package static let digitOrLetter = MaskElement(unit: 0xE002)
    /// A slot for a digit or an X.
    package static let digitOrX = MaskElement(unit: 0xE003)
    /// The end of an alternative.
    package static let end = MaskElement(unit: 0xE0FF)

    /// A slot for one certain character of ASCII. Such slots are at the start of an alternative and choose it.
    package static func exactly(_ token: TextToken) -> MaskElement { MaskElement(unit: firstExact &+ token.unit) }
    private static let firstExact: UInt16 = 0xE100
    private static let lastExact: UInt16 = firstExact + 0x7F

    /// Whether the element is a slot, which a person fills, and not a literal.
    package var isSlot: Bool { unit >= Self.digit.unit && unit <= Self.lastExact && self != .end }

    /// Whether the slot chooses its alternative.
    var isExact: Bool { unit >= Self.firstExact && isSlot }

    /// Whether a slot takes a character of a code.
    func takes(_ token: TextToken) -> Bool {
        if token == .literal || token == .other { return false }
        switch self {
        case .digit: return token.isDigit
        case .letter: return !token.isDigit
        case .digitOrLetter: return true
        case .digitOrX: return token.isDigit || token.unit == UInt16(UInt8(ascii: "X"))
        default: return self == .exactly(token)
        }
    }
}
