#if Server
import GRDB

/// Looking through drafts and erasing them.
extension SQLiteSubmissionStore: DraftResultStore {
    /// The drafts that have not expired, in the order of their keys.
    public func drafts(
        of form: String?, after key: DraftKey?, limit: Int, at now: Int64
    ) async throws -> [SavedDraft] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT * FROM draft WHERE hash > ? AND expires > ? AND (? IS NULL OR form = ?) ORDER BY hash LIMIT ?
                    """,
                arguments: [key?.hash ?? "", now, form, form, max(0, limit)]
            ).map { SavedDraft(key: DraftKey(hash: $0["hash"]), draft: Draft($0)) }
        }
    }

    /// The forms that have drafts, with how many.
    public func draftTallies(at now: Int64) async throws -> [FormTally] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT form, count(*) AS count, max(saved) AS latest FROM draft WHERE expires > ?
                    GROUP BY form ORDER BY form
                    """, arguments: [now]
            ).map { FormTally(form: $0["form"], count: $0["count"], latest: $0["latest"]) }
        }
    }

    /// Erases a draft. SQLite writes zeros over it, and the log beside the file is emptied afterwards.
    public func eraseDraft(_ key: DraftKey, form: String, noting access: AccessEntry) async throws -> Bool {
        let wasThere = try await write { database -> Bool in
            try database.execute(sql: "PRAGMA secure_delete = ON")
            try database.execute(sql: "DELETE FROM draft WHERE hash = ? AND form = ?", arguments: [key.hash, form])
            guard database.changesCount > 0 else { return false }
            try Self.insert(access, into: database)
            return true
        }
        if wasThere { await emptyLog() }
        return wasThere
    }

    /// The drafts of a form whose secrets were left out by other rules.
    public func drafts(
        of form: String, notClearedFor rules: String, after key: DraftKey?, limit: Int
    ) async throws -> [SavedDraft] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT * FROM draft WHERE hash > ? AND form = ? AND cleared_for IS NOT ? ORDER BY hash LIMIT ?
                    """,
                arguments: [key?.hash ?? "", form, rules, max(0, limit)]
            ).map { SavedDraft(key: DraftKey(hash: $0["hash"]), draft: Draft($0)) }
        }
    }

    /// Replaces the snapshots of drafts. SQLite writes zeros over the old ones, and the log beside the file is emptied
    /// afterwards.
    public func clearDrafts(_ drafts: [ClearedDraft]) async throws -> Int {
        let count = try await write { database -> Int in
            try database.execute(sql: "PRAGMA secure_delete = ON")
            return try drafts.reduce(0) { count, cleared in
                let (key, draft) = (cleared.saved.key, cleared.saved.draft)
                guard cleared.hasSecrets else {
                    try database.execute(
                        sql: "UPDATE draft SET cleared_for = ? WHERE hash = ? AND form = ? AND revision = ?",
                        arguments: [draft.clearedFor, key.hash, draft.form, draft.revision])
                    return count
                }
                try database.execute(
                    sql: """
                        UPDATE draft SET snapshot = ?, cleared_for = ?
                        WHERE hash = ? AND form = ? AND revision = ? AND snapshot = ?
                        """,
                    arguments: [
                        draft.snapshot, draft.clearedFor, key.hash, draft.form, draft.revision,
                        cleared.replacedSnapshot,
                    ])
                return count + database.changesCount
            }
        }
        if count > 0 { await emptyLog() }
        return count
    }
}
#endif
