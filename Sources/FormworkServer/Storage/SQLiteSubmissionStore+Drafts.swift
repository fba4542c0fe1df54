#if Server
import GRDB

/// Drafts are in the same file as submissions.
extension SQLiteSubmissionStore: DraftStore {
    /// Saves a draft for good, in place of the revision before it.
    public func save(_ draft: Draft, under key: DraftKey) async throws -> Bool {
        try await write { database in
            if draft.revision > 1 {
                try database.execute(
                    sql: """
                        UPDATE draft SET
                            definition = ?, language = ?, snapshot = ?, titles = ?, step = ?, submission_key = ?, record = ?,
                            saved = ?, expires = ?, revision = ?, cleared_for = ?
                        WHERE hash = ? AND form = ? AND revision = ? AND expires > ?
                        """,
                    arguments: [
                        draft.definition, draft.language, draft.snapshot, draft.titles, draft.step, draft.submissionKey,
                        draft.record, draft.saved, draft.expires, draft.revision, draft.clearedFor,
                        key.hash, draft.form, draft.revision - 1, draft.saved,
                    ])
                return database.changesCount > 0
            }
            try database.execute(
                sql: """
                    INSERT INTO draft (
                        hash, form, definition, language, snapshot, titles, step, submission_key, record, saved, expires,
                        revision, sender, sender_network, cleared_for)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    key.hash, draft.form, draft.definition, draft.language, draft.snapshot, draft.titles,
                    draft.step, draft.submissionKey, draft.record, draft.saved, draft.expires, draft.revision,
                    draft.sender?.mark, draft.sender?.network, draft.clearedFor,
                ])
            return true
        }
    }

    /// The draft with a key; `nil` if absent, or if it has expired.
    public func draft(_ key: DraftKey, at now: Int64) async throws -> Draft? {
        try await read { database in
            try Row.fetchOne(
                database, sql: "SELECT * FROM draft WHERE hash = ? AND expires > ?", arguments: [key.hash, now]
            ).map { Draft($0) }
        }
    }

    /// How many drafts there are.
    public func draftCount() async throws -> Int {
        try await read { try Int.fetchOne($0, sql: "SELECT count(*) FROM draft") ?? 0 }
    }

    /// How many drafts a sender has.
    public func draftShare(of sender: DraftSender) async throws -> DraftShare {
        try await read { database in
            func count(_ column: String, _ mark: String?) throws -> Int {
                guard let mark else { return 0 }
                return try Int.fetchOne(
                    database, sql: "SELECT count(*) FROM draft WHERE \(column) = ?", arguments: [mark]) ?? 0
            }
            return DraftShare(
                ofAddress: try count("sender", sender.mark), ofNetwork: try count("sender_network", sender.network))
        }
    }

    /// Deletes a draft.
    public func deleteDraft(_ key: DraftKey) async throws {
        try await write { try $0.execute(sql: "DELETE FROM draft WHERE hash = ?", arguments: [key.hash]) }
    }

    /// Deletes the drafts that have expired. Returns how many.
    public func deleteDrafts(expiredAt now: Int64) async throws -> Int {
        try await write { database in
            try database.execute(sql: "DELETE FROM draft WHERE expires <= ?", arguments: [now])
            return database.changesCount
        }
    }
}

extension Draft {
    init(_ row: Row) {
        self.init(
            form: row["form"], definition: row["definition"], language: row["language"],
            // Bytes that are no text are a damaged draft. Reading them as text would end the process.
            snapshot: String.fromDatabaseValue(row["snapshot"]) ?? "",
            titles: String.fromDatabaseValue(row["titles"]) ?? "", step: row["step"],
            submissionKey: row["submission_key"], record: row["record"],
            saved: row["saved"],
            expires: row["expires"], revision: row["revision"],
            sender: (row["sender"] as String?).map { DraftSender(mark: $0, network: row["sender_network"]) },
            clearedFor: row["cleared_for"])
    }
}
#endif
