#if Server
import GRDB

extension SQLiteSubmissionStore {
    /// Encrypts every sensitive answer that has an older key with the newest key. Drafts are included. Servers may go on
    /// meanwhile. What was there before is overwritten.
    public func reseal(with keys: AnswerKeys) async throws -> Resealing {
        var outcome = try await reseal(
            "SELECT number AS place, id, form, answers, parameters FROM submission", "number",
            "UPDATE submission SET answers = ?, parameters = ? WHERE number = ?"
        ) { row in
            try keys.resealing(submission: row["id"], of: row["form"], row["answers"], row["parameters"]).map {
                [$0.values, $0.parameters]
            }
        }
        let drafts = try await reseal(
            "SELECT hash AS place, submission_key, form, snapshot FROM draft", "hash",
            "UPDATE draft SET snapshot = ? WHERE hash = ?"
        ) { row in
            try keys.resealing(draftOf: row["submission_key"], of: row["form"], row["snapshot"]).map { [$0] }
        }
        outcome.changed += drafts.changed
        outcome.unreadable += drafts.unreadable
        if outcome.changed > 0 { await emptyLog() }
        return outcome
    }

    /// Goes through a table, some rows at a time, each lot in a transaction.
    private func reseal(
        _ selection: String, _ key: String, _ update: String,
        _ change: @escaping @Sendable (Row) throws -> StatementArguments?
    ) async throws -> Resealing {
        var outcome = Resealing()
        var last: DatabaseValue = key == "number" ? Int64(0).databaseValue : "".databaseValue
        while true {
            let start = last
            let (lot, end) = try await write { database -> (Resealing, DatabaseValue?) in
                try database.execute(sql: "PRAGMA secure_delete = ON")
                let rows = try Row.fetchAll(
                    database, sql: "\(selection) WHERE \(key) > ? ORDER BY \(key) LIMIT 100", arguments: [start])
                var lot = Resealing()
                for row in rows {
                    do {
                        guard let changed = try change(row) else { continue }
                        try database.execute(sql: update, arguments: changed + [row["place"] as DatabaseValue])
                        lot.changed += 1
                    } catch is AnswerKeyProblem {
                        lot.unreadable += 1
                    }
                }
                return (lot, rows.last.map { $0["place"] })
            }
            outcome.changed += lot.changed
            outcome.unreadable += lot.unreadable
            guard let end else { return outcome }
            last = end
        }
    }
}
#endif
