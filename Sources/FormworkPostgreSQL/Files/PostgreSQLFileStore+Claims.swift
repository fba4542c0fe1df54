#if PostgreSQL
public import FormworkServer

/// Claims to files: permanent ones of submissions, and those of drafts until a time.
extension PostgreSQLFileStore {
    /// Notes that a submission has these files.
    public func keep(_ ids: [String], for submission: String) async throws {
        try await database.write(.always) { database in
            for id in ids {
                try Self.lock(id, in: database, of: "A file of a submission is missing.")
                try database.execute(
                    """
                    INSERT INTO file_of_submission (file, submission) VALUES (\(id), \(submission))
                    ON CONFLICT DO NOTHING
                    """)
                try database.execute("UPDATE file SET sender = NULL WHERE id = \(id) AND sender IS NOT NULL")
            }
        }
    }

    /// Takes back `keep` for a submission that was not stored.
    public func cancelKeeping(_ ids: [String], for submission: String) async throws {
        try await database.write(.always) { database in
            for id in ids {
                try database.execute(
                    "DELETE FROM file_of_submission WHERE file = \(id) AND submission = \(submission)")
            }
        }
    }

    /// Takes these files from a submission. Those that no other submission has are deleted.
    public func release(_ ids: [String], from submission: String) async throws {
        let left = try await database.write(.always) { database -> [String] in
            var left: [String] = []
            for id in ids {
                let isKnown = try !database.rows("SELECT id FROM file WHERE id = \(id) FOR UPDATE").isEmpty
                let released = try database.execute(
                    "DELETE FROM file_of_submission WHERE file = \(id) AND submission = \(submission)")
                let others = try database.rows("SELECT file FROM file_of_submission WHERE file = \(id) LIMIT 1")
                // If the process ended after an earlier call, the content is still there, and the file is not known.
                if isKnown, released == 0 || !others.isEmpty { continue }
                try database.execute("DELETE FROM file WHERE id = \(id)")
                left.append(id)
            }
            return left
        }
        try await contents.remove(left)
    }

    /// Notes that a draft has these files until a time.
    public func hold(_ ids: [String], for draft: DraftKey, until time: Int64) async throws {
        try await database.write(.always) { database in
            for id in ids {
                try Self.lock(id, in: database, of: "A file of a draft is missing.")
                try database.execute(
                    """
                    INSERT INTO file_of_draft AS known (file, draft, until) VALUES (\(id), \(draft.hash), \(time))
                    ON CONFLICT (file, draft) DO UPDATE SET until = greatest(known.until, excluded.until)
                    """)
            }
        }
    }

    /// Takes these files from a draft.
    public func letGo(_ ids: [String], of draft: DraftKey) async throws {
        try await database.write(.always) { database in
            for id in ids {
                try database.execute("DELETE FROM file_of_draft WHERE file = \(id) AND draft = \(draft.hash)")
            }
        }
    }

    /// Keeps a file from being deleted until the transaction ends.
    private static func lock(_ id: String, in database: Database, of problem: String) throws {
        if try database.rows("SELECT id FROM file WHERE id = \(id) FOR KEY SHARE").isEmpty {
            throw StoreProblem(problem)
        }
    }
}
#endif
