#if PostgreSQL
/// A connection that runs statements, inside of a transaction or without one.
final class Database {
    private let link: Link
    private var isInTransaction = false

    /// Connects, and prepares the connection.
    init(_ address: PostgreSQLAddress, patience: Duration) throws(DatabaseError) {
        link = try Link(address, patience: patience)
        try link.run(
            script: """
                SET search_path = formwork;
                SET default_transaction_isolation = 'read committed';
                SET statement_timeout = '30s';
                SET lock_timeout = '10s';
                SET idle_in_transaction_session_timeout = '60s';
                SET client_min_messages = 'warning';
                SELECT set_config('synchronous_commit', 'on', false)
                    WHERE current_setting('synchronous_commit') = 'off';
                """)
    }

    var isAlive: Bool { link.isAlive }

    /// Runs a statement and returns its rows.
    func rows(_ statement: Statement) throws(DatabaseError) -> [Row] {
        try reply(to: statement).rows
    }

    /// Runs a statement. Returns how many rows it changed.
    @discardableResult
    func execute(_ statement: Statement) throws(DatabaseError) -> Int {
        try reply(to: statement).changed
    }

    private func reply(to statement: Statement) throws(DatabaseError) -> Reply {
        do {
            return try link.run(statement)
        } catch {
            // A transaction that was lost did not happen. A single statement may have happened before its reply was lost.
            throw error == .lost && !isInTransaction ? .undecided : error
        }
    }

    /// Runs statements that make tables.
    func execute(script: StaticString) throws(DatabaseError) {
        try link.run(script: script)
    }

    /// Runs a body in a transaction: all of it or nothing.
    func transaction<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try link.run(script: "BEGIN")
        isInTransaction = true
        defer { isInTransaction = false }
        let result: Result
        do {
            result = try body(self)
        } catch {
            try? link.run(script: "ROLLBACK")
            throw isAlive ? error : DatabaseError.lost
        }
        do {
            guard try link.run("COMMIT").command == "COMMIT" else {
                throw DatabaseError.unexpected("A transaction was rolled back.")
            }
        } catch DatabaseError.lost {
            throw DatabaseError.undecided
        }
        return result
    }
}
#endif
