#if PostgreSQL
import Formwork
public import FormworkServer

extension PostgreSQLSubmissionStore {
    /// The keys of all servers that use this database. Makes a new key if the database has no key, or if the current key has
    /// signed for a month.
    public func signingKeys() async throws -> SigningKeys {
        try await signingKeys(at: SessionContext.currentMilliseconds())
    }

    func signingKeys(at now: Int64) async throws -> SigningKeys {
        if let keys = try await rows(Self.keyRows).signingKeys(freshAt: now) { return keys }
        return try await write(.always) { database in
            try Self.lockKeys(in: database)
            // Another server may have made a key meanwhile.
            if let keys = try database.rows(Self.keyRows).signingKeys(freshAt: now) { return keys }
            try Self.addKey(to: database, at: now)
            // A key is still recognised for a while after its successor began to sign.
            try database.execute(
                """
                DELETE FROM signing_key WHERE EXISTS (
                    SELECT 1 FROM signing_key AS later
                    WHERE later.number > signing_key.number AND later.created < \(now - SigningKeys.retention))
                """)
            guard let keys = try database.rows(Self.keyRows).signingKeys(freshAt: now) else {
                throw StoreProblem("The database has no usable keys in its table `signing_key`.")
            }
            return keys
        }
    }

    /// Makes a key that signs from now on.
    ///
    /// - Parameter revoking: Whether pages that earlier keys signed are refused from now on.
    public func rotateSigningKey(revoking: Bool = false) async throws {
        try await write(.ifNothingHappened) { database in
            try Self.lockKeys(in: database)
            if revoking { try database.execute("DELETE FROM signing_key") }
            try Self.addKey(to: database, at: SessionContext.currentMilliseconds())
        }
    }

    private static let keyRows: Statement = "SELECT bytes, created FROM signing_key ORDER BY number DESC"

    /// Servers may go on reading keys meanwhile.
    private static func lockKeys(in database: Database) throws(DatabaseError) {
        try database.execute("LOCK TABLE signing_key IN SHARE ROW EXCLUSIVE MODE")
    }

    private static func addKey(to database: Database, at now: Int64) throws(DatabaseError) {
        try database.execute("INSERT INTO signing_key (bytes, created) VALUES (\(SigningKey().bytes), \(now))")
    }
}

extension Array where Element == Row {
    /// The keys; `nil` if there are none, or the latest is too old to sign.
    fileprivate func signingKeys(freshAt now: Int64) throws(DatabaseError) -> SigningKeys? {
        guard let created = try first?.integer("created"), now - created < SigningKeys.rotation else { return nil }
        var keys: [SigningKey] = []
        for row in self {
            if let key = SigningKey(bytes: try row.bytes("bytes")) { keys.append(key) }
        }
        guard let current = keys.first else { return nil }
        return SigningKeys(current: current, previous: [SigningKey](keys.dropFirst()))
    }
}
#endif
