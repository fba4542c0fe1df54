/// The work of compiling a form, as counts. Tests assert them, because they are the same in every run.
///
/// They belong to the form and never change, because opening a session and validating answers compile nothing.
public struct CompilationStatistics: Equatable, Sendable {
    /// Groups, sections and fields indexed.
    public package(set) var elements = 0
    /// Expressions parsed.
    public package(set) var expressions = 0
    /// UTF-8 bytes of these expressions.
    public package(set) var expressionBytes = 0
    /// Patterns parsed.
    public package(set) var patterns = 0
    /// Instructions of all rules and formulas.
    public package(set) var instructions = 0
    /// Pairs of rules of which one has to run before the other, visited to sort the rules.
    public package(set) var links = 0

    /// Nothing done.
    public init() {}

    /// All counts together.
    public var operations: Int { elements + expressions + expressionBytes + patterns + instructions + links }
}
