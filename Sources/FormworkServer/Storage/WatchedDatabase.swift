#if Server
import GRDB
import Logging
import Synchronization

/// A database file that may be removed or replaced while it is used.
///
/// A process goes on writing to a file that has lost its name, and everything written there is gone when it ends. So the
/// file at the path is compared with the one that is open before and after each use. Where they differ, the caller gets an
/// error, even if something was written: nobody is told that an answer is stored which nobody will find.
///
/// A removed file is not made anew, because an empty database would hide the loss. The store refuses until there is a
/// database at the path again, and then opens it.
final class WatchedDatabase: Sendable {
    /// What must not be closed any more.
    private static let abandoned = Mutex<[DatabasePool]>([])

    private let current: Mutex<DatabaseFile>
    private let logger: Logger

    init(path: String, creates: Bool, logger: Logger) throws(StoreProblem) {
        current = Mutex(try DatabaseFile(path, creates: creates, patience: .seconds(30)))
        self.logger = logger
    }

    func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await use { try await $0.read(body) }
    }

    func write<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await use { try await $0.write(body) }
    }

    /// The file as it is open now.
    var pool: DatabasePool { current.withLock { $0.pool } }

    /// The path of the file itself, wherever a link to it stands.
    var path: String { current.withLock { $0.path } }

    private func use<Value: Sendable>(_ body: (DatabasePool) async throws -> Value) async throws -> Value {
        let file = current.withLock { $0 }
        try check(file)
        do {
            let value = try await body(file.pool)
            try check(file)
            return value
        } catch {
            // What SQLite says of a file that is gone is less than what can be said.
            try check(file)
            throw error
        }
    }

    /// - Throws: `StoreProblem` if the file is not at its path. The next use may find another one open.
    private func check(_ file: DatabaseFile) throws(StoreProblem) {
        switch file.place {
        case .unchanged: return
        case .removed:
            // The log stays where it is, and would damage a file that is put back in place of the removed one.
            try? file.finishLog()
            throw StoreProblem(
                "The database \(file.path) was removed. Nothing is stored until it is back; "
                    + "to begin with an empty one, start the server again.")
        case .replaced:
            try reopen(insteadOf: file)
            throw StoreProblem("The database \(file.path) was replaced by another file, which is used from now on.")
        case .overwritten:
            // Closing it would write the log over what is there now.
            Self.abandoned.withLock { pools in
                if !pools.contains(where: { $0 === file.pool }) { pools.append(file.pool) }
            }
            throw StoreProblem(
                "The file \(file.path) was overwritten while it was open. Nothing is stored until the server is stopped, the "
                    + "files \(file.path)-wal and -shm are removed, and the right database is in place.")
        case .withoutLog:
            try reopen(insteadOf: file)
            throw StoreProblem("The file \(file.path)-wal was removed; the database was opened again.")
        }
    }

    private func reopen(insteadOf file: DatabaseFile) throws(StoreProblem) {
        let outcome = current.withLock { current -> Result<Void, StoreProblem> in
            // Another request may have been faster.
            guard current.pool === file.pool else { return .success(()) }
            // What is in the log of the earlier file belongs there; in front of another file it would damage that.
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
#endif
