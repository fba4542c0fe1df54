/// Splits an expression into tokens.
struct ExpressionLexer {
    /// The expression.
    let source: ExpressionSource
    /// The offset up to which the text was read.
    var offset: ByteOffset
    /// Whether a word may name a field without a `$`.
    let allowsBareNames: Bool

    /// Starts at an offset.
    init(_ source: ExpressionSource, at offset: ByteOffset = 0, allowsBareNames: Bool = false) {
        self.source = source
        self.offset = offset
        self.allowsBareNames = allowsBareNames
    }

    /// All tokens, the last of which is the end.
    static func tokens(
        of source: ExpressionSource, allowsBareNames: Bool
    ) throws(ExpressionProblem) -> [ExpressionToken] {
        var lexer = ExpressionLexer(source, allowsBareNames: allowsBareNames)
        var tokens: [ExpressionToken] = []
        // Most expressions are comparisons, which have four tokens with the end.
        tokens.reserveCapacity(4)
        while true {
            let token = try lexer.next()
            tokens.append(token)
            if case .end = token.kind { return tokens }
        }
    }

    private mutating func next() throws(ExpressionProblem) -> ExpressionToken {
        while [0x20, 0x09, 0x0A, 0x0D].contains(source[offset]) { offset += 1 }
        let start = offset
        let kind: ExpressionToken.Kind
        let byte = source[offset]
        if offset >= source.end {
            kind = .end
        } else if byte.isASCIIDigit {
            kind = try number()
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            kind = try text(until: byte)
        } else if byte == UInt8(ascii: "$") {
            kind = .reference(try reference())
        } else if byte.isExpressionWord {
            kind = try word()
        } else {
            kind = try sign()
        }
        return ExpressionToken(kind: kind, offset: start, end: offset)
    }

    private mutating func word() throws(ExpressionProblem) -> ExpressionToken.Kind {
        let start = offset
        if allowsBareNames, let name = try bareName() { return .reference(name) }
        offset = start
        skipWord()
        return .word(source.text(start, offset))
    }

    /// Moves to the end of a word or plain name.
    mutating func skipWord() {
        while source[offset].isExpressionWord { offset += 1 }
    }

    private mutating func number() throws(ExpressionProblem) -> ExpressionToken.Kind {
        let start = offset
        skipWord()
        if source[offset] == UInt8(ascii: "."), source[offset + 1].isExpressionWord {
            offset += 1
            skipWord()
        }
        let exponent = source[offset - 1] | 0x20 == UInt8(ascii: "e")
        if exponent, source[offset] == UInt8(ascii: "+") || source[offset] == UInt8(ascii: "-") {
            offset += 1
            skipWord()
        }
        let written = source.text(start, offset)
        guard let number = DecimalNumber(written) else {
            throw ExpressionProblem(.expressionSyntax, offset: start, found: written, expected: ["number"])
        }
        return .number(number)
    }

    private mutating func sign() throws(ExpressionProblem) -> ExpressionToken.Kind {
        // The longer sign is tried first: `<=` is not `<` and `=`.
        for length in [2, 1] {
            guard let sign = ExpressionToken.Sign(word: source.text(offset, offset + length)) else { continue }
            offset += length
            return .sign(sign)
        }
        let found = source.character(at: offset)
        let meant = ["=": ["=="], "&": ["&&", "and"], "|": ["||", "or"]][found] ?? []
        throw ExpressionProblem(.expressionSyntax, offset: offset, found: found, expected: meant)
    }

    private mutating func text(until quote: UInt8) throws(ExpressionProblem) -> ExpressionToken.Kind {
        let start = offset
        var bytes: [UInt8] = []
        var stray: ByteOffset?
        offset += 1
        while offset < source.end {
            let byte = source[offset]
            offset += 1
            if byte == quote { return .text(String(decoding: bytes, as: UTF8.self), stray: stray) }
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            switch source[offset] {
            case UInt8(ascii: "n"): bytes.append(0x0A)
            case UInt8(ascii: "t"): bytes.append(0x09)
            case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""): bytes.append(source[offset])
            default:
                // The backslash is kept in the text, because it may be an escape of a pattern.
                stray = stray ?? offset - 1
                bytes += [byte, source[offset]]
            }
            offset += 1
        }
        throw ExpressionProblem(
            .expressionSyntax, offset: start, found: source.text(start, source.end),
            expected: [String(Character(Unicode.Scalar(quote)))])
    }
}
