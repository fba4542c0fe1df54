#if PostgreSQL
public import FormworkServer
public import Logging

/// Submissions, drafts, deliveries and the log of accesses in a PostgreSQL database, which several servers may share.
///
/// A submission is on the disk of the database when `store` returns. If the database ends its connections, because it
/// restarts or fails over, the store retries for some seconds.
public final class PostgreSQLSubmissionStore: SubmissionStore {
    let pool: Pool
    /// How long counting what an address sends waits until a connection is free.
    let ratePatience: Duration
    /// The address of the database.
    public let address: PostgreSQLAddress

    /// Connects, and makes the tables that are missing, in the schema `formwork`.
    ///
    /// - Parameters:
    ///   - address: The database.
    ///   - creates: Whether a database without tables of Formwork gets them.
    ///   - connections: The maximum number of connections. All servers together need fewer than the database allows.
    ///   - logger: Gets a warning if the database may lose what it stored.
    /// - Throws: `StoreProblem` with a sentence, which has no password, if the database cannot be reached, does not have the
    ///   encoding UTF8, or has tables of a later Formwork.
    public init(
        _ address: PostgreSQLAddress, creates: Bool = true, connections: Int = 8,
        logger: Logger = Logger(label: "formwork")
    ) async throws {
        self.address = address
        pool = Pool(address, size: connections)
        ratePatience = SenderLimiter.patience
        try await open(creates: creates, logger: logger)
    }

    /// Connects as the other initializer does.
    ///
    /// - Parameter patience: How long every call waits for a connection and for the database. The default suits people who fill
    ///   in forms.
    /// - Throws: `StoreProblem`.
    init(_ address: PostgreSQLAddress, connections: Int = 8, patience: Duration) async throws {
        self.address = address
        pool = Pool(address, size: connections, patience: patience)
        ratePatience = patience
        try await open(creates: true, logger: Logger(label: "formwork"))
    }

    private func open(creates: Bool, logger: Logger) async throws {
        try await write(.always, outsideOfTransaction: true) { database in
            try Schema.prepare(database, creates: creates)
        }
        let settings = try await rows(
            "SELECT name FROM pg_settings WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off'")
        for setting in settings {
            let name = try setting.text("name")
            logger.warning("The database \(address) has \(name) = off, so it loses submissions when its machine fails.")
        }
    }

    /// Runs one statement. If the connection ends, the statement is run again, so running it twice must change no more than
    /// running it once.
    @discardableResult
    func rows(_ statement: Statement) async throws -> [Row] {
        try await named { try await $0.use(.always) { try $0.rows(statement) } }
    }

    /// Runs a statement like `rows(_:)`. Returns how many rows it changed.
    @discardableResult
    func execute(_ statement: Statement) async throws -> Int {
        try await named { try await $0.use(.always) { try $0.execute(statement) } }
    }

    /// Runs several statements, all or nothing.
    ///
    /// - Parameter repetition: Whether they may run again if their outcome is unknown.
    func write<Result: Sendable>(
        _ repetition: Connection.Repetition, outsideOfTransaction: Bool = false,
        _ body: @escaping @Sendable (Database) throws -> Result
    ) async throws -> Result {
        try await named { pool in
            try await pool.use(repetition) { database in
                outsideOfTransaction ? try body(database) : try database.transaction(body)
            }
        }
    }

    /// Runs statements at most once, each of them on its own.
    ///
    /// - Parameter patience: How long it waits until a connection is free.
    func once<Result: Sendable>(
        within patience: Duration, _ body: @escaping @Sendable (Database) throws -> Result
    ) async throws -> Result {
        try await named { try await $0.use(.never, within: patience, body) }
    }

    /// Errors of stores are sentences.
    private func named<Result: Sendable>(_ body: (Pool) async throws -> Result) async throws -> Result {
        do {
            return try await body(pool)
        } catch let error as DatabaseError {
            throw StoreProblem(error.description)
        }
    }
}
#endif
