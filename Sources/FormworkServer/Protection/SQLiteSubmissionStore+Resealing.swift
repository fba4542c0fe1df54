#if Server
import FormworkCore
import GRDB

/// What became of the sensitive answers of a store when they were encrypted anew.
public struct Resealing: Equatable, Sendable {
    /// How many submissions and drafts have the newest key now and had another before.
    public var changed = 0
    /// How many could not be read, because a key was not there or they were damaged. They stay as they were.
    public var unreadable = 0
}

extension SQLiteSubmissionStore {
    /// Encrypts all sensitive answers with the newest key that another key encrypted, also those of drafts. Servers may go on
    /// meanwhile. What was there before is overwritten.
    public func reseal(with keys: AnswerKeys) async throws -> Resealing {
        var outcome = try await reseal(
            "SELECT number AS place, id, form, answers AS text FROM submission", "number",
            "UPDATE submission SET answers = ? WHERE number = ?"
        ) { row, json in
            try json.resealed(form: row["form"], submission: row["id"], keys)
        }
        let drafts = try await reseal(
            "SELECT hash AS place, submission_key, form, snapshot AS text FROM draft", "hash",
            "UPDATE draft SET snapshot = ? WHERE hash = ?"
        ) { row, json in
            let place = AnswerPlace(form: row["form"], submission: row["submission_key"], path: "draft")
            return try SealedAnswer(json)?.resealed(at: place, keys)
        }
        outcome.changed += drafts.changed
        outcome.unreadable += drafts.unreadable
        if outcome.changed > 0 { await emptyLog() }
        return outcome
    }

    /// Goes through a table, some rows at a time, each lot in a transaction.
    private func reseal(
        _ selection: String, _ key: String, _ update: String,
        _ change: @escaping @Sendable (Row, JSONValue) throws -> JSONValue?
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
                    let text: String = row["text"]
                    guard text.contains(SealedAnswer.name), let json = JSONValue(stored: text) else { continue }
                    do {
                        guard let changed = try change(row, json) else { continue }
                        try database.execute(
                            sql: update, arguments: [changed.text(), row["place"] as DatabaseValue])
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

extension JSONValue {
    /// The same with all answers encrypted by the newest key; `nil` if they are.
    fileprivate func resealed(form: String, submission: String, _ keys: AnswerKeys) throws -> JSONValue? {
        var hasChanged = false
        let changed = try changingProtected { answer, path in
            guard case .sealed(let sealed) = answer else { return answer.json }
            let place = AnswerPlace(form: form, submission: submission, path: path)
            guard let other = try sealed.resealed(at: place, keys) else { return sealed.json }
            hasChanged = true
            return other
        }
        return hasChanged ? changed : nil
    }
}

extension SealedAnswer {
    /// The same encrypted by the newest key; `nil` if it is.
    fileprivate func resealed(at place: AnswerPlace, _ keys: AnswerKeys) throws -> JSONValue? {
        if key == keys.current.id { return nil }
        return try SealedAnswer(answer(at: place, with: keys), at: place, with: keys).json
    }
}
#endif
