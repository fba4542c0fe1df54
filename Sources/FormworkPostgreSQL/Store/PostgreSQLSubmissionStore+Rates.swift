#if PostgreSQL
public import FormworkServer

/// The rate limits of addresses. The clock is that of the database, so servers need not agree about the time.
extension PostgreSQLSubmissionStore: RateStore {
    /// Takes tokens from the bucket of a name. Returns `false` if it has too few.
    public func take(_ cost: Int, of name: String, within rate: RequestRate) async throws -> Bool {
        // A second run would take twice, and the caller does not wait for it.
        try await once(within: ratePatience) { database in
            if Int.random(in: 0..<1_000) == 0 { try Self.forgetIdleNames(in: database) }
            // A new name starts with a full bucket, which refills with the time.
            let taken = try database.rows(
                """
                INSERT INTO rate AS known (name, tokens, updated)
                SELECT \(name), (\(rate.burst) - \(cost))::double precision, \(Self.now)
                WHERE \(cost) <= \(rate.burst)
                ON CONFLICT (name) DO UPDATE SET
                    tokens = \(Self.tokens(rate)) - \(cost), updated = greatest(known.updated, excluded.updated)
                WHERE \(Self.tokens(rate)) >= \(cost)
                RETURNING name
                """)
            return !taken.isEmpty
        }
    }

    private static let now: Statement = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"

    /// The number of tokens in the bucket now.
    private static func tokens(_ rate: RequestRate) -> Statement {
        """
        least(\(rate.burst)::double precision,
            known.tokens + greatest(0, excluded.updated - known.updated) * \(rate.perMinute)::double precision / 60000)
        """
    }

    /// Deletes names that sent nothing for an hour. A rate that takes longer to fill up is full earlier then.
    private static func forgetIdleNames(in database: Database) throws(DatabaseError) {
        try database.execute("DELETE FROM rate WHERE updated < \(now) - 3600000")
    }
}
#endif
