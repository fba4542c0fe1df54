/// A position in a text that is read character by character, counted in Unicode scalars from its start.
struct ScalarOffset: Comparable {
    /// The number of scalars before the position.
    var scalars: Int

    /// Makes the position after a number of scalars.
    init(_ scalars: Int) { self.scalars = scalars }

    static func < (left: ScalarOffset, right: ScalarOffset) -> Bool { left.scalars < right.scalars }
    static func + (offset: ScalarOffset, count: Int) -> ScalarOffset { ScalarOffset(offset.scalars + count) }
    static func - (offset: ScalarOffset, count: Int) -> ScalarOffset { ScalarOffset(offset.scalars - count) }
    static func - (left: ScalarOffset, right: ScalarOffset) -> Int { left.scalars - right.scalars }
    static func += (offset: inout ScalarOffset, count: Int) { offset.scalars += count }
}

extension [Unicode.Scalar] {
    /// The scalar after a position.
    subscript(_ offset: ScalarOffset) -> Unicode.Scalar { self[offset.scalars] }

    /// The scalars between two positions.
    subscript(_ range: Range<ScalarOffset>) -> ArraySlice<Unicode.Scalar> {
        self[range.lowerBound.scalars..<range.upperBound.scalars]
    }

    /// The position after the last scalar.
    var end: ScalarOffset { ScalarOffset(count) }

    /// The same position in the UTF-8 bytes of these scalars.
    func byteOffset(of offset: ScalarOffset) -> ByteOffset {
        ByteOffset(self[..<offset.scalars].reduce(0) { $0 + UTF8.width($1) })
    }
}
