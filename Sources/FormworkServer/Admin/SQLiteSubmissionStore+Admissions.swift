#if Server
import GRDB

/// The admissions to the results are in the same file, so all servers with this file agree.
extension SQLiteSubmissionStore: AdmissionStore {
    /// Keeps an admission, unless there is one with its hash.
    public func admit(_ admission: Admission) async throws {
        try await write { database in
            try database.execute(
                sql: """
                    INSERT INTO admission (hash, kind, who, expires) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
                    """,
                arguments: [admission.hash, admission.kind.rawValue, admission.who, admission.expires])
        }
    }

    /// The admission with a hash; `nil` if none of this kind exists, or if it has expired.
    public func admission(_ kind: Admission.Kind, hash: String, at now: Int64) async throws -> Admission? {
        try await read { try Self.find(kind, hash, now, in: $0) }
    }

    /// Returns the admission with a hash, and removes it, so that it is good once; `nil` as for `admission`.
    public func takeAdmission(_ kind: Admission.Kind, hash: String, at now: Int64) async throws -> Admission? {
        try await write { database in
            let found = try Self.find(kind, hash, now, in: database)
            if found != nil { try database.execute(sql: "DELETE FROM admission WHERE hash = ?", arguments: [hash]) }
            return found
        }
    }

    /// The admissions of a kind that have not expired.
    public func admissions(_ kind: Admission.Kind, at now: Int64) async throws -> [Admission] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT hash, who, expires FROM admission WHERE kind = ? AND expires > ? ORDER BY expires, hash",
                arguments: [kind.rawValue, now]
            ).map { Admission(kind: kind, hash: $0["hash"], who: $0["who"], expires: $0["expires"]) }
        }
    }

    /// Removes the admissions that have expired.
    public func deleteAdmissions(expiredAt now: Int64) async throws {
        try await write { try $0.execute(sql: "DELETE FROM admission WHERE expires <= ?", arguments: [now]) }
    }

    private static func find(
        _ kind: Admission.Kind, _ hash: String, _ now: Int64, in database: Database
    ) throws -> Admission? {
        try Row.fetchOne(
            database, sql: "SELECT who, expires FROM admission WHERE hash = ? AND kind = ? AND expires > ?",
            arguments: [hash, kind.rawValue, now]
        ).map { Admission(kind: kind, hash: hash, who: $0["who"], expires: $0["expires"]) }
    }
}
#endif
