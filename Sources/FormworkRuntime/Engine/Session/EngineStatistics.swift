/// The work of a session, as counts. Tests assert them, because they are the same in every run.
public struct EngineStatistics: Equatable, Sendable {
    /// The transactions that were performed.
    public var transactions = 0
    /// The evaluations of rules and formulas.
    public var evaluations = 0
    /// The visits of nodes because an element around them changed.
    public var visits = 0
    /// The validations of answers.
    public var validations = 0
    /// The rows that were compared or placed while change sets were built.
    public var rowsExamined = 0
    /// Everything that takes time, in steps of about the same size: instructions of programs and patterns, values in
    /// lists, texts by their length, nodes that are made and visited, rows. The number is the same in every run and on
    /// every machine. `SessionContext.stepLimit` limits it.
    public internal(set) var steps = 0

    /// Makes counts of 0.
    public init() {}

    /// The counts as JSON.
    public var json: JSONValue {
        .object([
            JSONMember("transactions", .number(transactions)), JSONMember("evaluations", .number(evaluations)),
            JSONMember("visits", .number(visits)), JSONMember("validations", .number(validations)),
            JSONMember("rows_examined", .number(rowsExamined)), JSONMember("steps", .number(steps)),
        ])
    }

    /// Adds steps. At the largest number the count stays there instead of overflowing.
    mutating func count(steps more: Int) {
        let (sum, isTooMuch) = steps.addingReportingOverflow(more)
        steps = isTooMuch ? .max : sum
    }
}
