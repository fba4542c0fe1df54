/// Parses the tokens of an expression to a tree, by precedence climbing.
///
/// Parsing stops at the first mistake.
struct ExpressionParser {
    /// The deepest nesting of brackets, and of nodes.
    static let depthLimit = 64

    /// The expression.
    let source: ExpressionSource
    /// The tokens. The last one is the end.
    let tokens: [ExpressionToken]
    /// The index of the next token.
    private(set) var position = 0
    private var depth = 0
    /// Whether the next text may be a pattern, in which backslashes have their own meaning.
    var isInPattern = false

    private init(_ source: ExpressionSource, allowsBareNames: Bool) throws(ExpressionProblem) {
        self.source = source
        tokens = try ExpressionLexer.tokens(of: source, allowsBareNames: allowsBareNames)
    }

    /// The tree of a complete expression.
    static func parse(
        _ source: ExpressionSource, allowsBareNames: Bool = false
    ) throws(ExpressionProblem) -> ExpressionNode {
        var parser = try ExpressionParser(source, allowsBareNames: allowsBareNames)
        let node = try parser.expression(.conditional)
        if case .end = parser.current.kind { return node }
        throw parser.problem(expected: ["and", "or", "=="])
    }

    /// The next token. After the last token it is still the end.
    var current: ExpressionToken { tokens[Swift.min(position, tokens.count - 1)] }

    /// The token after the next one.
    var next: ExpressionToken { tokens[Swift.min(position + 1, tokens.count - 1)] }

    /// Moves to the next token.
    mutating func advance() { position += 1 }

    /// The problem that the current token is not allowed here.
    func problem(expected: [String]) -> ExpressionProblem {
        let token = current
        return ExpressionProblem(
            .expressionSyntax, offset: token.offset, found: source.text(token.offset, token.end), expected: expected)
    }

    /// Makes a node from an offset to the last token that was read.
    func node(
        _ kind: ExpressionNode.Kind, from offset: ByteOffset, over children: [ExpressionNode] = []
    ) throws(ExpressionProblem) -> ExpressionNode {
        let height = children.reduce(0) { Swift.max($0, $1.height) } + 1
        guard height <= ExpressionParser.depthLimit else { throw tooDeep(at: offset) }
        let end = position > 0 ? tokens[Swift.min(position, tokens.count) - 1].end : offset
        return ExpressionNode(kind: kind, offset: offset, end: end, height: height)
    }

    private func tooDeep(at offset: ByteOffset) -> ExpressionProblem {
        ExpressionProblem(.nestingTooDeep, offset: offset, expected: [String(ExpressionParser.depthLimit)])
    }

    /// Reads an expression whose operators bind at least as tightly as `loosest`.
    mutating func expression(_ loosest: ExpressionPrecedence) throws(ExpressionProblem) -> ExpressionNode {
        depth += 1
        defer { depth -= 1 }
        guard depth <= ExpressionParser.depthLimit else { throw tooDeep(at: current.offset) }
        var left = try prefixed()
        while let infix = InfixOperator(current), infix.precedence.rawValue >= loosest.rawValue {
            left = try continued(left, infix)
        }
        return left
    }

    private mutating func continued(
        _ left: ExpressionNode, _ infix: InfixOperator
    ) throws(ExpressionProblem) -> ExpressionNode {
        let operand = infix.precedence.tighter
        switch infix {
        case .conditional:
            advance()
            let then = try expression(.conditional)
            guard current.isSign(.colon) else { throw problem(expected: [":"]) }
            advance()
            let otherwise = try expression(.conditional)
            return try node(.conditional(left, then, otherwise), from: left.offset, over: [left, then, otherwise])
        case .logic(let endsOn):
            var parts = [left]
            while case .logic(endsOn)? = InfixOperator(current) {
                advance()
                parts.append(try expression(operand))
            }
            return try node(.logic(parts, endsOn: endsOn), from: left.offset, over: parts)
        case .operation(_, let precedence):
            var links: [ExpressionNode.Link] = []
            while case .operation(let operation, precedence)? = InfixOperator(current) {
                if precedence == .comparison, !links.isEmpty { throw problem(expected: ["and"]) }
                advance()
                links.append(ExpressionNode.Link(operation: operation, operand: try expression(operand)))
            }
            return try node(.chain(left, links), from: left.offset, over: [left] + links.map { $0.operand })
        }
    }

    private mutating func prefixed() throws(ExpressionProblem) -> ExpressionNode {
        let start = current
        let operation: Operation
        let precedence: ExpressionPrecedence
        switch start.kind {
        case .word("not"): (operation, precedence) = (.not, .not)
        case .sign(.not): (operation, precedence) = (.not, .prefix)
        case .sign(.minus): (operation, precedence) = (.negate, .prefix)
        default: return try primary()
        }
        advance()
        let operand = try expression(precedence)
        if operation == .negate, case .literal(.number(let number)) = operand.kind {
            return try node(.literal(.number(number.negated)), from: start.offset)
        }
        return try node(.prefix(operation, operand), from: start.offset, over: [operand])
    }
}
