#if Server
import Foundation
import GRDB

/// A database file that is open, and its identity.
struct DatabaseFile: Sendable {
    /// The state of the file at the path of an open file.
    enum Place {
        /// The same file as when it was opened.
        case unchanged
        /// There is no file at the path any more.
        case removed
        /// There is another file at the path.
        case replaced
        /// The same file, but something else wrote into it, or into its log.
        case overwritten(DatabaseWitness.Finding)
        /// The same file, but the log beside it is missing, which has the latest submissions.
        case withoutLog
    }

    let path: String
    let pool: DatabasePool
    private let file: FileIdentity
    private let log: FileIdentity?
    let witness: DatabaseWitness

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - creates: Whether a file that does not exist, or has no tables, becomes a database.
    ///   - patience: How long to wait for other processes that create the same file.
    /// - Throws: `StoreProblem` with a sentence.
    init(_ path: String, creates: Bool, patience: Duration) throws(StoreProblem) {
        // SQLite puts its other files beside the file itself and not beside a link to it.
        let path = Self.resolved(path)
        do {
            self = try OpeningLock.withLock(of: path, within: patience) {
                try DatabaseFile(locked: path, creates: creates)
            }
        } catch let problem as StoreProblem {
            throw problem
        } catch {
            throw StoreProblem("The database \(path) cannot be opened: \(StoreProblem.reason(of: error)).")
        }
    }

    private init(locked path: String, creates: Bool) throws {
        if creates, FileIdentity(path) == nil { try Self.create(path) }
        guard let file = FileIdentity(path), let header = FileHeader(path) else {
            throw StoreProblem("There is no database \(path), or it cannot be read.")
        }
        try Self.refuseForeignLog(of: path, header)
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        let pool = try DatabasePool(path: path, configuration: configuration)
        if !creates {
            let isOurs = try pool.read { try $0.tableExists("submission") }
            guard isOurs else { throw StoreProblem("The file \(path) has no submissions table.") }
        }
        try pool.read { try SQLiteSubmissionStore.refuseLaterTables(of: path, in: $0) }
        // GRDB opens WAL files with NORMAL, which may lose the last transactions when power fails.
        try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        let isNew = try pool.read { try !SQLiteSubmissionStore.migrator.hasCompletedMigrations($0) }
        if isNew {
            try SQLiteSubmissionStore.migrator.migrate(pool)
            // The tables should be in the file itself and not only in the log, for people who copy only the file.
            try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        }
        guard FileIdentity(path) == file else { throw StoreProblem("The database \(path) was replaced meanwhile.") }
        let log = LogFile(path + "-wal")
        // After a crash the index does not say how far the log was copied.
        pool.writeWithoutTransaction { _ = try? $0.checkpoint(.passive) }
        witness = try pool.writeWithoutTransaction { try DatabaseWitness(header, log: log, in: $0) }
        self.path = path
        self.pool = pool
        self.file = file
        self.log = FileIdentity(path + "-wal")
    }

    /// The state of the file at the path now.
    ///
    /// - Parameter database: The connection that writes, to look closely; `nil` to look only at what any thread may look at.
    func place(_ database: Database? = nil) -> Place {
        guard let now = FileIdentity(path) else { return .removed }
        guard now == file else { return .replaced }
        if let finding = witness.finding(database) { return .overwritten(finding) }
        return log == nil || FileIdentity(path + "-wal") == log ? .unchanged : .withoutLog
    }

    /// Makes sure that the log beside a file is that of the file, because SQLite does not: it would write the log over a copy
    /// that was put in the place of the file.
    private static func refuseForeignLog(of path: String, _ header: FileHeader) throws(StoreProblem) {
        // The log is read first. What is in the file may only become newer meanwhile.
        guard let logged = LogFile(path + "-wal")?.firstHeader(), let content = header.content else { return }
        // A database of an early version has no number until the log gives it one.
        let isOther = content.identity != 0 && logged.identity != content.identity
        // The first transaction of the log follows on the last one that is in the file.
        guard isOther || content.change &- logged.change < -1 else { return }
        throw StoreProblem(
            "The log \(path)-wal is not that of the database \(path), which was overwritten. Put the right database and its log "
                + "in place, or remove the log if the database is a copy.")
    }

    /// Writes everything from the log into the open file, even if that has been moved. Then the log is empty, so SQLite
    /// cannot take it for the log of another file at the same path.
    func finishLog() throws {
        try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    }

    /// Makes an empty file that its owner alone can read. SQLite gives the files beside it the same permissions.
    private static func create(_ path: String) throws(StoreProblem) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw StoreProblem("The database \(path) cannot be created: \(SystemError.last.words).")
        }
        close(descriptor)
    }

    private static func resolved(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
#endif
