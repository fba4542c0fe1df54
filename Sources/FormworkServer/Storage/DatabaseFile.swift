#if Server
import Foundation
import GRDB

/// A database file that is open, and its identity.
struct DatabaseFile: Sendable {
    /// What is at the path of an open file.
    enum Place {
        /// The same file as when it was opened.
        case unchanged
        /// There is no file at the path any more.
        case removed
        /// There is another file at the path.
        case replaced
        /// The same file, but something else overwrote its bytes.
        case overwritten
        /// The same file, but the log beside it is missing, which has the latest submissions.
        case withoutLog
    }

    let path: String
    let pool: DatabasePool
    private let file: FileIdentity
    private let log: FileIdentity?
    private let header: FileHeader
    /// The identities in the headers of the file and of its log, which may be ahead of the file.
    private let identities: Set<UInt32>

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
        let identity = try pool.read { try UInt32.fetchOne($0, sql: "PRAGMA user_version") ?? 0 }
        self.path = path
        self.pool = pool
        self.header = header
        identities = Set([identity, header.identity ?? identity])
        self.file = file
        log = FileIdentity(path + "-wal")
    }

    /// Where the file is now.
    var place: Place {
        guard let now = FileIdentity(path) else { return .removed }
        guard now == file else { return .replaced }
        guard let identity = header.identity, identities.contains(identity) else { return .overwritten }
        return log == nil || FileIdentity(path + "-wal") == log ? .unchanged : .withoutLog
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
