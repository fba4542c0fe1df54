import FormworkCore

/// Finds a position of a decoded text in the JSON file, where the text is escaped.
enum StringOrigin {
    /// The offset in the file of a byte of a decoded text.
    ///
    /// - Parameters:
    ///   - textOffset: The offset from the start of the decoded text.
    ///   - quote: The offset of the opening quotation mark.
    static func offset(of textOffset: ByteOffset, inStringAt quote: ByteOffset, of bytes: [UInt8]) -> ByteOffset {
        guard quote >= 0, quote < bytes.end, bytes[quote] == UInt8(ascii: "\"") else { return quote }
        var position = quote + 1
        var decoded: ByteOffset = 0
        while decoded < textOffset, position < bytes.end, bytes[position] != UInt8(ascii: "\"") {
            let (written, meant) = character(at: position, of: bytes)
            position += written
            decoded += meant
        }
        return min(position, bytes.end)
    }

    /// The number of bytes of a character in the file, and in the decoded text.
    private static func character(at position: ByteOffset, of bytes: [UInt8]) -> (written: Int, meant: Int) {
        guard bytes[position] == UInt8(ascii: "\\") else { return (1, 1) }
        guard position + 1 < bytes.end, bytes[position + 1] == UInt8(ascii: "u") else { return (2, 1) }
        switch codeUnit(at: position + 2, of: bytes) {
        case 0..<0x80: return (6, 1)
        case 0x80..<0x800: return (6, 2)
        case 0xD800..<0xDC00: return (12, 4)
        default: return (6, 3)
        }
    }

    private static func codeUnit(at position: ByteOffset, of bytes: [UInt8]) -> Int {
        var unit = 0
        for index in position.utf8..<position.utf8 + 4 where index < bytes.count {
            unit = unit * 16 + (Character(Unicode.Scalar(bytes[index])).hexDigitValue ?? 0)
        }
        return unit
    }
}
