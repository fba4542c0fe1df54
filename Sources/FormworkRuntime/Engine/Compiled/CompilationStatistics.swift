/// The work of compiling a form, as counts. Tests assert them, because they are the same in every run.
///
/// They belong to the form and never change, because opening a session and validating answers compile nothing.
public struct CompilationStatistics: Equatable, Sendable {
    /// The groups, sections and fields that were given a number.
    public package(set) var elements = 0
    /// The expressions that were parsed.
    public package(set) var expressions = 0
    /// The UTF-8 bytes of these expressions.
    public package(set) var expressionBytes = 0
    /// The patterns that were parsed.
    public package(set) var patterns = 0
    /// The instructions of all rules and formulas.
    public package(set) var instructions = 0
    /// The dependencies between rules that were followed to sort the rules: pairs of which one has to run before the
    /// other.
    public package(set) var links = 0

    /// Makes counts of 0.
    public init() {}

    /// The sum of all counts.
    public var operations: Int { elements + expressions + expressionBytes + patterns + instructions + links }
}
