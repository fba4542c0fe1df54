#if PostgreSQL
public import FormworkServer
import Foundation

/// Files whose names and owners are in the database, and whose contents are in a folder that all servers share.
///
/// Contents are written once and never changed, so the folder needs nothing from its file system but that files are moved in one
/// step. Owners change often, and several servers change them at once.
public struct PostgreSQLFileStore: FileStore {
    let database: PostgreSQLSubmissionStore
    let contents: DiskFileStore

    /// Uses a database and a folder.
    ///
    /// - Parameter keys: The keys that encrypt contents. Contents that were stored in clear before stay readable.
    /// - Throws: `StoreProblem` with a sentence if the folder cannot be used.
    public init(_ database: PostgreSQLSubmissionStore, folder: String, keys: AnswerKeys? = nil) throws(StoreProblem) {
        self.database = database
        contents = try DiskFileStore(folder: folder, keys: keys)
    }

    /// Begins a file.
    public func begin() async throws -> any FileWriter {
        let (id, writer) = try await contents.beginNamed()
        return NotingWriter(id: id, writer: writer, database: database)
    }

    /// The details of a file.
    public func file(_ id: String) async throws -> StoredFile? {
        guard let row = try await database.rows("SELECT details, sender FROM file WHERE id = \(id)").first else {
            return nil
        }
        let submissions = try await database.rows(
            "SELECT submission FROM file_of_submission WHERE file = \(id) ORDER BY submission")
        let drafts = try await database.rows("SELECT max(until) AS until FROM file_of_draft WHERE file = \(id)")
        // Text: the keys of the details, which the server wrote.
        var details = try JSONDecoder().decode(FileDetails.self, from: Data(row.text("details").utf8))
        details.sender = try row.optionalText("sender")
        return StoredFile(
            id: id, details: details,
            submissions: try submissions.map { try $0.text("submission") },
            heldUntil: try drafts.first?.optionalInteger("until"))
    }

    /// A part of a file's content.
    public func content(of id: String, from offset: Int, count: Int) async throws -> [UInt8] {
        try await contents.content(of: id, from: offset, count: count)
    }

    /// The files that no submission and no draft has.
    public func orphans(before time: Int64, at now: Int64) async throws -> [String] {
        try await database.rows(
            """
            SELECT id FROM file WHERE created < \(time)
            AND NOT EXISTS (SELECT FROM file_of_submission WHERE file = id)
            AND NOT EXISTS (SELECT FROM file_of_draft WHERE file = id AND until > \(now))
            """
        ).map { try $0.text("id") }
    }

    /// How many files no submission has, by their senders.
    public func unclaimed() async throws -> [FileTally] {
        try await database.rows(
            """
            SELECT sender, count(*) AS files, coalesce(sum(size), 0)::bigint AS bytes FROM file
            WHERE NOT EXISTS (SELECT FROM file_of_submission WHERE file = id) GROUP BY sender
            """
        ).map { row in
            FileTally(
                sender: try row.optionalText("sender"), files: Int(clamping: try row.integer("files")),
                bytes: Int(clamping: try row.integer("bytes")))
        }
    }

    /// How much space the folder has.
    public func freeBytes() async throws -> Int? { try await contents.freeBytes() }

    /// How many files and folders the folder has room for.
    public func freeFiles() async throws -> Int? { try await contents.freeFiles() }

    /// Deletes files and unfinished uploads. A file that a submission or a draft has claimed meanwhile stays.
    public func sweep(_ ids: [String], unfinishedBefore time: Int64) async throws {
        for id in ids { try await deleteRow(of: id, unlessHeldAfter: time) }
        try await deleteSweptContents()
        try await contents.sweep([], unfinishedBefore: time)
    }

    /// The name under which swept files are among the files of erased submissions. No submission has it.
    private static let sweeping = ""

    /// Deletes the row of a file without claims. Notes in the same transaction that its content is to be deleted.
    func deleteRow(of id: String, unlessHeldAfter time: Int64) async throws {
        try await database.write(.always) { database in
            // Every claim locks the row of the file first, so the next statement sees all claims until now.
            try database.execute("SELECT id FROM file WHERE id = \(id) FOR UPDATE")
            try database.execute(
                """
                WITH swept AS (
                    DELETE FROM file WHERE id = \(id)
                    AND NOT EXISTS (SELECT FROM file_of_submission WHERE file = \(id))
                    AND NOT EXISTS (SELECT FROM file_of_draft WHERE file = \(id) AND until > \(time))
                    RETURNING id
                )
                INSERT INTO erased_file (file, submission) SELECT id, \(Self.sweeping) FROM swept ON CONFLICT DO NOTHING
                """)
        }
    }

    /// Deletes the contents of swept files, also those that a process left which ended before it was done.
    private func deleteSweptContents() async throws {
        let ids = try await database.rows("SELECT file FROM erased_file WHERE submission = \(Self.sweeping)")
            .map { try $0.text("file") }
        guard !ids.isEmpty else { return }
        try await contents.remove(ids)
        try await database.forget(ids.map { ErasedFile(file: $0, submission: Self.sweeping) })
    }
}

/// Writes a file to the folder and notes it in the database.
private struct NotingWriter: FileWriter {
    let id: String
    let writer: any FileWriter
    let database: PostgreSQLSubmissionStore

    func write(_ bytes: [UInt8]) async throws { try await writer.write(bytes) }

    func finish(_ details: FileDetails) async throws -> StoredFile {
        // If the process ends in between, the row is left, and is swept as a file without a claim. The other order
        // could leave a content without a row.
        var known = details
        known.sender = nil
        // Text: the keys of the details, which the server wrote.
        let text = String(decoding: try JSONEncoder().encode(known), as: UTF8.self)
        try await database.execute(
            """
            INSERT INTO file (id, details, size, created, sender)
            VALUES (\(id), \(text), \(details.size), \(details.created), \(details.sender)) ON CONFLICT DO NOTHING
            """)
        return try await writer.finish(details)
    }

    func cancel() async { await writer.cancel() }
}
#endif
