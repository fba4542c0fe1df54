#if Server
import Foundation
import GRDB

extension SQLiteSubmissionStore {
    /// Puts a copy that `backup` made in the place of a database. The copy stays as it is.
    ///
    /// - Parameters:
    ///   - copy: The file that `backup` made.
    ///   - target: The path of the database. No process may have it open.
    ///   - replacing: Whether a database that is there already is replaced.
    /// - Returns: How many submissions the database has now.
    /// - Throws: `StoreProblem` with a sentence. Then nothing has changed.
    public static func restore(
        from copy: String, to target: String, replacing: Bool = false
    ) throws(StoreProblem) -> Int {
        do {
            guard let source = FileIdentity(copy) else { throw StoreProblem("There is no file \(copy).") }
            guard source != FileIdentity(target) else { throw StoreProblem("\(copy) is the database itself.") }
            return try OpeningLock.withLock(of: target, within: .seconds(5)) {
                if FileIdentity(target) != nil {
                    guard replacing else { throw existing(target) }
                    guard !isInUse(target) else {
                        throw StoreProblem("\(target) is in use. Stop its servers first.")
                    }
                }
                let unfinished = target + ".restored-\(getpid())"
                defer { for end in ["", "-wal", "-shm", "-journal"] { unlink(unfinished + end) } }
                try duplicate(copy, to: unfinished)
                let count = try prepare(unfinished, copiedFrom: copy)
                // SQLite would take these for parts of the restored database.
                for end in ["-wal", "-shm"] { unlink(target + end) }
                try put(unfinished, at: target, true)
                return count
            }
        } catch {
            throw StoreProblem(StoreProblem.reason(of: error))
        }
    }

    /// Copies a file so that its owner alone can read it.
    private static func duplicate(_ copy: String, to path: String) throws {
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw systemProblem(path) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard let source = FileHandle(forReadingAtPath: copy) else {
            throw StoreProblem("\(copy) cannot be read.")
        }
        while let data = try source.read(upToCount: 1 << 20), !data.isEmpty { try file.write(contentsOf: data) }
        try file.synchronize()
    }

    /// Checks a copy, and brings its tables to this version.
    ///
    /// - Returns: How many submissions it has.
    private static func prepare(_ path: String, copiedFrom copy: String) throws -> Int {
        // SQLite opens an empty file too, and finds out that others are no databases when it reads them or even later.
        // Until its tables are known to be ours, nothing in the file is run.
        var configuration = Configuration()
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA trusted_schema = OFF") }
        guard let database = try? DatabaseQueue(path: path, configuration: configuration) else { throw unusable(copy) }
        defer { try? database.close() }
        let isWhole = try? database.read { database in
            try database.tableExists("submission") && String.fetchOne(database, sql: "PRAGMA quick_check") == "ok"
        }
        guard isWhole == true else { throw unusable(copy) }
        try database.read { database in
            try refuseLaterTables(of: copy, in: database)
            try refuseForeignSchema(of: copy, in: database)
        }
        try migrator.migrate(database)
        return try database.writeWithoutTransaction { database in
            try identify(database)
            return try Int.fetchOne(database, sql: "SELECT count(*) FROM submission") ?? 0
        }
    }

    private static func unusable(_ copy: String) -> StoreProblem {
        StoreProblem("\(copy) is no database that `formwork backup` made, or it is damaged. Nothing was changed.")
    }

    /// Whether another connection has a database open. One that cannot be opened, because it is damaged, is in nobody's use.
    private static func isInUse(_ path: String) -> Bool {
        var configuration = Configuration()
        configuration.busyMode = .immediateError
        do {
            let database = try DatabaseQueue(path: path, configuration: configuration)
            defer { try? database.close() }
            try database.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT")
            }
            return false
        } catch let error as DatabaseError {
            return error.resultCode == .SQLITE_BUSY || error.resultCode == .SQLITE_LOCKED
        } catch {
            return false
        }
    }
}
#endif
