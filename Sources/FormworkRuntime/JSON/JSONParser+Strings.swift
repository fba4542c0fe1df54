extension JSONParser {
    /// Reads a string; the current byte is its opening quote.
    mutating func string() throws(JSONProblem) -> String {
        let opening = position
        position += 1
        var start = position
        var pieces: [UInt8] = []
        // The bits of all bytes together. If the highest bit is not set, all bytes are ASCII, so the text is valid.
        var bits: UInt8 = 0
        while current != UInt8(ascii: "\"") {
            guard current >= 0x20 else { throw problem(.controlCharacter) }
            if current == UInt8(ascii: "\\") {
                pieces.append(contentsOf: bytes[start..<position])
                try escape(into: &pieces)
                start = position
            } else {
                bits |= current
                position += 1
            }
        }
        let rest = UnsafeBufferPointer(rebasing: bytes[start..<position])
        position += 1
        #if !hasFeature(Embedded)
        // Most texts end here. The engine of a page has no such line: it reads few texts, and smaller code matters
        // more.
        if bits < 0x80, pieces.isEmpty { return String(decoding: rest, as: UTF8.self) }
        #endif
        pieces.append(contentsOf: rest)
        guard let text = String(validating: pieces, as: UTF8.self) else {
            throw JSONProblem(.invalidUTF8, offset: opening)
        }
        return text
    }

    /// Reads an escape; the current byte is its backslash.
    private mutating func escape(into pieces: inout [UInt8]) throws(JSONProblem) {
        let start = position
        position += 1
        let letter = current
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): pieces.append(letter)
        case UInt8(ascii: "b"): pieces.append(0x08)
        case UInt8(ascii: "f"): pieces.append(0x0C)
        case UInt8(ascii: "n"): pieces.append(0x0A)
        case UInt8(ascii: "r"): pieces.append(0x0D)
        case UInt8(ascii: "t"): pieces.append(0x09)
        case UInt8(ascii: "u"):
            position += 1
            var code = try codeUnit()
            if code & 0xFC00 == 0xD800, current == UInt8(ascii: "\\") {
                position += 1
                guard current == UInt8(ascii: "u") else { throw JSONProblem(.loneSurrogate, offset: start) }
                position += 1
                let low = try codeUnit()
                guard low & 0xFC00 == 0xDC00 else { throw JSONProblem(.loneSurrogate, offset: start) }
                code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
            }
            guard let scalar = Unicode.Scalar(code) else { throw JSONProblem(.loneSurrogate, offset: start) }
            pieces.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            return
        default: throw problem(.badEscape)
        }
        position += 1
    }

    /// Reads four hexadecimal digits.
    private mutating func codeUnit() throws(JSONProblem) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            let letter = current | 0x20
            switch current {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): code = code << 4 | UInt32(current - UInt8(ascii: "0"))
            default:
                guard letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "f") else { throw problem(.badEscape) }
                code = code << 4 | UInt32(letter - UInt8(ascii: "a") + 10)
            }
            position += 1
        }
        return code
    }
}
