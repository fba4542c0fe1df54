#if PostgreSQL
public import FormworkServer

/// Drafts are in the same database, so a link works at every server.
extension PostgreSQLSubmissionStore: DraftStore {
    /// Saves a draft for good, in place of the revision before it.
    public func save(_ draft: Draft, under key: DraftKey) async throws -> Bool {
        try await write(.ifNothingHappened) { database in
            if draft.revision > 1 {
                let replaced = try database.execute(
                    """
                    UPDATE draft SET
                        definition = \(draft.definition), language = \(draft.language), snapshot = \(draft.snapshot),
                        titles = \(draft.titles), step = \(draft.step), submission_key = \(draft.submissionKey),
                        record = \(draft.record), saved = \(draft.saved), expires = \(draft.expires),
                        revision = \(draft.revision), cleared_for = \(draft.clearedFor)
                    WHERE hash = \(key.hash) AND form = \(draft.form)
                    AND revision = \(draft.revision - 1) AND expires > \(draft.saved)
                    """)
                return replaced > 0
            }
            try database.execute(
                """
                INSERT INTO draft (
                    hash, form, definition, language, snapshot, titles, step, submission_key, record, saved, expires,
                    revision, sender, sender_network, cleared_for)
                VALUES (
                    \(key.hash), \(draft.form), \(draft.definition), \(draft.language), \(draft.snapshot),
                    \(draft.titles), \(draft.step), \(draft.submissionKey), \(draft.record), \(draft.saved),
                    \(draft.expires), \(draft.revision), \(draft.sender?.mark), \(draft.sender?.network),
                    \(draft.clearedFor))
                """)
            return true
        }
    }

    /// The draft with a key; `nil` if absent, or if it has expired.
    public func draft(_ key: DraftKey, at now: Int64) async throws -> Draft? {
        try await rows("SELECT * FROM draft WHERE hash = \(key.hash) AND expires > \(now)").first.map { try Draft($0) }
    }

    /// How many drafts there are.
    public func draftCount() async throws -> Int {
        try await count("SELECT count(*) AS count FROM draft")
    }

    /// How many drafts a sender has.
    public func draftShare(of sender: DraftSender) async throws -> DraftShare {
        let ofAddress = try await count("SELECT count(*) AS count FROM draft WHERE sender = \(sender.mark)")
        guard let network = sender.network else { return DraftShare(ofAddress: ofAddress, ofNetwork: 0) }
        return DraftShare(
            ofAddress: ofAddress,
            ofNetwork: try await count("SELECT count(*) AS count FROM draft WHERE sender_network = \(network)"))
    }

    /// Deletes a draft.
    public func deleteDraft(_ key: DraftKey) async throws {
        try await execute("DELETE FROM draft WHERE hash = \(key.hash)")
    }

    /// Deletes the drafts that have expired. Returns how many.
    public func deleteDrafts(expiredAt now: Int64) async throws -> Int {
        try await execute("DELETE FROM draft WHERE expires <= \(now)")
    }

    /// The number in the column `count` of a statement's only row.
    func count(_ statement: Statement) async throws -> Int {
        Int(clamping: try await rows(statement).first?.integer("count") ?? 0)
    }
}

extension Draft {
    init(_ row: Row) throws(DatabaseError) {
        let network = try row.optionalText("sender_network")
        self.init(
            form: try row.text("form"), definition: try row.text("definition"), language: try row.text("language"),
            snapshot: try row.text("snapshot"), titles: try row.text("titles"), step: try row.text("step"),
            submissionKey: try row.text("submission_key"), record: try row.optionalText("record"),
            saved: try row.integer("saved"), expires: try row.integer("expires"),
            revision: Int(clamping: try row.integer("revision")),
            sender: try row.optionalText("sender").map { DraftSender(mark: $0, network: network) },
            clearedFor: try row.optionalText("cleared_for"))
    }
}
#endif
