extension ExpressionParser {
    /// Reads a value, a name, a call, a list, or an expression in brackets.
    mutating func primary() throws(ExpressionProblem) -> ExpressionNode {
        let start = current
        switch start.kind {
        case .number(let number):
            return try literal(.number(number))
        case .text(let text, let stray):
            if let stray, !isInPattern {
                throw ExpressionProblem(
                    .expressionSyntax, offset: stray, found: "\\" + source.character(at: stray + 1),
                    expected: ["\\\\", "\\'", "\\\"", "\\n", "\\t"])
            }
            return try literal(.text(text))
        case .word("true"):
            return try literal(.bool(true))
        case .word("false"):
            return try literal(.bool(false))
        case .word("null"):
            return try literal(.blank)
        case .reference(let name):
            advance()
            return try node(.reference(name), from: start.offset)
        case .sign(.leftParenthesis):
            advance()
            var inner = try expression(.conditional)
            guard current.isSign(.rightParenthesis) else { throw problem(expected: [")"]) }
            advance()
            (inner.offset, inner.end) = (start.offset, tokens[position - 1].end)
            return inner
        case .sign(.leftBracket):
            advance()
            let elements = try arguments(until: .rightBracket)
            return try node(.list(elements), from: start.offset, over: elements)
        case .word(let name) where next.isSign(.leftParenthesis):
            advance()
            advance()
            let wasInPattern = isInPattern
            isInPattern = name == "matches"
            let arguments = try arguments(until: .rightParenthesis)
            isInPattern = wasInPattern
            return try node(.call(name, arguments), from: start.offset, over: arguments)
        case .word(let name) where InfixOperator(start) == nil:
            throw problem(expected: ["$" + name, name + "(", "'" + name + "'"])
        default:
            throw problem(expected: ["value", "$id", "("])
        }
    }

    private mutating func literal(_ value: FormValue) throws(ExpressionProblem) -> ExpressionNode {
        let start = current.offset
        advance()
        return try node(.literal(value), from: start)
    }

    /// Reads expressions between commas, up to and including the closing bracket.
    private mutating func arguments(
        until closing: ExpressionToken.Sign
    ) throws(ExpressionProblem) -> [ExpressionNode] {
        var arguments: [ExpressionNode] = []
        if current.isSign(closing) {
            advance()
            return arguments
        }
        while true {
            arguments.append(try expression(.conditional))
            if current.isSign(.comma) {
                advance()
            } else if current.isSign(closing) {
                advance()
                return arguments
            } else {
                throw problem(expected: [",", closing.rawValue])
            }
        }
    }
}
