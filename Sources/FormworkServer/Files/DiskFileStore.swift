#if Server
import Foundation

/// Files in a folder, which several processes may use at once.
///
/// A file has a random id of 32 hexadecimal digits. Its content is at `ab/cd/ID` and the rest in `ab/cd/ID.json`. Both are
/// written under other names first; the second one makes the file exist. Only the owner of the folder can read them.
public struct DiskFileStore: FileStore {
    let folder: String

    /// Uses a folder. It is made with the first file.
    ///
    /// - Throws: `StoreProblem` with a sentence if something else is there, or the folder cannot be written.
    public init(folder: String) throws(StoreProblem) {
        self.folder = URL(fileURLWithPath: folder).path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: self.folder, isDirectory: &isFolder) else { return }
        guard isFolder.boolValue else { throw StoreProblem("\(folder) is not a folder.") }
        guard access(self.folder, W_OK) == 0 else { throw StoreProblem("The folder \(folder) cannot be written.") }
    }

    /// Where files are until they are complete. Files are moved inside one file system only.
    var unfinishedFolder: String { folder + "/unfinished" }

    /// Begins a file.
    public func begin() async throws -> any FileWriter {
        let id = Self.newID()
        return try await Disk.run {
            try Disk.makeFolder(folder)
            try Disk.makeFolder(unfinishedFolder)
            return try DiskFileWriter(id: id, store: self)
        }
    }

    /// What is known of a file.
    public func file(_ id: String) async throws -> StoredFile? {
        try await Disk.run {
            try note(of: id).map { StoredFile(id: id, details: $0.details, submissions: $0.submissions) }
        }
    }

    /// A part of a file's content.
    public func content(of id: String, from offset: Int, count: Int) async throws -> [UInt8] {
        guard let path = path(of: id) else { return [] }
        return try await Disk.run { try Disk.read(path, from: offset, count: count) }
    }

    /// Notes that a submission has these files.
    public func keep(_ ids: [String], for submission: String) async throws {
        try await alone {
            for id in ids {
                guard var note = try note(of: id) else { throw StoreProblem("A file of a submission is missing.") }
                if note.submissions.contains(submission) { continue }
                note.submissions.append(submission)
                try write(note, of: id)
            }
        }
    }

    /// Takes these files from a submission.
    public func release(_ ids: [String], from submission: String) async throws {
        try await alone {
            for id in ids {
                guard var note = try note(of: id), note.submissions.contains(submission) else { continue }
                note.submissions.removeAll { $0 == submission }
                if note.submissions.isEmpty { remove(id) } else { try write(note, of: id) }
            }
        }
    }

    /// The files that no submission has.
    public func orphans(before time: Int64) async throws -> [String] {
        try await Disk.run {
            try ids().filter { id in
                guard let note = try note(of: id) else { return false }
                return note.submissions.isEmpty && note.details.created < time
            }
        }
    }

    /// Deletes files and what was never finished.
    public func sweep(_ ids: [String], unfinishedBefore time: Int64) async throws {
        try await Disk.run {
            for id in ids { remove(id) }
            for name in try Disk.names(in: unfinishedFolder) {
                let path = unfinishedFolder + "/" + name
                if let changed = Disk.changed(path), changed < time { unlink(path) }
            }
            // The content of a file is there before its note, and stays alone if the process ends in between.
            for path in try contents() where access(path + ".json", F_OK) != 0 {
                if let changed = Disk.changed(path), changed < time { unlink(path) }
            }
        }
    }

    /// Changes notes while nobody else does, in this process or another.
    private func alone(_ body: @escaping @Sendable () throws -> Void) async throws {
        try await Disk.run {
            try Disk.makeFolder(folder)
            try Disk.locked(folder + "/lock", body)
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

    /// Where the content of a file is; `nil` for anything but an id.
    func path(of id: String) -> String? {
        Self.isID(id) ? "\(folder)/\(id.prefix(2))/\(id.dropFirst(2).prefix(2))/\(id)" : nil
    }

    private func ids() throws -> [String] {
        try contents().map { String($0.suffix(32)) }
    }

    /// The paths of all contents.
    private func contents() throws -> [String] {
        var paths: [String] = []
        for outer in try Disk.names(in: folder) where outer.utf8.count == 2 {
            for inner in try Disk.names(in: folder + "/" + outer) {
                let place = "\(folder)/\(outer)/\(inner)"
                paths += try Disk.names(in: place).filter { Self.isID($0) }.map { place + "/" + $0 }
            }
        }
        return paths
    }

    // MARK: Notes

    /// What is written beside a content.
    struct Note: Codable {
        var details: FileDetails
        var submissions: [String] = []
    }

    private func note(of id: String) throws -> Note? {
        guard let path = path(of: id), let data = FileManager.default.contents(atPath: path + ".json") else {
            return nil
        }
        return try JSONDecoder().decode(Note.self, from: data)
    }

    func write(_ note: Note, of id: String) throws {
        guard let path = path(of: id) else { return }
        let unfinished = unfinishedFolder + "/" + Self.newID()
        try Disk.write(Array(try JSONEncoder().encode(note)), to: unfinished)
        try Disk.move(unfinished, to: path + ".json")
    }

    private func remove(_ id: String) {
        guard let path = path(of: id) else { return }
        // Without its note a file does not exist.
        unlink(path + ".json")
        unlink(path)
    }
}
#endif
