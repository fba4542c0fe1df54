extension ExpressionLexer {
    /// Reads a name such as `$items[0].price`, or `${…}` around ids of any characters but `.`, `[`, `]` and `}`.
    mutating func reference() throws(ExpressionProblem) -> ReferenceName {
        let start = offset
        offset += 1
        if source[offset] == UInt8(ascii: "{") { return try bracedName(from: start) }
        return ReferenceName(try steps(isBraced: false).map { $0.component })
    }

    /// Reads `{…}` around a name of any characters. The brace, or the `$` before it, is at `start`.
    mutating func bracedName(from start: ByteOffset) throws(ExpressionProblem) -> ReferenceName {
        offset += 1
        let steps = try steps(isBraced: true)
        guard source[offset] == UInt8(ascii: "}") else {
            throw ExpressionProblem(
                .expressionSyntax, offset: start, found: source.text(start, source.end), expected: ["}"])
        }
        offset += 1
        return ReferenceName(steps.map { $0.component })
    }

    /// Reads the components of a name, each with the offset at which it ends.
    ///
    /// - Parameter limit: The maximum number of components that are read.
    mutating func steps(
        isBraced: Bool, atMost limit: Int = .max
    ) throws(ExpressionProblem) -> [(component: ReferenceName.Component, end: ByteOffset)] {
        var steps = [(component: ReferenceName.Component.name(try name(isBraced: isBraced)), end: offset)]
        while steps.count < limit {
            if source[offset] == UInt8(ascii: "[") {
                steps.append((try position(), offset))
            } else if source[offset] == UInt8(ascii: "."), isBraced || source[offset + 1].isExpressionWord {
                offset += 1
                steps.append((.name(try name(isBraced: isBraced)), offset))
            } else {
                break
            }
        }
        return steps
    }

    /// Reads a name without a `$`, as formulas of the older notation have; `nil` for keywords and functions.
    mutating func bareName() throws(ExpressionProblem) -> ReferenceName? {
        let start = offset
        skipWord()
        let word = source.text(start, offset)
        if ExpressionLexer.reservedWords.contains(word) { return nil }
        if source[offset] == UInt8(ascii: "("), !FunctionSignature.named(word).isEmpty { return nil }
        offset = start
        return ReferenceName(try steps(isBraced: false).map { $0.component })
    }

    /// Words that are never names.
    private static let reservedWords: Set = ["and", "or", "not", "in", "true", "false", "null"]

    private mutating func name(isBraced: Bool) throws(ExpressionProblem) -> String {
        let start = offset
        if isBraced {
            while offset < source.end, ![0x2E, 0x5B, 0x5D, 0x7D].contains(source[offset]) { offset += 1 }
        } else {
            skipWord()
        }
        guard offset > start else {
            throw ExpressionProblem(
                .expressionSyntax, offset: start, found: source.character(at: start), expected: ["id"])
        }
        return source.text(start, offset)
    }

    /// Reads `[]` or an index such as `[3]`.
    private mutating func position() throws(ExpressionProblem) -> ReferenceName.Component {
        let start = offset
        offset += 1
        var index: Int?
        while source[offset].isASCIIDigit, index ?? 0 <= Route.positionLimit {
            index = (index ?? 0) * 10 + Int(source[offset] - 0x30)
            offset += 1
        }
        guard source[offset] == UInt8(ascii: "]") else {
            throw ExpressionProblem(
                .expressionSyntax, offset: start, found: source.text(start, offset) + source.character(at: offset),
                // Other positions cannot be calculated. These functions read the items around instead.
                expected: ["[]", "[0]", "previous($…)", "running_sum($…)"])
        }
        offset += 1
        return index.map { .item($0) } ?? .everyItem
    }
}
