#if Server
/// How many files there are that no submission has, and their bytes: those of one sender, or those whose sender is not known.
public struct FileTally: Equatable, Sendable {
    /// The sender of the files, as `FileDetails.sender` has it; `nil` if that is not known.
    public var sender: String?
    /// How many files there are.
    public var files: Int
    /// How many bytes they have together.
    public var bytes: Int

    /// Makes a tally.
    public init(sender: String?, files: Int, bytes: Int) {
        self.sender = sender
        self.files = files
        self.bytes = bytes
    }
}

extension StoredFile {
    /// The file by itself.
    var tally: FileTally { FileTally(sender: details.sender, files: 1, bytes: details.size) }
}

extension FileStore {
    /// How many bytes the files have together that no submission has, with those of drafts.
    package func unclaimedBytes() async throws -> Int {
        try await unclaimed().reduce(0) { $0 + $1.bytes }
    }
}

/// The sender of a file: an address, and the marks of it. The first is kept with the file; files that were sent before the key
/// changed have one of the others.
struct FileSender: Sendable {
    let address: String
    let marks: [String]
}
#endif
