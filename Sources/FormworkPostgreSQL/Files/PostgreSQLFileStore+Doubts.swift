#if PostgreSQL
package import FormworkServer

/// Claims are in the same database as submissions, so every claim that is old enough can be looked at.
extension PostgreSQLFileStore: DoubtingFileStore {
    /// Notes nothing: the database that failed to store the submission would not store that either.
    package func doubt(_ ids: [String], of submission: String, at time: Int64) async throws {}

    package func settleDoubts(before time: Int64, in store: any SubmissionFinder) async throws {
        // The submissions of another database are not known here.
        guard let store = store as? PostgreSQLSubmissionStore, store.address == database.address else { return }
        try await database.execute(
            """
            DELETE FROM file_of_submission AS claim WHERE extract(epoch FROM claimed) * 1000 < \(time)
            AND NOT EXISTS (SELECT FROM submission WHERE id = claim.submission)
            """)
    }
}

extension PostgreSQLSubmissionStore: SubmissionFinder {
    package func missing(_ ids: [String]) async throws -> [String] {
        try await write(.always) { database in
            try ids.filter { try database.rows("SELECT id FROM submission WHERE id = \($0)").isEmpty }
        }
    }
}
#endif
