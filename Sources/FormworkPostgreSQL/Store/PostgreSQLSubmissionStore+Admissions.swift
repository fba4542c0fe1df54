#if PostgreSQL
public import FormworkServer

/// Logins to the results. They are in the same database, so all its servers agree.
extension PostgreSQLSubmissionStore: AdmissionStore {
    /// Keeps an admission, unless there is one with its hash.
    public func admit(_ admission: Admission) async throws {
        try await execute(
            """
            INSERT INTO admission (hash, kind, who, expires)
            VALUES (\(admission.hash), \(admission.kind.rawValue), \(admission.who), \(admission.expires))
            ON CONFLICT DO NOTHING
            """)
    }

    /// The admission of a kind with a hash; `nil` if absent, or if it has expired.
    public func admission(_ kind: Admission.Kind, hash: String, at now: Int64) async throws -> Admission? {
        try await rows("SELECT who, expires FROM admission WHERE \(Self.condition(kind, hash, now))")
            .first.map { try Admission($0, kind, hash) }
    }

    /// Removes the admission with a hash and returns it; `nil` as for `admission`.
    public func takeAdmission(_ kind: Admission.Kind, hash: String, at now: Int64) async throws -> Admission? {
        try await write(.ifNothingHappened) { database in
            try database.rows("DELETE FROM admission WHERE \(Self.condition(kind, hash, now)) RETURNING who, expires")
                .first.map { try Admission($0, kind, hash) }
        }
    }

    /// The admissions of a kind that have not expired.
    public func admissions(_ kind: Admission.Kind, at now: Int64) async throws -> [Admission] {
        try await rows(
            """
            SELECT hash, who, expires FROM admission WHERE kind = \(kind.rawValue) AND expires > \(now)
            ORDER BY expires, hash
            """
        ).map { try Admission($0, kind, try $0.text("hash")) }
    }

    /// Removes the admissions that have expired.
    public func deleteAdmissions(expiredAt now: Int64) async throws {
        try await execute("DELETE FROM admission WHERE expires <= \(now)")
    }

    private static func condition(_ kind: Admission.Kind, _ hash: String, _ now: Int64) -> Statement {
        "hash = \(hash) AND kind = \(kind.rawValue) AND expires > \(now)"
    }
}

extension Admission {
    fileprivate init(_ row: Row, _ kind: Kind, _ hash: String) throws(DatabaseError) {
        self.init(kind: kind, hash: hash, who: try row.text("who"), expires: try row.integer("expires"))
    }
}
#endif
