/// How much work it was to make a compiled form: counts that tests assert, since they do not wobble as times do.
///
/// They belong to the form and never change: opening a session or validating answers parses and compiles nothing.
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
    /// Pairs of rules of which one has to run before the other, looked at to put all in order.
    public package(set) var links = 0

    /// Nothing done.
    public init() {}

    /// All counts together.
    public var operations: Int { elements + expressions + expressionBytes + patterns + instructions + links }
}
