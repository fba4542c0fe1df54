#if PostgreSQL
public import FormworkServer

extension PostgreSQLSubmissionStore: AnswerStore {
    package func files(in folder: String, keys: AnswerKeys?) throws(StoreProblem) -> any FileStore {
        try PostgreSQLFileStore(self, folder: folder, keys: keys)
    }

    /// Encrypts every sensitive answer that has an older key with the newest key. Drafts are included. Servers may go on
    /// meanwhile.
    public func reseal(with keys: AnswerKeys) async throws -> Resealing {
        var outcome = Resealing()
        var last: Int64 = 0
        while let end = try await resealSubmissions(after: last, keys, &outcome) { last = end }
        var hash = ""
        while let end = try await resealDrafts(after: hash, keys, &outcome) { hash = end }
        return outcome
    }

    /// Goes through some submissions in one transaction. Returns the number of the last one; `nil` if no submission follows.
    private func resealSubmissions(
        after number: Int64, _ keys: AnswerKeys, _ outcome: inout Resealing
    ) async throws -> Int64? {
        let (lot, last) = try await write(.always) { database -> (Resealing, Int64?) in
            var lot = Resealing()
            let rows = try database.rows(
                """
                SELECT number, id, form, answers, parameters FROM submission WHERE number > \(number) ORDER BY number LIMIT 100
                FOR UPDATE
                """)
            for row in rows {
                let (number, id, form) = (try row.integer("number"), try row.text("id"), try row.text("form"))
                let changed = try lot.note {
                    try keys.resealing(
                        submission: id, of: form, try row.text("answers"), try row.optionalText("parameters"))
                }
                guard let changed else { continue }
                try database.execute(
                    """
                    UPDATE submission SET answers = \(changed.values), parameters = \(changed.parameters)
                    WHERE number = \(number)
                    """)
            }
            return (lot, try rows.last?.integer("number"))
        }
        outcome.add(lot)
        return last
    }

    /// The same for drafts.
    private func resealDrafts(
        after hash: String, _ keys: AnswerKeys, _ outcome: inout Resealing
    ) async throws -> String? {
        let (lot, last) = try await write(.always) { database -> (Resealing, String?) in
            var lot = Resealing()
            let rows = try database.rows(
                """
                SELECT hash, form, submission_key, snapshot FROM draft WHERE hash > \(hash) ORDER BY hash LIMIT 100
                FOR UPDATE
                """)
            for row in rows {
                let (hash, key, form) = (
                    try row.text("hash"), try row.text("submission_key"), try row.text("form")
                )
                let changed = try lot.note { try keys.resealing(draftOf: key, of: form, try row.text("snapshot")) }
                guard let changed else { continue }
                try database.execute("UPDATE draft SET snapshot = \(changed) WHERE hash = \(hash)")
            }
            return (lot, try rows.last?.text("hash"))
        }
        outcome.add(lot)
        return last
    }
}

extension Resealing {
    /// Encrypts one anew, and counts it.
    fileprivate mutating func note<Change>(_ change: () throws -> Change?) throws -> Change? {
        do {
            let changed = try change()
            if changed != nil { self.changed += 1 }
            return changed
        } catch is AnswerKeyProblem {
            unreadable += 1
            return nil
        }
    }

    fileprivate mutating func add(_ other: Resealing) {
        changed += other.changed
        unreadable += other.unreadable
    }
}
#endif
