#if Server
import GRDB

/// A store that tells which submissions it has.
package protocol SubmissionFinder: SubmissionStore {
    /// The ids that no submission has, of some ids.
    func missing(_ ids: [String]) async throws -> [String]
}

/// A store of files that finds out which submissions with files were never stored.
///
/// Files are kept for a submission before it is stored. If storing fails, nobody knows whether it has happened, so the files stay
/// with the submission for now.
package protocol DoubtingFileStore: FileStore {
    /// Notes that a submission with these files may not have been stored, at a time in milliseconds since 1970.
    func doubt(_ ids: [String], of submission: String, at time: Int64) async throws

    /// Takes files from submissions that were in doubt before a time, and that a store does not have.
    func settleDoubts(before time: Int64, in store: any SubmissionFinder) async throws
}

/// Doubts are noted beside the contents. So those of other servers with the same folder are settled too, and no other claim is
/// ever looked at: a folder that was opened with a wrong database loses nothing.
extension DiskFileStore: DoubtingFileStore {
    package func doubt(_ ids: [String], of submission: String, at time: Int64) async throws {
        try await alone {
            for id in ids {
                guard var note = try note(of: id), note.submissions.contains(submission) else { continue }
                note.doubted = (note.doubted ?? [:]).merging([submission: time]) { max($0, $1) }
                try write(note, of: id)
            }
        }
    }

    package func settleDoubts(before time: Int64, in store: any SubmissionFinder) async throws {
        let doubts = try await Disk.run {
            try ids().flatMap { id in
                (try note(of: id)?.doubted ?? [:]).filter { $0.value < time }.map { (file: id, submission: $0.key) }
            }
        }
        guard !doubts.isEmpty else { return }
        let missing = Set(try await store.missing(doubts.map(\.submission)))
        try await alone {
            for doubt in doubts {
                guard var note = try note(of: doubt.file) else { continue }
                note.settle(doubt.submission)
                if missing.contains(doubt.submission) { note.remove(doubt.submission) }
                try write(note, of: doubt.file)
            }
        }
    }
}

extension SQLiteSubmissionStore: SubmissionFinder {
    package func missing(_ ids: [String]) async throws -> [String] {
        try await read { database in
            try ids.filter { id in
                try Bool.fetchOne(
                    database, sql: "SELECT NOT EXISTS (SELECT 1 FROM submission WHERE id = ?)", arguments: [id])
                    ?? false
            }
        }
    }
}
#endif
