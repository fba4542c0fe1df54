#if Server
import FormworkCore
import GRDB

/// The condition of a query in SQL. Everything that a person wrote is an argument and never a part of the statement.
struct SubmissionCondition {
    private let form: String
    private(set) var sql: String
    private(set) var arguments: StatementArguments

    init(_ query: SubmissionQuery) {
        form = query.form
        sql = "form = ?"
        arguments = [query.form]
        if let since = query.since { add("created >= ?", [since]) }
        if let until = query.until { add("created < ?", [until]) }
        if !query.search.isEmpty { addSearch(query.search) }
        for filter in query.filters { add(filter) }
    }

    mutating func add(_ condition: String, _ values: StatementArguments) {
        sql += " AND " + condition
        arguments += values
    }

    /// If there is a submission with this reference number, that is the one, and no answer is looked through.
    private mutating func addSearch(_ text: String) {
        let reference = Submission.reference(written: text)
        add(
            """
            CASE WHEN EXISTS (SELECT 1 FROM submission AS named WHERE named.form = ? AND named.reference = ?)
            THEN reference = ?
            WHEN json_valid(answers) THEN EXISTS (
                SELECT 1 FROM json_tree(answers)
                WHERE \(Self.isOpen("key")) AND instr(swiftLowercaseString(CAST(atom AS TEXT)), ?) > 0)
            ELSE instr(swiftLowercaseString(CAST(answers AS TEXT)), ?) > 0
            END
            """, [form, reference, reference, text.lowercased(), text.lowercased()])
    }

    private mutating func add(_ filter: AnswerFilter) {
        guard let path = AnswerPath(filter.path) else { return add("0", []) }
        // Each list of items is a table of its own. Something else in its place, as of an earlier form, has no items.
        var tables: [String] = []
        // A damaged submission has no answers that could be found.
        var source = "CASE WHEN json_valid(answers) THEN answers ELSE '{}' END"
        for index in path.parts.indices.dropLast() {
            tables.append("json_each(\(source), ?) AS i\(index)")
            source = "CASE i\(index).type WHEN 'object' THEN i\(index).value ELSE '{}' END"
        }
        // An answer of several options or files is a tree too.
        tables.append("json_tree(\(source), ?) AS answer")
        let (test, values) = Self.test(filter)
        let start = filter.test == .isBlank ? "NOT EXISTS" : "EXISTS"
        add(
            "\(start) (SELECT 1 FROM \(tables.joined(separator: ", ")) WHERE answer.atom IS NOT NULL AND (\(test)))",
            StatementArguments(path.parts) + values)
    }

    /// Whether an answer is there in clear. What is encrypted or hashed is only known to be there.
    private static func isOpen(_ key: String) -> String {
        "ifnull(\(key), '') NOT IN ('\(ProtectedAnswer.names.joined(separator: "', '"))')"
    }

    private static func test(_ filter: AnswerFilter) -> (sql: String, values: StatementArguments) {
        if filter.test == .isAnswered || filter.test == .isBlank { return ("1", []) }
        let (sql, values) = comparison(filter)
        return ("\(isOpen("answer.key")) AND (\(sql))", values)
    }

    private static func comparison(_ filter: AnswerFilter) -> (sql: String, values: StatementArguments) {
        let number = number(filter.text)
        switch filter.test {
        case .isAnswered, .isBlank: return ("1", [])
        case .contains:
            return ("instr(swiftLowercaseString(CAST(answer.atom AS TEXT)), ?) > 0", [filter.text.lowercased()])
        case .equals:
            return (
                """
                (answer.type IN ('true', 'false') AND answer.type = ? OR answer.type = 'text' AND answer.atom = ?
                 OR answer.type IN ('integer', 'real') AND answer.atom = ?)
                """, [filter.text, filter.text, number]
            )
        case .atLeast: return comparison(">=", filter.text, number)
        case .atMost: return comparison("<=", filter.text, number)
        }
    }

    /// Days and times are texts that have the same order as what they mean.
    private static func comparison(
        _ sign: String, _ text: String, _ number: DatabaseValue
    ) -> (sql: String, values: StatementArguments) {
        if number.isNull { return ("answer.type = 'text' AND answer.atom \(sign) ?", [text]) }
        return ("answer.type IN ('integer', 'real') AND answer.atom \(sign) ?", [number])
    }

    /// A number as SQLite compares it; null if the text is not a number.
    private static func number(_ text: String) -> DatabaseValue {
        if let whole = Int64(text) { return whole.databaseValue }
        // SQLite has the same numbers, so both sides are rounded alike.
        if DecimalNumber(text) != nil, let number = Double(text) { return number.databaseValue }
        return .null
    }
}
#endif
