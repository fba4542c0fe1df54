#if Server
import Foundation

/// Files in a folder, which several processes may use at once.
///
/// A file has a random id of 32 hexadecimal digits. Its content is at `ab/cd/ID` and the rest in `ab/cd/ID.json`. Both are
/// written under other names first; the second one makes the file exist. Only the owner of the folder can read them. With
/// keys, contents are encrypted; see `FileSealer`.
public struct DiskFileStore: FileStore {
    let folder: String
    /// The keys that encrypt contents; `nil` for contents in clear.
    let keys: AnswerKeys?

    /// Uses a folder. It is made with the first file.
    ///
    /// - Parameter keys: The keys that encrypt contents. Those that were stored in clear before stay readable.
    /// - Throws: `StoreProblem` with a sentence if something else is there, or the folder cannot be written.
    public init(folder: String, keys: AnswerKeys? = nil) throws(StoreProblem) {
        self.keys = keys
        self.folder = URL(fileURLWithPath: folder).path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: self.folder, isDirectory: &isFolder) else { return }
        guard isFolder.boolValue else { throw StoreProblem("\(folder) is not a folder.") }
        guard access(self.folder, W_OK) == 0 else { throw StoreProblem("The folder \(folder) cannot be written.") }
    }

    /// The folder in which files are until they are complete. Files are moved inside one file system only.
    var unfinishedFolder: String { folder + "/unfinished" }

    /// Begins a file.
    public func begin() async throws -> any FileWriter {
        try await beginNamed().writer
    }

    /// Begins a file. Returns its id too.
    package func beginNamed() async throws -> (id: String, writer: any FileWriter) {
        let id = Self.newID()
        return try await Disk.run {
            try Disk.makeFolder(folder)
            try Disk.makeFolder(unfinishedFolder)
            return (id, try DiskFileWriter(id: id, store: self))
        }
    }

    /// Returns the details and claims of a file.
    public func file(_ id: String) async throws -> StoredFile? {
        try await Disk.run {
            try note(of: id).map {
                StoredFile(
                    id: id, details: $0.details, submissions: $0.submissions, heldUntil: $0.drafts?.values.max())
            }
        }
    }

    /// A part of a file's content.
    public func content(of id: String, from offset: Int, count: Int) async throws -> [UInt8] {
        try await Disk.run { try part(of: id, from: offset, count: count) }
    }

    /// The files that no submission and no draft has.
    public func orphans(before time: Int64, at now: Int64) async throws -> [String] {
        try await Disk.run {
            try ids().filter { id in
                guard let note = try note(of: id) else { return false }
                return note.submissions.isEmpty && note.details.created < time && !note.isHeld(after: now)
            }
        }
    }

    /// How many files no submission has, by their senders.
    public func unclaimed() async throws -> [FileTally] {
        try await Disk.run {
            var tallies: [String?: FileTally] = [:]
            for id in try ids() {
                guard let note = try note(of: id), note.submissions.isEmpty else { continue }
                let sender = note.details.sender
                var tally = tallies[sender] ?? FileTally(sender: sender, files: 0, bytes: 0)
                tally.files += 1
                tally.bytes += note.details.size
                tallies[sender] = tally
            }
            return Array(tallies.values)
        }
    }

    /// How much space the disk has for this account.
    public func freeBytes() async throws -> Int? {
        try await Disk.run {
            try Disk.makeFolder(folder)
            return try Disk.freeBytes(at: folder)
        }
    }

    /// How many files and folders the disk has room for.
    public func freeFiles() async throws -> Int? {
        try await Disk.run {
            try Disk.makeFolder(folder)
            return try Disk.freeFiles(at: folder)
        }
    }

    /// Deletes files and what was never finished. A file that a submission or a draft has got meanwhile stays.
    public func sweep(_ ids: [String], unfinishedBefore time: Int64) async throws {
        if !ids.isEmpty {
            try await alone {
                for id in ids {
                    guard let note = try note(of: id), note.submissions.isEmpty, !note.isHeld(after: time) else {
                        continue
                    }
                    remove(id)
                }
            }
        }
        try await Disk.run {
            for name in try Disk.names(in: unfinishedFolder) {
                let path = unfinishedFolder + "/" + name
                if let changed = Disk.changed(path), changed < time { unlink(path) }
            }
            // The content of a file is there before its note, and stays alone if the process ends in between.
            for path in try contents() where access(path + ".json", F_OK) != 0 {
                for place in [path, path + Self.sealedEnd] {
                    if let changed = Disk.changed(place), changed < time { unlink(place) }
                }
            }
        }
    }

    // MARK: Paths

    static func newID() -> String {
        (0..<16).map { _ in
            let digits = String(UInt8.random(in: 0...255), radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    /// Whether a text is an id of this store. No other text becomes a part of a path.
    static func isID(_ text: String) -> Bool {
        text.utf8.count == 32 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    /// The path of the content of a file; `nil` for anything but an id.
    func path(of id: String) -> String? {
        Self.isID(id) ? "\(folder)/\(id.prefix(2))/\(id.dropFirst(2).prefix(2))/\(id)" : nil
    }

    func ids() throws -> [String] {
        try contents().map { String($0.suffix(32)) }
    }

    /// The paths of all contents, without the end of those that are encrypted.
    private func contents() throws -> [String] {
        var paths: [String] = []
        for outer in try Disk.names(in: folder) where outer.utf8.count == 2 {
            for inner in try Disk.names(in: folder + "/" + outer) {
                let place = "\(folder)/\(outer)/\(inner)"
                let names = try Disk.names(in: place).map { name in
                    name.hasSuffix(Self.sealedEnd) ? String(name.dropLast(Self.sealedEnd.count)) : name
                }
                // While a file is encrypted it has two contents.
                paths += Set(names.filter { Self.isID($0) }).sorted().map { place + "/" + $0 }
            }
        }
        return paths
    }

    // MARK: Notes

    /// The note that is written beside a content.
    struct Note: Codable {
        var details: FileDetails
        var submissions: [String] = []
        /// Until when drafts have the file, by their hashes. Files of earlier versions have none.
        var drafts: [String: Int64]?  // Text: marks of drafts, which the server wrote.
        /// The submissions that may not have been stored, with the time at which that was noted.
        var doubted: [String: Int64]?  // Text: ids of submissions, which the server wrote.

        /// Whether a draft has the file at a time.
        func isHeld(after time: Int64) -> Bool { drafts?.values.contains { $0 > time } == true }

        /// Takes the file from a submission.
        mutating func remove(_ submission: String) {
            submissions.removeAll { $0 == submission }
            settle(submission)
        }

        /// Forgets that a submission may not have been stored.
        mutating func settle(_ submission: String) {
            doubted?[submission] = nil
            if doubted?.isEmpty == true { doubted = nil }
        }
    }

    func note(of id: String) throws -> Note? {
        guard let path = path(of: id), let data = FileManager.default.contents(atPath: path + ".json") else {
            return nil
        }
        // Text: the keys of a note, which the server wrote.
        return try JSONDecoder().decode(Note.self, from: data)
    }

    func write(_ note: Note, of id: String) throws {
        guard let path = path(of: id) else { return }
        let unfinished = unfinishedFolder + "/" + Self.newID()
        // Text: the keys of a note, which the server wrote.
        try Disk.write(Array(try JSONEncoder().encode(note)), to: unfinished)
        try Disk.move(unfinished, to: path + ".json")
    }

    /// Deletes files, whoever has them. It looks at nothing else in the folder.
    package func remove(_ ids: [String]) async throws {
        guard !ids.isEmpty else { return }
        try await Disk.run { for id in ids { remove(id) } }
    }

    func remove(_ id: String) {
        guard let path = path(of: id) else { return }
        // Without its note a file does not exist.
        unlink(path + ".json")
        unlink(path)
        unlink(path + Self.sealedEnd)
    }
}
#endif
