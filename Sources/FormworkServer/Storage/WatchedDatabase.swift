#if Server
import GRDB
import Logging
import Synchronization

/// A database file that may be removed or replaced while it is used.
///
/// A process can go on writing to a file that was removed, and everything that it writes there is gone when it ends. So
/// the file at the path is compared with the open file before and after each use. If they differ, the caller gets an
/// error, even if something was written: it would be wrong to say that an answer is stored. A transaction looks more
/// closely, also at the bytes of the file and of its log (`DatabaseWitness`): at its beginning, before it is committed, and
/// after that.
///
/// A removed file is not made again, because an empty database would hide the loss. The store fails until there is a
/// database at the path again, and opens that one.
final class WatchedDatabase: Sendable {
    /// Databases that must never be closed.
    private static let abandoned = Mutex<[DatabasePool]>([])

    private let current: Mutex<DatabaseFile>
    private let logger: Logger

    init(path: String, creates: Bool, logger: Logger) throws(StoreProblem) {
        current = Mutex(try DatabaseFile(path, creates: creates, patience: .seconds(30)))
        self.logger = logger
    }

    deinit {
        let file = current.withLock { $0 }
        if case .overwritten = file.place() { abandon(file) }
    }

    func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await use { try await $0.pool.read(body) }
    }

    func write<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await use { file in
            try await file.pool.writeWithoutTransaction { database in
                try self.check(file, database)
                var value: Value?
                var change: Int32?
                try database.inTransaction(.immediate) {
                    value = try body(database)
                    change = try file.witness.countChange(in: database)
                    // If this throws, nothing was written.
                    try self.check(file, database)
                    return .commit
                }
                if let change { file.witness.noteCommit(change) }
                try self.check(file, database)
                guard let value else { throw StoreProblem("A transaction of the database \(file.path) was not run.") }
                return value
            }
        }
    }

    /// Copies the log to the database, and empties it. Readers may hinder it. Then a later checkpoint of SQLite overwrites the log.
    func emptyLog() async {
        let file = current.withLock { $0 }
        try? await file.pool.writeWithoutTransaction { database in
            _ = try database.checkpoint(.truncate)
            // The header has the number of the last transaction now, so an older copy is known by its smaller number.
            _ = file.place(database)
        }
    }

    /// The file as it is open now.
    var pool: DatabasePool { current.withLock { $0.pool } }

    /// The path of the file itself, not of a link to it.
    var path: String { current.withLock { $0.path } }

    private func use<Value: Sendable>(_ body: (DatabaseFile) async throws -> Value) async throws -> Value {
        let file = current.withLock { $0 }
        try check(file)
        do {
            let value = try await body(file)
            try check(file)
            return value
        } catch {
            // If the file is gone, this error says more than SQLite's.
            try check(file)
            throw error
        }
    }

    /// Looks at the bytes of the files too, and leaves it to `check` without a connection to do something about them.
    private func check(_ file: DatabaseFile, _ database: Database) throws(StoreProblem) {
        if case .unchanged = file.place(database) { return }
        throw StoreProblem("The database \(file.path) was changed while it was open.")
    }

    /// - Throws: `StoreProblem` if the file is not at its path any more. Then another file may be open for the next
    ///   use.
    private func check(_ file: DatabaseFile) throws(StoreProblem) {
        switch file.place() {
        case .unchanged: return
        case .removed:
            // The log stays at its path, and would damage a file that is put there again.
            try? file.finishLog()
            throw StoreProblem(
                "The database \(file.path) was removed. Nothing is stored until it is back; "
                    + "to begin with an empty one, start the server again.")
        case .replaced:
            try reopen(insteadOf: file)
            throw StoreProblem("The database \(file.path) was replaced by another file, which is used from now on.")
        case .overwritten(let finding):
            abandon(file)
            throw StoreProblem(finding.sentence(of: file.path))
        case .withoutLog:
            try reopen(insteadOf: file)
            throw StoreProblem("The file \(file.path)-wal was removed; the database was opened again.")
        }
    }

    /// Keeps a database open until the process ends. Closing it would write its log over the present file.
    private func abandon(_ file: DatabaseFile) {
        let isNew = Self.abandoned.withLock { pools in
            if pools.contains(where: { $0 === file.pool }) { return false }
            pools.append(file.pool)
            return true
        }
        if isNew { logger.critical("The database \(file.path) was overwritten while it was open; nothing is stored.") }
    }

    private func reopen(insteadOf file: DatabaseFile) throws(StoreProblem) {
        let outcome = current.withLock { current -> Result<Void, StoreProblem> in
            // Another request may have opened the file already.
            guard current.pool === file.pool else { return .success(()) }
            // The log belongs to the earlier file. Beside another file it would damage that.
            try? file.finishLog()
            do throws(StoreProblem) {
                current = try DatabaseFile(file.path, creates: false, patience: .seconds(1))
                logger.warning("The database \(file.path) is not the file that was open; it was opened again.")
                return .success(())
            } catch {
                return .failure(error)
            }
        }
        if case .failure(let problem) = outcome {
            throw StoreProblem("The database was replaced by a file that cannot be used. \(problem)")
        }
    }
}

extension DatabaseWitness.Finding {
    /// A sentence that tells what happened to a database, and what to do.
    fileprivate func sentence(of path: String) -> String {
        switch self {
        case .header:
            "The file \(path) was overwritten while it was open. Nothing is stored until the server is stopped, the files "
                + "\(path)-wal and -shm are removed, and the right database is in place."
        case .database:
            "Something else wrote into the file \(path) while it was open, so it may be overwritten in part. Nothing is stored "
                + "until the server is stopped and the right database is in place."
        case .log:
            "The file \(path)-wal was overwritten while it was open. Nothing is stored until the server is stopped and the right "
                + "database is in place."
        }
    }
}
#endif
