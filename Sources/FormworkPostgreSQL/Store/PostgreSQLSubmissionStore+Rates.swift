#if PostgreSQL
package import FormworkServer

/// What addresses may still send. The clock is that of the database, so servers need not agree about the time.
extension PostgreSQLSubmissionStore: RateStore {
    /// Takes from what a name may still send.
    package func take(_ cost: Int, of name: String, within rate: RequestRate) async throws -> Bool {
        if Int.random(in: 0..<1_000) == 0 { try await forgetIdleNames() }
        // A name that nobody knows may send everything at once. What it sent comes back with the time.
        let taken = try await rows(
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

    private static let now: Statement = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"

    /// What a name may send now.
    private static func tokens(_ rate: RequestRate) -> Statement {
        """
        least(\(rate.burst)::double precision,
            known.tokens + greatest(0, excluded.updated - known.updated) * \(rate.perMinute)::double precision / 60000)
        """
    }

    /// After an hour every name may send everything again.
    private func forgetIdleNames() async throws {
        try await execute("DELETE FROM rate WHERE updated < \(Self.now) - 3600000")
    }
}
#endif
