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

    init(id: String, store: DiskFileStore) throws {
        self.id = id
        self.store = store
        path = store.unfinishedFolder + "/" + id
        descriptor = Mutex(try Disk.create(path))
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
                try Disk.append(bytes, to: open)
            }
        }
    }

    func finish(_ details: FileDetails) async throws -> StoredFile {
        try await Disk.run { [self] in
            guard let target = store.path(of: id) else { throw StoreProblem("A file has no place.") }
            try descriptor.withLock { open in
                guard let file = open else { throw StoreProblem("A file is finished already.") }
                guard fsync(file) == 0 else { throw Disk.problem("A file cannot be written") }
                close(file)
                open = nil
            }
            let inner = URL(fileURLWithPath: target).deletingLastPathComponent()
            try Disk.makeFolder(inner.deletingLastPathComponent().path)
            try Disk.makeFolder(inner.path)
            try Disk.move(path, to: target)
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
