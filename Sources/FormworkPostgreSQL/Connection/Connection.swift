#if PostgreSQL
import Foundation

/// One connection of a pool. It connects when it is needed, and again when the server has ended it.
actor Connection {
    /// Whether a body is repeated if the connection ends meanwhile.
    enum Repetition {
        /// Never, because the caller does not wait that long.
        case never
        /// If it is certain that nothing has happened.
        case ifNothingHappened
        /// Always: doing it twice is the same as doing it once.
        case always
    }

    private let executor = QueueExecutor(label: "formwork.postgresql")
    private let address: PostgreSQLAddress
    private var database: Database?

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ address: PostgreSQLAddress) {
        self.address = address
    }

    /// Runs a body with the database, and repeats it until a deadline if the connection ends.
    ///
    /// - Throws: `DatabaseError`, or the error of the body.
    func use<Result: Sendable>(
        _ repetition: Repetition, until deadline: ContinuousClock.Instant,
        _ body: @Sendable (Database) throws -> Result
    ) throws -> Result {
        while true {
            do {
                let database = try opened(until: deadline)
                do {
                    return try body(database)
                } catch {
                    if !database.isAlive { self.database = nil }
                    throw error
                }
            } catch let error as DatabaseError {
                if error == .lost || error == .undecided { database = nil }
                guard repetition.allows(error), ContinuousClock.now < deadline else { throw error }
                // This thread belongs to the connection alone, so sleeping blocks no other task.
                usleep(50_000)
            }
        }
    }

    private func opened(until deadline: ContinuousClock.Instant) throws(DatabaseError) -> Database {
        if let database { return database }
        guard ContinuousClock.now < deadline else {
            throw DatabaseError.unreachable("there was no connection in time.")
        }
        let made = try Database(address, patience: deadline - .now)
        database = made
        return made
    }
}

extension Connection.Repetition {
    fileprivate func allows(_ error: DatabaseError) -> Bool {
        switch self {
        case .never: false
        case .ifNothingHappened: error.isPassing
        case .always: error.isPassing || error == .undecided
        }
    }
}
#endif
