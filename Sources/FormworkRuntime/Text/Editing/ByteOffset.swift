/// A position in a text or a file: before its first byte, between two bytes, or after the last one.
///
/// Positions are counted in UTF-8 bytes from the start of the text. Carets are counted in other units (`TextOffset`).
public struct ByteOffset: Comparable, Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// The number of UTF-8 bytes before the position.
    public var utf8: Int

    /// Makes the position after a number of UTF-8 bytes.
    @inlinable public init(_ utf8: Int) { self.utf8 = utf8 }

    /// Makes the position after a number of UTF-8 bytes.
    @inlinable public init(integerLiteral utf8: Int) { self.utf8 = utf8 }

    /// Whether a position is before another.
    @inlinable public static func < (left: ByteOffset, right: ByteOffset) -> Bool { left.utf8 < right.utf8 }

    /// The position some bytes further on.
    @inlinable package static func + (offset: ByteOffset, bytes: Int) -> ByteOffset { ByteOffset(offset.utf8 + bytes) }

    /// The position some bytes further back.
    @inlinable package static func - (offset: ByteOffset, bytes: Int) -> ByteOffset { ByteOffset(offset.utf8 - bytes) }

    /// Moves the position on by some bytes.
    @inlinable package static func += (offset: inout ByteOffset, bytes: Int) { offset.utf8 += bytes }
}

extension [UInt8] {
    /// The byte after a position.
    @inlinable package subscript(_ offset: ByteOffset) -> UInt8 { self[offset.utf8] }

    /// The bytes between two positions.
    @inlinable package subscript(_ range: Range<ByteOffset>) -> ArraySlice<UInt8> {
        self[range.lowerBound.utf8..<range.upperBound.utf8]
    }

    /// The bytes from a position on.
    @inlinable package func from(_ start: ByteOffset) -> ArraySlice<UInt8> { self[start.utf8...] }

    /// The position after the last byte.
    @inlinable package var end: ByteOffset { ByteOffset(count) }
}

extension UnsafeBufferPointer<UInt8> {
    /// The byte after a position.
    @inline(__always) subscript(_ offset: ByteOffset) -> UInt8 { self[offset.utf8] }

    /// The bytes between two positions.
    @inline(__always) subscript(_ range: Range<ByteOffset>) -> Slice<UnsafeBufferPointer<UInt8>> {
        self[range.lowerBound.utf8..<range.upperBound.utf8]
    }

    /// The position after the last byte.
    @inline(__always) var end: ByteOffset { ByteOffset(count) }
}
