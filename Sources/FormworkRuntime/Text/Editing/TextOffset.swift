/// A place in a text: before its first character, between two characters, or after the last one.
///
/// Places are counted in UTF-16 units, as browsers count carets and selections.
public struct TextOffset: Comparable, Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// How many UTF-16 units stand before the place.
    public var utf16: Int

    /// Makes a place after so many UTF-16 units.
    public init(_ utf16: Int) { self.utf16 = utf16 }

    /// Makes a place after so many UTF-16 units.
    public init(integerLiteral utf16: Int) { self.utf16 = utf16 }

    /// Whether a place is before another.
    public static func < (left: TextOffset, right: TextOffset) -> Bool { left.utf16 < right.utf16 }

    /// The place some units further on.
    static func + (offset: TextOffset, units: Int) -> TextOffset { TextOffset(offset.utf16 + units) }

    /// The place some units further back.
    static func - (offset: TextOffset, units: Int) -> TextOffset { TextOffset(offset.utf16 - units) }
}
