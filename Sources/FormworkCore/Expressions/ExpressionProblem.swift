/// A problem of an expression and its place. Messages are made from this data.
public struct ExpressionProblem: Error, Equatable, Sendable {
    /// What is wrong.
    public var code: DefinitionProblem.Code
    /// UTF-8 bytes from the start of the expression.
    public var offset: Int
    /// What was found there, as the author wrote it. Blank at the end of the expression.
    public var found: String
    /// What is allowed there, most likely first.
    public var expected: [String]

    /// Makes a problem.
    public init(_ code: DefinitionProblem.Code, offset: Int, found: String = "", expected: [String] = []) {
        self.code = code
        self.offset = offset
        self.found = found
        self.expected = expected
    }
}
