/// The text of an expression as bytes, with functions for the lexer and the parser.
struct ExpressionSource {
    /// The longest expression, in UTF-8 bytes.
    static let lengthLimit = 10_000

    /// The problem of an expression that is too long.
    static var tooLong: ExpressionProblem {
        ExpressionProblem(.expressionSyntax, offset: ByteOffset(lengthLimit), expected: [String(lengthLimit)])
    }

    /// The text.
    let bytes: [UInt8]

    /// Makes the bytes of a text; `nil` if it is too long.
    init?(_ text: String) {
        guard text.utf8.count <= ExpressionSource.lengthLimit else { return nil }
        // Literals are compared with answers, which are composed too.
        bytes = Array(text.composed.utf8)
    }

    /// The byte at an offset; after the end it is 0, with which no token begins.
    subscript(offset: ByteOffset) -> UInt8 {
        offset < bytes.end ? bytes[offset] : 0
    }

    /// The offset after the last byte.
    var end: ByteOffset { bytes.end }

    /// The offsets of all bytes with a value.
    func offsets(of byte: UInt8) -> [ByteOffset] {
        bytes.indices.compactMap { bytes[$0] == byte ? ByteOffset($0) : nil }
    }

    /// The text from one offset to another.
    func text(_ start: ByteOffset, _ end: ByteOffset) -> String {
        guard start < end, end <= bytes.end else { return "" }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The offset of a byte of a quoted text that begins at or after `start`, counted without quotes and escapes.
    func offset(of byte: ByteOffset, inTextAt start: ByteOffset) -> ByteOffset {
        var place = start
        while place < end, self[place] != UInt8(ascii: "'"), self[place] != UInt8(ascii: "\"") { place += 1 }
        place += 1
        for _ in 0..<byte.utf8 where place < end {
            let isEscape = self[place] == UInt8(ascii: "\\")
            place += isEscape && [0x6E, 0x74, 0x5C, 0x27, 0x22].contains(self[place + 1]) ? 2 : 1
        }
        return Swift.min(place, end)
    }

    /// The character at an offset, as text.
    func character(at offset: ByteOffset) -> String {
        var end = offset + 1
        while self[end] & 0xC0 == 0x80 { end += 1 }
        return text(offset, end)
    }
}

extension UInt8 {
    /// Whether the byte can be part of a word or of a plain name: letters, digits, `_`, and all of other scripts.
    var isExpressionWord: Bool {
        isASCIILetterOrDigit || self == 0x5F || self >= 0x80
    }
}
