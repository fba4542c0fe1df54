extension FormulaText {
    /// Warns of an operator between a name with `$` and something else, because it was probably not meant as text.
    mutating func noteOperators(_ source: ExpressionSource, _ mistake: ExpressionProblem) {
        for start in hasNames ? source.offsets(of: UInt8(ascii: "$")) : [] {
            var lexer = ExpressionLexer(source, at: start)
            guard (try? lexer.reference()) != nil else { continue }
            var offset = lexer.offset
            while source[offset] == 0x20 { offset += 1 }
            guard [0x3C, 0x3D, 0x3E, 0x3F, 0x5E].contains(source[offset]),
                source.bytes.from(offset + 1).contains(where: { $0 != 0x20 })
            else { continue }
            let meant = mistake.offset == offset ? mistake.expected : []
            problems.append(
                ExpressionProblem(
                    .literalOperator, offset: offset, found: source.text(offset, offset + 1), expected: meant))
            return
        }
    }
}

extension FormulaText {
    /// The probable meaning of a text that is not an expression. Operators that are unusual between names decide.
    func likeness(_ source: ExpressionSource) -> Likeness {
        let bytes = source.bytes
        var previous: UInt8 = 0
        var wordStart: ByteOffset = 0
        var hasOperator = false
        var hasMinus = false
        for (index, byte) in bytes.enumerated() {
            let isComparison = byte == UInt8(ascii: "=") && [0x3D, 0x21, 0x3C, 0x3E].contains(previous)
            let isLogic = byte == previous && (byte == UInt8(ascii: "&") || byte == UInt8(ascii: "|"))
            if isComparison || isLogic { return .expression }
            if byte == UInt8(ascii: "("), !FunctionSignature.named(source.text(wordStart, ByteOffset(index))).isEmpty {
                return .expression
            }
            if !byte.isExpressionWord { wordStart = ByteOffset(index + 1) }
            // A template would have been found before, so this brace is never closed.
            if byte == UInt8(ascii: "{"), previous != UInt8(ascii: "$") { return .arithmetic }
            if [0x2A, 0x2B, 0x2F, 0x25].contains(byte) { hasOperator = true }
            if byte == UInt8(ascii: "-") { hasMinus = true }
            previous = byte
        }
        let mayCalculate = types.contains { !$0.kind.isText }
        let calculates = hasNames && types.allSatisfy { $0.kind == .number || $0.kind == .option }
        return hasOperator && mayCalculate || hasMinus && calculates ? .arithmetic : .text
    }
}
