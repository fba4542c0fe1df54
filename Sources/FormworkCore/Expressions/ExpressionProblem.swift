/// A problem of an expression: what is wrong, and where. Diagnostics turn it into sentences.
public struct ExpressionProblem: Error, Equatable, Sendable {
    /// The kind of the problem.
    public var code: DefinitionProblem.Code
    /// The offset from the start of the expression.
    public var offset: ByteOffset
    /// The text that was found there, as the author wrote it. Blank at the end of the expression.
    public var found: String
    /// The words that are allowed there, in order of likelihood.
    public var expected: [String]

    /// Makes a problem.
    public init(_ code: DefinitionProblem.Code, offset: ByteOffset, found: String = "", expected: [String] = []) {
        self.code = code
        self.offset = offset
        self.found = found
        self.expected = expected
    }
}
