#if Server
import Foundation

#if canImport(CDispatch)
// On Linux the compiler finds `stat` here.
import CDispatch
#endif

/// Work with files that waits for the disk, on threads of its own.
enum Disk {
    private static let queue = {
        let queue = OperationQueue()
        queue.name = "formwork.files"
        queue.maxConcurrentOperationCount = 8
        return queue
    }()

    /// Runs something that waits, without holding a thread that other async code needs.
    static func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.addOperation { continuation.resume(with: Result { try body() }) }
        }
    }

    /// Makes a folder that its owner alone can use, unless it is there.
    static func makeFolder(_ path: String) throws {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT else { throw problem("A folder cannot be made") }
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Runs something while no other holder of the same file's lock does.
    static func locked(_ path: String, _ body: () throws -> Void) throws {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw problem("Files cannot be locked") }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw problem("Files cannot be locked") }
        }
        try body()
    }

    /// Makes a file that its owner alone can read.
    static func create(_ path: String) throws -> Int32 {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw problem("A file cannot be made") }
        return descriptor
    }

    static func append(_ bytes: [UInt8], to descriptor: Int32) throws {
        try bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = Foundation.write(descriptor, part.baseAddress, part.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { throw problem("A file cannot be written") }
                rest = rest.dropFirst(count)
            }
        }
    }

    /// Writes a whole file to the disk.
    static func write(_ bytes: [UInt8], to path: String) throws {
        let descriptor = try create(path)
        defer { close(descriptor) }
        do {
            try append(bytes, to: descriptor)
            guard fsync(descriptor) == 0 else { throw problem("A file cannot be written") }
        } catch {
            unlink(path)
            throw error
        }
    }

    /// Gives a file its name for good.
    static func move(_ path: String, to target: String) throws {
        guard rename(path, target) == 0 else { throw problem("A file cannot be moved") }
        // The name is safe when the folder is on the disk.
        let folder = open(URL(fileURLWithPath: target).deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    static func read(_ path: String, from offset: Int, count: Int) throws -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw problem("A file cannot be read") }
        defer { close(descriptor) }
        return try read(descriptor, from: offset, count: count)
    }

    /// A part of an open file.
    static func read(_ descriptor: Int32, from offset: Int, count: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let read = pread(descriptor, &bytes, count, off_t(offset))
        guard read >= 0 else { throw problem("A file cannot be read") }
        return Array(bytes.prefix(read))
    }

    /// How many bytes can be written where a folder is.
    static func freeBytes(at folder: String) throws -> Int? {
        let attributes = try FileManager.default.attributesOfFileSystem(forPath: folder)
        return (attributes[.systemFreeSize] as? NSNumber)?.intValue
    }

    /// How many files and folders can be made where a folder is; `nil` if the file system has no such limit.
    static func freeFiles(at folder: String) throws -> Int? {
        var space = statvfs()
        guard statvfs(folder, &space) == 0 else { throw problem("The space of the disk is not known") }
        return freeFiles(available: UInt64(space.f_favail), of: UInt64(space.f_files))
    }

    /// How many files and folders can be made, of what a file system says. Those without a limit say that they have none at all.
    static func freeFiles(available: UInt64, of total: UInt64) -> Int? { total == 0 ? nil : Int(clamping: available) }

    /// The names in a folder; none if it does not exist.
    static func names(in folder: String) throws -> [String] {
        guard access(folder, F_OK) == 0 else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    /// When a file was last written, in milliseconds since 1970.
    static func changed(_ path: String) -> Int64? {
        let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        return date.map { Int64($0.timeIntervalSince1970 * 1_000) }
    }

    /// A problem with the system's message for the last failure. It contains no path, because paths have ids of files.
    static func problem(_ sentence: String) -> StoreProblem {
        StoreProblem("\(sentence): \(SystemError.last.words).")
    }
}
#endif
