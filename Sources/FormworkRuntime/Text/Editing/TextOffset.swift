/// A position in a text: before its first character, between two characters, or after the last one.
///
/// Positions are counted in UTF-16 units, as browsers count carets and selections.
public struct TextOffset: Comparable, Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// The number of UTF-16 units before the position.
    public var utf16: Int

    /// Makes the position after a number of UTF-16 units.
    public init(_ utf16: Int) { self.utf16 = utf16 }

    /// Makes the position after a number of UTF-16 units.
    public init(integerLiteral utf16: Int) { self.utf16 = utf16 }

    /// Whether a position is before another.
    public static func < (left: TextOffset, right: TextOffset) -> Bool { left.utf16 < right.utf16 }

    /// The position some units further on.
    package static func + (offset: TextOffset, units: Int) -> TextOffset { TextOffset(offset.utf16 + units) }

    /// The position some units further back.
    package static func - (offset: TextOffset, units: Int) -> TextOffset { TextOffset(offset.utf16 - units) }
}
