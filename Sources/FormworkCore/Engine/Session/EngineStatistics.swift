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

    /// Nothing done yet.
    public init() {}

    /// The counts as JSON.
    public var json: JSONValue {
        .object([
            JSONMember("transactions", .number(transactions)), JSONMember("evaluations", .number(evaluations)),
            JSONMember("visits", .number(visits)), JSONMember("validations", .number(validations)),
            JSONMember("rows_examined", .number(rowsExamined)),
        ])
    }
}
