extension ExpressionLexer {
    /// `$items[0].price`, or `${…}` around ids of any characters but `.`, `[`, `]` and `}`.
    mutating func reference() throws(ExpressionProblem) -> ReferenceName {
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
