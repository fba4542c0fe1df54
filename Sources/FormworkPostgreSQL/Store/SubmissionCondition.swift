#if PostgreSQL
import FormworkCore
import FormworkServer

/// The condition of a query in SQL.
struct SubmissionCondition {
    private(set) var statement: Statement

    init(_ query: SubmissionQuery) {
        var parts: [Statement] = ["form = \(query.form)"]
        if let since = query.since { parts.append("created >= \(since)") }
        if let until = query.until { parts.append("created < \(until)") }
        if !query.search.isEmpty { parts.append(Self.search(query.search, in: query.form)) }
        parts += query.filters.map { Self.filter($0) }
        statement = Statement(parts, separator: " AND ")
    }

    /// If there is a submission with this reference number, that is the one, and no answer is looked through.
    private static func search(_ text: String, in form: String) -> Statement {
        guard isStorable(text) else { return "false" }
        let reference = Submission.reference(written: text)
        return """
            CASE WHEN EXISTS (
                SELECT 1 FROM submission AS named WHERE named.form = \(form) AND named.reference = \(reference))
            THEN reference = \(reference)
            ELSE EXISTS (
                SELECT 1 FROM answers_below(answers_json(answers)) AS answer
                WHERE \(isOpen) AND \(contains(text)))
            -- A damaged submission is found by the text that is stored of it.
            OR strpos(small_letters(answers), small_letters(\(text))) > 0 AND answers_json(answers) = '{}'::jsonb
            END
            """
    }

    private static func filter(_ filter: AnswerFilter) -> Statement {
        guard let levels = AnswerPath(filter.path)?.levels, let last = levels.last, isStorable(filter.text),
            isStorable(filter.path)
        else { return "false" }
        // Each list of items is a table of its own.
        var source: Statement = "SELECT answers_json(answers) AS value"
        for level in levels.dropLast() {
            source = "SELECT answers_items(place.value\(place(level))) AS value FROM (\(source)) AS place"
        }
        source = """
            SELECT answer.* FROM (\(source)) AS place, answers_below(place.value\(place(last))) AS answer
            """
        let start: Statement = filter.test == .isBlank ? "NOT EXISTS" : "EXISTS"
        return "\(start) (SELECT 1 FROM (\(source)) AS answer WHERE \(test(filter)))"
    }

    /// The way from a value to one inside of it.
    private static func place(_ level: [AnswerPath.Step]) -> Statement {
        Statement(
            level.map { step in
                switch step {
                case .name(let name): " -> \(name)::text"
                case .index(let index): " -> \(index)::int"
                }
            }, separator: "")
    }

    /// Whether an answer is stored in clear. Encrypted and hashed answers cannot be compared.
    private static var isOpen: Statement {
        let names = AnswerPath.protectedNames.map { name -> Statement in "\(name)" }
        return "answer.name NOT IN (\(Statement(names, separator: ", ")))"
    }

    private static func contains(_ text: String) -> Statement {
        "strpos(small_letters(answer.value #>> '{}'), small_letters(\(text))) > 0"
    }

    private static func test(_ filter: AnswerFilter) -> Statement {
        switch filter.test {
        case .isAnswered, .isBlank: "true"
        case .contains: "\(isOpen) AND \(contains(filter.text))"
        case .equals: "\(isOpen) AND (\(equals(filter.text)))"
        case .atLeast: "\(isOpen) AND \(comparison(">=", filter.text))"
        case .atMost: "\(isOpen) AND \(comparison("<=", filter.text))"
        }
    }

    private static func equals(_ text: String) -> Statement {
        let same: Statement = "jsonb_typeof(answer.value) <> 'number' AND answer.value #>> '{}' = \(text)"
        return number(text).map { "\(same) OR \(compared("=", $0))" } ?? same
    }

    /// Days and times are stored as texts whose order is that of time.
    private static func comparison(_ sign: Statement, _ text: String) -> Statement {
        number(text).map { compared(sign, $0) }
            ?? "jsonb_typeof(answer.value) = 'string' AND (answer.value #>> '{}') COLLATE \"C\" \(sign) \(text)"
    }

    /// A comparison of numbers; false if the answer is not a number.
    private static func compared(_ sign: Statement, _ number: Statement) -> Statement {
        """
        CASE WHEN jsonb_typeof(answer.value) = 'number' THEN (answer.value #>> '{}')::numeric \(sign) \(number)
        ELSE false END
        """
    }

    /// A number as PostgreSQL compares it; `nil` if the text is not a number.
    private static func number(_ text: String) -> Statement? {
        DecimalNumber(text).map { "\($0.description)::text::numeric" }
    }

    /// PostgreSQL has no U+0000 in texts, so no answer has it.
    private static func isStorable(_ text: String) -> Bool { !text.utf8.contains(0) }
}
#endif
