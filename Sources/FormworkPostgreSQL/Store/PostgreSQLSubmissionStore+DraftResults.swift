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

    /// Erases a draft. The database keeps the bytes of what it deletes until `VACUUM` frees their place.
    public func eraseDraft(_ key: DraftKey, form: String, noting access: AccessEntry) async throws -> Bool {
        try await write(.ifNothingHappened) { database in
            let erased = try database.execute("DELETE FROM draft WHERE hash = \(key.hash) AND form = \(form)")
            if erased == 0 { return false }
            try database.execute(Self.insertion(of: access))
            return true
        }
    }
}
#endif
