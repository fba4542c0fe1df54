#if PostgreSQL
public import FormworkServer

/// Finding, counting and erasing. Every list is read along the index of form and time.
extension PostgreSQLSubmissionStore: ResultStore {
    /// The forms that have submissions, with how many.
    public func tallies() async throws -> [FormTally] {
        try await rows(
            "SELECT form, count(*) AS count, max(created) AS latest FROM submission GROUP BY form ORDER BY form"
        ).map { row in
            FormTally(
                form: try row.text("form"), count: Int(clamping: try row.integer("count")),
                latest: try row.integer("latest"))
        }
    }

    /// How many submissions there are in a span.
    public func count(in span: SubmissionSpan) async throws -> Int {
        try await count("SELECT count(*) AS count FROM submission WHERE \(Self.condition(span))")
    }

    /// The submissions of a span that come after a place, up to a number.
    public func submissions(
        in span: SubmissionSpan, after place: SubmissionCursor?, limit: Int
    ) async throws -> [ListedSubmission] {
        var condition = Self.condition(span)
        if let place {
            let sign: Statement = span.newestFirst ? "<" : ">"
            condition = "\(condition) AND (created, number) \(sign) (\(place.created), \(place.number))"
        }
        let order: Statement = span.newestFirst ? "created DESC, number DESC" : "created, number"
        return try await rows(
            """
            SELECT number, \(Submission.columns) FROM submission WHERE \(condition) ORDER BY \(order)
            LIMIT \(max(0, limit))
            """
        ).map { row in
            let number = try row.integer("number")
            return ListedSubmission(
                try Submission(row), at: SubmissionCursor(created: try row.integer("created"), number: number))
        }
    }

    private static func condition(_ span: SubmissionSpan) -> Statement {
        var condition: Statement = "form = \(span.form)"
        if let since = span.since { condition = "\(condition) AND created >= \(since)" }
        if let until = span.until { condition = "\(condition) AND created < \(until)" }
        return condition
    }

    /// The submissions of a form with this identity or reference number.
    public func submissions(form: String, named name: String) async throws -> [Submission] {
        let reference = Submission.reference(written: name)
        return try await submissions("form = \(form) AND (id = \(name) OR reference = \(reference))")
    }

    /// Erases a submission with its drafts and deliveries. The database keeps the bytes of deleted rows until `VACUUM` frees
    /// their place, and longer in its log and in copies.
    public func erase(_ id: String, form: String, noting access: AccessEntry) async throws -> Erasure? {
        try await write(.ifNothingHappened) { database -> Erasure? in
            let erased = try database.rows(
                "DELETE FROM submission WHERE form = \(form) AND id = \(id) RETURNING \(Submission.columns)")
            guard let submission = try erased.first.map({ try Submission($0) }) else { return nil }
            let files = StoredFile.ids(in: submission)
            for file in files {
                try database.execute(
                    "INSERT INTO erased_file (file, submission) VALUES (\(file), \(id)) ON CONFLICT DO NOTHING")
            }
            let drafts = try database.execute(
                """
                DELETE FROM draft WHERE form = \(form)
                AND (submission_key = \(submission.idempotencyKey) OR record = \(id))
                """)
            try database.execute("DELETE FROM delivery WHERE submission = \(id)")
            try database.execute(Self.insertion(of: access))
            return Erasure(files: files.count, drafts: drafts)
        }
    }

    /// The files of erased submissions that are still in the store of files.
    public func erasedFiles() async throws -> [ErasedFile] {
        try await rows("SELECT file, submission FROM erased_file")
            .map { ErasedFile(file: try $0.text("file"), submission: try $0.text("submission")) }
    }

    /// Records that these files are not in the store of files any more.
    public func forget(_ files: [ErasedFile]) async throws {
        try await write(.always) { database in
            for file in files {
                try database.execute(
                    "DELETE FROM erased_file WHERE file = \(file.file) AND submission = \(file.submission)")
            }
        }
    }

    /// Adds to the log of accesses.
    public func note(_ access: AccessEntry) async throws {
        try await write(.ifNothingHappened) { _ = try $0.execute(Self.insertion(of: access)) }
    }

    static func insertion(of access: AccessEntry) -> Statement {
        """
        INSERT INTO access (time, who, action, form, submission)
        VALUES (\(access.time), \(access.who), \(access.action.rawValue), \(access.form), \(access.submission))
        """
    }

    /// The log of accesses, the latest first, up to a number. Actions of a later version of Formwork are left out.
    public func accesses(before number: Int64?, limit: Int) async throws -> AccessPage {
        let limit = max(0, limit)
        let found = try await rows(
            """
            SELECT number, time, who, action, form, submission FROM access WHERE number < \(number ?? Int64.max)
            ORDER BY number DESC LIMIT \(limit + 1)
            """)
        let read = found.prefix(limit)
        let accesses = try read.compactMap { row -> NotedAccess? in
            guard let action = AccessEntry.Action(word: try row.text("action")) else { return nil }
            return NotedAccess(
                number: try row.integer("number"),
                entry: AccessEntry(
                    time: try row.integer("time"), who: try row.text("who"), action: action,
                    form: try row.text("form"), submission: try row.text("submission")))
        }
        let last = found.count > limit ? read.last : nil
        return AccessPage(accesses: accesses, next: try last?.integer("number"))
    }
}
#endif
