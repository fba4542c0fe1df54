/// Compiles the text of an expression to a program.
public struct ExpressionCompiler: Sendable {
    /// Makes a compiler.
    public init() {}

    /// Compiles an expression.
    ///
    /// The compiler stops at the first mistake in grammar. Otherwise it reports all problems of names, functions,
    /// numbers of arguments and types at once, in the order of the text. There is no program if one of the problems is
    /// an error.
    ///
    /// - Parameters:
    ///   - text: The expression.
    ///   - scope: The names that it can use.
    ///   - expecting: The type that the result should have. Where text is expected, a number becomes text. Where a
    ///     number is expected, a choice is read as its option's value.
    public func compile(
        _ text: String, scope: some ExpressionScope, expecting: StaticType
    ) -> (Program?, [ExpressionProblem]) {
        guard let source = ExpressionSource(text) else { return (nil, [ExpressionSource.tooLong]) }
        do {
            let node = try ExpressionParser.parse(source)
            return compile(node, of: source, scope: scope, expecting: expecting)
        } catch {
            return (nil, [UnbracedName(source, scope)?.problem ?? error])
        }
    }

    /// Compiles a tree.
    func compile(
        _ node: ExpressionNode, of source: ExpressionSource, scope: some ExpressionScope, expecting: StaticType,
        readsAsFormula: Bool = false
    ) -> (Program?, [ExpressionProblem]) {
        var emitter = ExpressionEmitter(source: source, scope: scope, readsAsFormula: readsAsFormula)
        emitter.emitResult(node, as: expecting)
        let isSound = emitter.problems.allSatisfy { $0.code.isWarning }
        return (isSound ? emitter.builder.program : nil, emitter.problems.inOrder)
    }
}

extension Array where Element == ExpressionProblem {
    /// The problems sorted by their offsets. Problems with the same offset stay in the order in which they were found.
    fileprivate var inOrder: [ExpressionProblem] {
        enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map { $0.element }
    }
}
