#if Server
import Foundation
import Synchronization

/// A file of a `DiskFileStore` that is being written.
final class DiskFileWriter: FileWriter {
    private let id: String
    private let store: DiskFileStore
    private let path: String
    /// The open file; `nil` when it is closed.
    private let descriptor: Mutex<Int32?>
    /// Encrypts the content; `nil` for one in clear.
    private let sealer: FileSealer?
    /// The bytes that were written and are not encrypted yet, and how many chunks are. The last chunk is known only at the end.
    private let waiting = Mutex((bytes: [UInt8](), chunks: 0))

    init(id: String, store: DiskFileStore) throws {
        self.id = id
        self.store = store
        path = store.unfinishedFolder + "/" + id
        sealer = store.keys.map { FileSealer(of: id, with: $0) }
        let file = try Disk.create(path)
        descriptor = Mutex(file)
        if let sealer { try Disk.append(sealer.header, to: file) }
    }

    deinit {
        // A sender who went away leaves nothing behind.
        if let open = descriptor.withLock({ $0 }) {
            close(open)
            unlink(path)
        }
    }

    func write(_ bytes: [UInt8]) async throws {
        try await Disk.run { [self] in
            try descriptor.withLock { open in
                guard let open else { throw StoreProblem("A file is finished already.") }
                try append(bytes, to: open)
            }
        }
    }

    private func append(_ bytes: [UInt8], to file: Int32) throws {
        guard let sealer else { return try Disk.append(bytes, to: file) }
        try waiting.withLock { waiting in
            waiting.bytes += bytes
            var start = 0
            while waiting.bytes.count - start > FileSealer.chunk {
                let chunk = Array(waiting.bytes[start..<(start + FileSealer.chunk)])
                try Disk.append(try sealer.sealed(chunk, number: waiting.chunks, isLast: false), to: file)
                start += FileSealer.chunk
                waiting.chunks += 1
            }
            waiting.bytes.removeFirst(start)
        }
    }

    private func appendLast(to file: Int32) throws {
        guard let sealer else { return }
        try waiting.withLock { waiting in
            try Disk.append(try sealer.sealed(waiting.bytes, number: waiting.chunks, isLast: true), to: file)
            waiting.bytes = []
        }
    }

    func finish(_ details: FileDetails) async throws -> StoredFile {
        try await Disk.run { [self] in
            guard let target = store.path(of: id) else { throw StoreProblem("A file has no place.") }
            try descriptor.withLock { open in
                guard let file = open else { throw StoreProblem("A file is finished already.") }
                try appendLast(to: file)
                guard fsync(file) == 0 else { throw Disk.problem("A file cannot be written") }
                close(file)
                open = nil
            }
            let inner = URL(fileURLWithPath: target).deletingLastPathComponent()
            try Disk.makeFolder(inner.deletingLastPathComponent().path)
            try Disk.makeFolder(inner.path)
            try Disk.move(path, to: sealer == nil ? target : target + DiskFileStore.sealedEnd)
            try store.write(DiskFileStore.Note(details: details), of: id)
            return StoredFile(id: id, details: details)
        }
    }

    func cancel() async {
        descriptor.withLock { open in
            guard let file = open else { return }
            close(file)
            unlink(path)
            open = nil
        }
    }
}
#endif
