#if Server
import Foundation

/// Lets one process at a time create a database file, bring it into WAL mode and migrate it.
///
/// SQLite's own locks do not cover that: while one connection switches to WAL, others get `SQLITE_BUSY` at once,
/// whatever their timeout is. The lock is a file beside the database, which exists while a process holds it. If the
/// process ends, the system releases the lock.
enum OpeningLock {
    /// Runs something while holding the lock of a database.
    ///
    /// - Throws: `StoreProblem` if the lock cannot be made, or others hold it for too long.
    static func withLock<Value>(
        of database: String, within patience: Duration, _ body: () throws -> Value
    ) throws -> Value {
        let path = database + "-opening"
        let descriptor = try take(path, of: database, until: .now + patience)
        defer {
            // The file is removed while it is still locked, so that a process that waits for it sees that it is gone.
            unlink(path)
            close(descriptor)
        }
        return try body()
    }

    private static func take(
        _ path: String, of database: String, until deadline: ContinuousClock.Instant
    ) throws(StoreProblem) -> Int32 {
        while true {
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else {
                throw StoreProblem(
                    "The database \(database) cannot be created or opened: \(SystemError.last.words).")
            }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0,
                let held = FileIdentity(descriptor: descriptor), held == FileIdentity(path)
            {
                return descriptor
            }
            close(descriptor)
            guard ContinuousClock.now < deadline else {
                throw StoreProblem("The database \(database) is being opened by another process.")
            }
            usleep(5_000)
        }
    }
}
#endif
