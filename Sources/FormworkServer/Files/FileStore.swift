#if Server
public import Formwork

/// A store for the files of answers.
///
/// A store is shared by all requests. Files that no submission and no draft has are swept after some time. The functions throw if
/// files cannot be read or written.
public protocol FileStore: Sendable {
    /// Begins a file. Its content is written in parts, so files need no memory.
    func begin() async throws -> any FileWriter

    /// The details and claims of a file; `nil` if no file has this id.
    func file(_ id: String) async throws -> StoredFile?

    /// A part of a file's content; empty after its end.
    func content(of id: String, from offset: Int, count: Int) async throws -> [UInt8]

    /// Notes durably that a submission has these files, so that they are not swept, and forgets who sent them. It is called
    /// before the submission is stored.
    func keep(_ ids: [String], for submission: String) async throws

    /// Takes these files from a submission, such as one that is deleted. Those that no other submission has are deleted.
    func release(_ ids: [String], from submission: String) async throws

    /// Undoes `keep` for a submission that was not stored. The files stay like others that no submission has.
    func cancelKeeping(_ ids: [String], for submission: String) async throws

    /// Notes durably that a draft has these files, so that they are not swept before a time, in milliseconds since 1970. It
    /// is called before the draft is saved.
    func hold(_ ids: [String], for draft: DraftKey, until time: Int64) async throws

    /// Takes these files from a draft that is over. They stay like others that nobody has.
    func letGo(_ ids: [String], of draft: DraftKey) async throws

    /// The files that no submission has and, at a moment, no draft, of those that were stored before a time. Both are in
    /// milliseconds since 1970.
    func orphans(before time: Int64, at now: Int64) async throws -> [String]

    /// How many files no submission has, with those of drafts, and how many bytes: one tally for each sender.
    func unclaimed() async throws -> [FileTally]

    /// How many bytes can still be stored; `nil` if that is not known.
    func freeBytes() async throws -> Int?

    /// How many files and folders can still be made on a disk; `nil` if that is not known, or there is no limit.
    func freeFiles() async throws -> Int?

    /// Deletes files, and what is left of files that were begun before a time and never finished. Those of the files stay
    /// that a submission has, or a draft at this time: they may have got them after `orphans` was asked.
    func sweep(_ ids: [String], unfinishedBefore time: Int64) async throws
}

extension FileStore {
    /// No limit is known, as in stores that are not on a disk.
    public func freeFiles() async throws -> Int? { nil }
}

/// A file that is being written.
public protocol FileWriter: Sendable {
    /// Adds bytes.
    func write(_ bytes: [UInt8]) async throws

    /// Keeps the file. It is on the disk when this returns.
    func finish(_ details: FileDetails) async throws -> StoredFile

    /// Forgets the file.
    func cancel() async
}

/// The details that are kept beside the content of a file.
public struct FileDetails: Codable, Equatable, Sendable {
    /// The cleaned name.
    public var name: String
    /// How many bytes the content has.
    public var size: Int
    /// The media type of the content.
    public var type: String
    /// The SHA-256 of the content, in hexadecimal digits.
    public var checksum: String
    /// The id of the form that the file was added to.
    public var form: String
    /// The path of the field, with empty brackets for the items around it.
    public var field: String
    /// When it was added, in milliseconds since 1970.
    public var created: Int64
    /// A mark of the address that sent it, which is good for counting and nothing else; `nil` if that is not known, or a
    /// submission has the file.
    public var sender: String?

    /// Describes a file.
    public init(
        name: String, size: Int, type: String, checksum: String, form: String, field: String, created: Int64,
        sender: String? = nil
    ) {
        self.name = name
        self.size = size
        self.type = type
        self.checksum = checksum
        self.form = form
        self.field = field
        self.created = created
        self.sender = sender
    }
}

/// A file in a store.
public struct StoredFile: Equatable, Sendable {
    /// The id, which the store chooses.
    public var id: String
    /// The details that are kept beside the content.
    public var details: FileDetails
    /// The submissions that have the file.
    public var submissions: [String]
    /// Until when drafts have the file, in milliseconds since 1970; `nil` if none has it.
    public var heldUntil: Int64?

    /// Makes a file.
    public init(id: String, details: FileDetails, submissions: [String] = [], heldUntil: Int64? = nil) {
        self.id = id
        self.details = details
        self.submissions = submissions
        self.heldUntil = heldUntil
    }

    /// The file as answers have it.
    public var answer: FormFile {
        FormFile(id: id, name: details.name, size: details.size, type: details.type, checksum: details.checksum)
    }
}

extension StoredFile: CustomStringConvertible {
    /// The file's id and form, without its name.
    public var description: String { "file \(id) of \(details.form)" }
}
#endif
