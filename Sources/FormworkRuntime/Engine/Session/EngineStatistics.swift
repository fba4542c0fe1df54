/// How much work a session has done: counts that tests assert, since they do not wobble as times do.
public struct EngineStatistics: Equatable, Sendable {
    /// Transactions performed.
    public var transactions = 0
    /// Rules and formulas evaluated.
    public var evaluations = 0
    /// Nodes whose state was looked at because something around them changed.
    public var visits = 0
    /// Answers checked against their rules.
    public var validations = 0
    /// Rows compared or placed while building change sets.
    public var rowsExamined = 0
    /// Everything that takes time, in steps of about the same size: instructions of programs and patterns, values in lists,
    /// texts by their length, nodes made and looked at, rows. The same in every run and on every machine; what
    /// `SessionContext.stepLimit` limits.
    public internal(set) var steps = 0

    /// Nothing done yet.
    public init() {}

    /// The counts as JSON.
    public var json: JSONValue {
        .object([
            JSONMember("transactions", .number(transactions)), JSONMember("evaluations", .number(evaluations)),
            JSONMember("visits", .number(visits)), JSONMember("validations", .number(validations)),
            JSONMember("rows_examined", .number(rowsExamined)), JSONMember("steps", .number(steps)),
        ])
    }

    /// Adds steps; a count that grows beyond all bounds stays there.
    mutating func count(steps more: Int) {
        let (sum, isTooMuch) = steps.addingReportingOverflow(more)
        steps = isTooMuch ? .max : sum
    }
}
