#if Server
import FormworkCore
import Foundation
import GRDB
public import Logging

/// Submissions in one SQLite file, which several processes may open at once.
///
/// A submission is on the disk when `store` returns, because the file is in WAL mode with `synchronous=FULL`. Neither a
/// crash of the process nor of the machine loses it.
public final class SQLiteSubmissionStore: SubmissionStore {
    enum Place {
        case memory(DatabaseQueue)
        case file(WatchedDatabase)
    }

    let place: Place

    /// Opens the file, or makes it so that only its owner can read it. Several processes may do that at once.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - creates: Whether a file that does not exist is made.
    ///   - logger: Gets a message when the file was replaced and is opened again.
    /// - Throws: `StoreProblem` with a sentence if the file cannot be opened or is not a database.
    public init(
        path: String, creates: Bool = true, logger: Logger = Logger(label: "formwork")
    ) throws(StoreProblem) {
        place = .file(try WatchedDatabase(path: path, creates: creates, logger: logger))
    }

    private init(memory: DatabaseQueue) throws {
        try Self.migrator.migrate(memory)
        place = .memory(memory)
    }

    /// A store in memory. It is lost when the process ends.
    ///
    /// - Throws: `StoreProblem` with a sentence if SQLite cannot make it.
    public static func inMemory() throws(StoreProblem) -> SQLiteSubmissionStore {
        do {
            return try SQLiteSubmissionStore(memory: DatabaseQueue())
        } catch {
            throw StoreProblem("A database in memory cannot be opened: \(StoreProblem.reason(of: error)).")
        }
    }

    /// Stores a submission, unless the form has one with the same idempotency key, which is returned.
    static func insert(_ submission: Submission, into database: Database) throws -> Submission? {
        if let key = submission.idempotencyKey, let earlier = try find(submission.form, key, in: database) {
            return earlier
        }
        try database.execute(
            sql: """
                INSERT INTO submission (
                    id, form, definition, created, idempotency_key, answered, record, answers, parameters, reference)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                submission.id, submission.form, submission.definition, submission.created,
                submission.idempotencyKey, submission.answered?.text, submission.record, submission.values,
                submission.parameters,
                submission.reference,
            ])
        return nil
    }

    /// The submission of a form with an idempotency key; `nil` if absent.
    public func submission(form: String, idempotencyKey: String) async throws -> Submission? {
        try await read { try Self.find(form, idempotencyKey, in: $0) }
    }

    private static func find(_ form: String, _ key: String, in database: Database) throws -> Submission? {
        try Row.fetchOne(
            database, sql: "SELECT * FROM submission WHERE form = ? AND idempotency_key = ?", arguments: [form, key]
        ).map { Submission($0) }
    }

    /// The submissions of a form, oldest first.
    public func submissions(form: String) async throws -> [Submission] {
        try await read { database in
            try Row.fetchAll(
                database, sql: "SELECT * FROM submission WHERE form = ? ORDER BY number", arguments: [form]
            ).map { Submission($0) }
        }
    }

    /// The ids of the forms that have submissions, in alphabetical order.
    public func forms() async throws -> [String] {
        try await read { try String.fetchAll($0, sql: "SELECT DISTINCT form FROM submission ORDER BY form") }
    }

    /// How the file is written: `(journal mode, synchronous)`.
    func durability() async throws -> (journal: String?, synchronous: Int?) {
        guard case .file(let file) = place else { return (nil, nil) }
        return try await file.pool.writeWithoutTransaction { database in
            (
                try String.fetchOne(database, sql: "PRAGMA journal_mode"),
                try Int.fetchOne(database, sql: "PRAGMA synchronous")
            )
        }
    }

    /// Removes the tables. For tests.
    func breakTables() async throws { try await execute("DROP TABLE submission; DROP TABLE draft") }

    /// Runs statements. For tests.
    func execute(_ statements: String) async throws {
        try await write { try $0.execute(sql: statements) }
    }

    /// The texts that a query finds. For tests.
    func texts(_ query: String) async throws -> [String] {
        try await read { try String.fetchAll($0, sql: query) }
    }

    func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        do {
            switch place {
            case .memory(let queue): return try await queue.read(body)
            case .file(let file): return try await file.read(body)
            }
        } catch {
            throw StoreProblem(StoreProblem.reason(of: error))
        }
    }

    func write<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        do {
            switch place {
            case .memory(let queue): return try await queue.write(body)
            case .file(let file): return try await file.write(body)
            }
        } catch {
            throw StoreProblem(StoreProblem.reason(of: error))
        }
    }
}

extension Submission {
    init(_ row: Row) {
        self.init(
            id: row["id"], form: row["form"], definition: row["definition"], created: row["created"],
            idempotencyKey: row["idempotency_key"],
            answered: String.fromDatabaseValue(row["answered"]).flatMap { CivilInstant($0) }, record: row["record"],
            // Bytes that are no text are a damaged submission. Reading them as text would end the process.
            values: String.fromDatabaseValue(row["answers"]) ?? "",
            parameters: String.fromDatabaseValue(row["parameters"]))
    }
}
#endif
