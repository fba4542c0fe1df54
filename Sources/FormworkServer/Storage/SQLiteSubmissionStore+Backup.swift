#if Server
import Foundation
import GRDB

extension SQLiteSubmissionStore {
    /// Copies the database into another file. Servers may go on writing meanwhile: the copy has the state of one
    /// moment. It also has the keys that sign pages, so only its owner can read it.
    ///
    /// - Parameters:
    ///   - target: The path of the copy. The file appears there when it is complete.
    ///   - replacing: Whether a file that is already there is replaced.
    /// - Returns: How many submissions the copy has.
    /// - Throws: `StoreProblem` with a sentence. Then nothing has changed.
    public func backup(to target: String, replacing: Bool = false) throws(StoreProblem) -> Int {
        let unfinished = target + ".unfinished-\(getpid())"
        do {
            try checkTarget(target, replacing)
            let descriptor = open(unfinished, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw Self.systemProblem(target) }
            close(descriptor)
            defer { for end in ["", "-wal", "-shm", "-journal"] { unlink(unfinished + end) } }
            let count = try copy(to: unfinished)
            try Self.put(unfinished, at: target, replacing)
            return count
        } catch {
            throw StoreProblem(StoreProblem.reason(of: error))
        }
    }

    private func checkTarget(_ target: String, _ replacing: Bool) throws(StoreProblem) {
        if let existing = FileIdentity(target) {
            if case .file(let file) = place, FileIdentity(file.path) == existing {
                throw StoreProblem("\(target) is the database itself.")
            }
            guard replacing else { throw Self.existing(target) }
        }
        // SQLite would take this log for the log of the new file.
        guard FileIdentity(target + "-wal") == nil else {
            throw StoreProblem("\(target) is a database in use: there is a file \(target)-wal.")
        }
    }

    /// - Returns: How many submissions the copy has.
    private func copy(to path: String) throws -> Int {
        let copy = try DatabaseQueue(path: path)
        defer { try? copy.close() }
        switch place {
        case .memory(let queue): try queue.backup(to: copy)
        case .file(let file): try file.pool.backup(to: copy)
        }
        return try copy.writeWithoutTransaction { database in
            // Without a log the copy is one file.
            try database.execute(sql: "PRAGMA journal_mode = DELETE")
            try SQLiteSubmissionStore.identify(database)
            guard try String.fetchOne(database, sql: "PRAGMA quick_check") == "ok" else {
                throw StoreProblem("The database is damaged; `sqlite3 FILE .recover` may get most of it back.")
            }
            return try Int.fetchOne(database, sql: "SELECT count(*) FROM submission") ?? 0
        }
    }

    static func put(_ file: String, at target: String, _ replacing: Bool) throws(StoreProblem) {
        if !replacing {
            // This fails if another process has made a file of this name meanwhile.
            let descriptor = open(target, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw errno == EEXIST ? existing(target) : systemProblem(target) }
            close(descriptor)
        }
        guard rename(file, target) == 0 else {
            let problem = systemProblem(target)
            if !replacing { unlink(target) }
            throw problem
        }
        // The name of the file is safe when the folder is written to the disk.
        let folder = open(URL(fileURLWithPath: target).deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    static func existing(_ target: String) -> StoreProblem {
        StoreProblem("\(target) exists already.")
    }

    static func systemProblem(_ target: String) -> StoreProblem {
        StoreProblem("\(target) cannot be written: \(SystemError.last.words).")
    }
}
#endif
