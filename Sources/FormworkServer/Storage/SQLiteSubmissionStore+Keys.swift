#if Server
import Foundation
import GRDB

extension SQLiteSubmissionStore {
    /// The keys of all servers that use this file. Without a key, or if the current key has signed for a month, a new
    /// key is made.
    public func signingKeys() async throws -> SigningKeys {
        try await signingKeys(at: currentMilliseconds())
    }

    func signingKeys(at now: Int64) async throws -> SigningKeys {
        if let keys = try await read({ try Self.keys(in: $0, freshAt: now) }) { return keys }
        return try await write { database in
            // Another server may have made a key meanwhile.
            if let keys = try Self.keys(in: database, freshAt: now) { return keys }
            try Self.addKey(to: database, at: now)
            // A key is still recognised for a while after its successor began to sign.
            try database.execute(
                sql: """
                    DELETE FROM signing_key WHERE EXISTS (
                        SELECT 1 FROM signing_key AS later
                        WHERE later.number > signing_key.number AND later.created < ?)
                    """,
                arguments: [now - SigningKeys.retention])
            guard let keys = try Self.keys(in: database, freshAt: now) else {
                throw StoreProblem("The database has no usable keys in its table `signing_key`.")
            }
            return keys
        }
    }

    /// Makes a key that signs from now on.
    ///
    /// - Parameter revoking: Whether pages that earlier keys signed are refused from now on.
    public func rotateSigningKey(revoking: Bool = false) async throws {
        try await write { database in
            if revoking { try database.execute(sql: "DELETE FROM signing_key") }
            try Self.addKey(to: database, at: currentMilliseconds())
        }
    }

    private static func addKey(to database: Database, at now: Int64) throws {
        try database.execute(
            sql: "INSERT INTO signing_key (bytes, created) VALUES (?, ?)", arguments: [Data(SigningKey().bytes), now])
    }

    /// The keys; `nil` if absent, or if the latest is too old to sign.
    private static func keys(in database: Database, freshAt now: Int64) throws -> SigningKeys? {
        let rows = try Row.fetchAll(database, sql: "SELECT bytes, created FROM signing_key ORDER BY number DESC")
        guard let created: Int64 = rows.first?["created"], now - created < SigningKeys.rotation else { return nil }
        let keys = rows.compactMap { row in SigningKey(bytes: Array(row["bytes"] as Data)) }
        return keys.first.map { SigningKeys(current: $0, previous: Array(keys.dropFirst())) }
    }
}
#endif
