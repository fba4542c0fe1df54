#if PostgreSQL
public import FormworkServer

/// Looking through drafts and erasing them.
extension PostgreSQLSubmissionStore: DraftResultStore {
    /// The drafts that have not expired, in the order of their keys.
    public func drafts(
        of form: String?, after key: DraftKey?, limit: Int, at now: Int64
    ) async throws -> [SavedDraft] {
        var condition: Statement = "hash > \(key?.hash ?? "") AND expires > \(now)"
        if let form { condition = "\(condition) AND form = \(form)" }
        return try await rows("SELECT * FROM draft WHERE \(condition) ORDER BY hash LIMIT \(max(0, limit))").map {
            SavedDraft(key: DraftKey(hash: try $0.text("hash")), draft: try Draft($0))
        }
    }

    /// The forms that have drafts, with how many.
    public func draftTallies(at now: Int64) async throws -> [FormTally] {
        try await rows(
            """
            SELECT form, count(*) AS count, max(saved) AS latest FROM draft WHERE expires > \(now)
            GROUP BY form ORDER BY form
            """
        ).map { row in
            FormTally(
                form: try row.text("form"), count: Int(clamping: try row.integer("count")),
                latest: try row.integer("latest"))
        }
    }

    /// Erases a draft. The database keeps the bytes of deleted rows until `VACUUM` frees their place.
    public func eraseDraft(_ key: DraftKey, form: String, noting access: AccessEntry) async throws -> Bool {
        try await write(.ifNothingHappened) { database in
            let erased = try database.execute("DELETE FROM draft WHERE hash = \(key.hash) AND form = \(form)")
            if erased == 0 { return false }
            try database.execute(Self.insertion(of: access))
            return true
        }
    }

    /// The drafts of a form whose secrets were left out by other rules.
    public func drafts(
        of form: String, notClearedFor rules: String, after key: DraftKey?, limit: Int
    ) async throws -> [SavedDraft] {
        try await rows(
            """
            SELECT * FROM draft WHERE hash > \(key?.hash ?? "") AND form = \(form)
            AND cleared_for IS DISTINCT FROM \(rules) ORDER BY hash LIMIT \(max(0, limit))
            """
        ).map { SavedDraft(key: DraftKey(hash: try $0.text("hash")), draft: try Draft($0)) }
    }

    /// Replaces the snapshots of drafts. The database keeps the old bytes until `VACUUM` frees their place.
    public func clearDrafts(_ drafts: [ClearedDraft]) async throws -> Int {
        try await write(.always) { database in
            try drafts.reduce(0) { count, cleared in
                let (key, draft) = (cleared.saved.key, cleared.saved.draft)
                guard cleared.hasSecrets else {
                    try database.execute(
                        """
                        UPDATE draft SET cleared_for = \(draft.clearedFor)
                        WHERE hash = \(key.hash) AND form = \(draft.form) AND revision = \(draft.revision)
                        """)
                    return count
                }
                return try count
                    + database.execute(
                        """
                        UPDATE draft SET snapshot = \(draft.snapshot), cleared_for = \(draft.clearedFor)
                        WHERE hash = \(key.hash) AND form = \(draft.form) AND revision = \(draft.revision)
                        AND snapshot = \(cleared.replacedSnapshot)
                        """)
            }
        }
    }
}
#endif
