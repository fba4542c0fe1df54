// Names, tags and numbers of files are written in ASCII. Text that people type is read by its scalars instead.

extension UInt8 {
    /// Whether the byte is one of `0` to `9`.
    @inlinable package var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    /// Whether the byte is one of `a` to `z`.
    @inlinable package var isASCIISmallLetter: Bool { self &- UInt8(ascii: "a") < 26 }

    /// Whether the byte is a letter of ASCII.
    @inlinable package var isASCIILetter: Bool { (self | 0x20).isASCIISmallLetter }

    /// Whether the byte is a letter or a digit of ASCII.
    @inlinable package var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
}
