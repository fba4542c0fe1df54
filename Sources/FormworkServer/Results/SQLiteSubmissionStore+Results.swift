#if Server
import FormworkCore
import GRDB

/// Finding, counting and erasing. Every list is read along the index of form and time.
extension SQLiteSubmissionStore: ResultStore {
    /// The forms that have submissions, with how many.
    public func tallies() async throws -> [FormTally] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql:
                    "SELECT form, count(*) AS count, max(created) AS latest FROM submission GROUP BY form ORDER BY form"
            ).map { FormTally(form: $0["form"], count: $0["count"], latest: $0["latest"]) }
        }
    }

    /// How many submissions there are in a span.
    public func count(in span: SubmissionSpan) async throws -> Int {
        let (condition, arguments) = Self.condition(span)
        return try await read { database in
            try Int.fetchOne(
                database, sql: "SELECT count(*) FROM submission WHERE \(condition)", arguments: arguments) ?? 0
        }
    }

    /// The submissions of a span that come after a place, up to a number.
    public func submissions(
        in span: SubmissionSpan, after place: SubmissionCursor?, limit: Int
    ) async throws -> [ListedSubmission] {
        let (statement, arguments) = Self.statement(span, after: place, limit: limit)
        return try await read { database in
            try Row.fetchAll(database, sql: statement, arguments: arguments).map { row in
                ListedSubmission(
                    Submission(row), at: SubmissionCursor(created: row["created"], number: row["number"]))
            }
        }
    }

    private static func condition(_ span: SubmissionSpan) -> (sql: String, arguments: StatementArguments) {
        var sql = "form = ?"
        var arguments: StatementArguments = [span.form]
        for (condition, time) in [(" AND created >= ?", span.since), (" AND created < ?", span.until)] {
            guard let time else { continue }
            sql += condition
            arguments += [time]
        }
        return (sql, arguments)
    }

    private static func statement(
        _ span: SubmissionSpan, after place: SubmissionCursor?, limit: Int
    ) -> (sql: String, arguments: StatementArguments) {
        let (sign, order) = span.newestFirst ? ("<", "DESC") : (">", "ASC")
        var (condition, arguments) = condition(span)
        if let place {
            condition += " AND (created, number) \(sign) (?, ?)"
            arguments += [place.created, place.number]
        }
        let statement = """
            SELECT * FROM submission WHERE \(condition) ORDER BY created \(order), number \(order)
            LIMIT \(max(0, limit))
            """
        return (statement, arguments)
    }

    /// How SQLite reads a page. For tests.
    func plan(of span: SubmissionSpan) async throws -> String {
        let (statement, arguments) = Self.statement(span, after: SubmissionCursor(created: 1, number: 1), limit: 10)
        return try await read { database in
            try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + statement, arguments: arguments)
                .map { $0["detail"] as String }.joined(separator: "; ")
        }
    }

    /// The submissions of a form with this identity or reference number.
    public func submissions(form: String, named name: String) async throws -> [Submission] {
        try await read { database in
            try Row.fetchAll(
                database, sql: "SELECT * FROM submission WHERE form = ? AND (id = ? OR reference = ?) ORDER BY number",
                arguments: [form, name, Submission.reference(written: name)]
            ).map { Submission($0) }
        }
    }

    /// Erases a submission with its drafts and deliveries. SQLite writes zeros over what it deletes, and the log beside the file, which
    /// has copies, is emptied afterwards.
    public func erase(_ id: String, form: String, noting access: AccessEntry) async throws -> Erasure? {
        let erasure = try await write { database -> Erasure? in
            try database.execute(sql: "PRAGMA secure_delete = ON")
            guard
                let row = try Row.fetchOne(
                    database, sql: "SELECT * FROM submission WHERE form = ? AND id = ?", arguments: [form, id])
            else { return nil }
            let submission = Submission(row)
            let files = StoredFile.ids(in: submission)
            for file in files {
                try database.execute(
                    sql: "INSERT OR IGNORE INTO erased_file (file, submission) VALUES (?, ?)", arguments: [file, id])
            }
            try database.execute(sql: "DELETE FROM submission WHERE id = ?", arguments: [id])
            try database.execute(
                sql: "DELETE FROM draft WHERE form = ? AND (submission_key = ? OR record = ?)",
                arguments: [form, submission.idempotencyKey, id])
            let drafts = database.changesCount
            try database.execute(sql: "DELETE FROM delivery WHERE submission = ?", arguments: [id])
            try Self.insert(access, into: database)
            return Erasure(files: files.count, drafts: drafts)
        }
        if erasure != nil { await emptyLog() }
        return erasure
    }

    /// Copies the log to the database, and empties it.
    func emptyLog() async {
        guard case .file(let file) = place else { return }
        await file.emptyLog()
    }

    /// The files of erased submissions that are still in the store of files.
    public func erasedFiles() async throws -> [ErasedFile] {
        try await read { database in
            try Row.fetchAll(database, sql: "SELECT file, submission FROM erased_file")
                .map { ErasedFile(file: $0["file"], submission: $0["submission"]) }
        }
    }

    /// Says that these files are not in the store of files any more.
    public func forget(_ files: [ErasedFile]) async throws {
        try await write { database in
            for file in files {
                try database.execute(
                    sql: "DELETE FROM erased_file WHERE file = ? AND submission = ?",
                    arguments: [file.file, file.submission])
            }
        }
    }

    /// Adds to the log of accesses.
    public func note(_ access: AccessEntry) async throws {
        try await write { try Self.insert(access, into: $0) }
    }

    static func insert(_ access: AccessEntry, into database: Database) throws {
        try database.execute(
            sql: "INSERT INTO access (time, who, action, form, submission) VALUES (?, ?, ?, ?, ?)",
            arguments: [access.time, access.who, access.action.rawValue, access.form, access.submission])
    }

    /// The log of accesses, the latest first, up to a number. Actions of a later version of Formwork are left out.
    public func accesses(before number: Int64?, limit: Int) async throws -> AccessPage {
        let limit = max(0, limit)
        return try await read { database in
            let rows = try Row.fetchAll(
                database, sql: "SELECT * FROM access WHERE number < ? ORDER BY number DESC LIMIT ?",
                arguments: [number ?? Int64.max, limit + 1])
            let read = rows.prefix(limit)
            let accesses = read.compactMap { row -> NotedAccess? in
                guard let action = AccessEntry.Action(word: row["action"] as String) else { return nil }
                return NotedAccess(
                    number: row["number"],
                    entry: AccessEntry(
                        time: row["time"], who: row["who"], action: action, form: row["form"],
                        submission: row["submission"]))
            }
            return AccessPage(accesses: accesses, next: rows.count > limit ? read.last.map { $0["number"] } : nil)
        }
    }
}
#endif
