/// Takes an expression apart into tokens.
struct ExpressionLexer {
    let source: ExpressionSource
    private var offset = 0

    /// Starts at the beginning.
    init(_ source: ExpressionSource) {
        self.source = source
    }

    /// All tokens, the last of which is the end.
    static func tokens(of source: ExpressionSource) throws(ExpressionProblem) -> [ExpressionToken] {
        var lexer = ExpressionLexer(source)
        var tokens: [ExpressionToken] = []
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
        if offset >= source.bytes.count {
            kind = .end
        } else if byte.isExpressionDigit {
            kind = try number()
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            kind = try text(until: byte)
        } else if byte == UInt8(ascii: "$") {
            kind = .reference(try reference())
        } else if byte.isExpressionWord {
            skipWord()
            kind = .word(source.text(start, offset))
        } else {
            kind = try sign()
        }
        return ExpressionToken(kind: kind, offset: start, end: offset)
    }

    private mutating func skipWord() {
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
        // The longer sign first: `<=` is not `<` and `=`.
        for length in [2, 1] {
            guard let sign = ExpressionToken.Sign(rawValue: source.text(offset, offset + length)) else { continue }
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
        offset += 1
        while offset < source.bytes.count {
            let byte = source[offset]
            offset += 1
            if byte == quote { return .text(String(decoding: bytes, as: UTF8.self)) }
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            switch source[offset] {
            case UInt8(ascii: "n"): bytes.append(0x0A)
            case UInt8(ascii: "t"): bytes.append(0x09)
            case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""): bytes.append(source[offset])
            default:
                throw ExpressionProblem(
                    .expressionSyntax, offset: offset - 1, found: "\\" + source.character(at: offset),
                    expected: ["\\\\", "\\'", "\\\"", "\\n", "\\t"])
            }
            offset += 1
        }
        throw ExpressionProblem(
            .expressionSyntax, offset: start, found: source.text(start, source.bytes.count),
            expected: [String(Character(Unicode.Scalar(quote)))])
    }
}

// MARK: Names

extension ExpressionLexer {
    /// `$items[0].price`, or `${…}` around ids of any characters but `.`, `[`, `]` and `}`.
    private mutating func reference() throws(ExpressionProblem) -> ReferenceName {
        let start = offset
        offset += 1
        let isBraced = source[offset] == UInt8(ascii: "{")
        if isBraced { offset += 1 }
        var components: [ReferenceName.Component] = [.name(try name(isBraced: isBraced))]
        while true {
            if source[offset] == UInt8(ascii: "[") {
                components.append(try position())
            } else if source[offset] == UInt8(ascii: "."), isBraced || source[offset + 1].isExpressionWord {
                offset += 1
                components.append(.name(try name(isBraced: isBraced)))
            } else {
                break
            }
        }
        guard isBraced else { return ReferenceName(components) }
        guard source[offset] == UInt8(ascii: "}") else {
            throw ExpressionProblem(
                .expressionSyntax, offset: start, found: source.text(start, source.bytes.count), expected: ["}"])
        }
        offset += 1
        return ReferenceName(components)
    }

    private mutating func name(isBraced: Bool) throws(ExpressionProblem) -> String {
        let start = offset
        if isBraced {
            while offset < source.bytes.count, ![0x2E, 0x5B, 0x5D, 0x7D].contains(source[offset]) { offset += 1 }
        } else {
            skipWord()
        }
        guard offset > start else {
            throw ExpressionProblem(
                .expressionSyntax, offset: start, found: source.character(at: start), expected: ["id"])
        }
        return source.text(start, offset)
    }

    /// `[]` or `[3]`.
    private mutating func position() throws(ExpressionProblem) -> ReferenceName.Component {
        let start = offset
        offset += 1
        var index: Int?
        while source[offset].isExpressionDigit, index ?? 0 <= Route.indexLimit {
            index = (index ?? 0) * 10 + Int(source[offset] - 0x30)
            offset += 1
        }
        guard source[offset] == UInt8(ascii: "]") else {
            throw ExpressionProblem(
                .expressionSyntax, offset: start, found: source.text(start, offset) + source.character(at: offset),
                expected: ["[]", "[0]"])
        }
        offset += 1
        return index.map { .item($0) } ?? .everyItem
    }
}
