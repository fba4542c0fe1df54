#if Server
import Foundation

/// Files that are encrypted. The content of such a file is at `ab/cd/ID.sealed`, and no file is at `ab/cd/ID`.
extension DiskFileStore {
    static let sealedEnd = ".sealed"

    /// A part of the content of a file, whether it is encrypted or not; empty if there is no such file.
    func part(of id: String, from offset: Int, count: Int) throws -> [UInt8] {
        guard let path = path(of: id), count > 0, offset >= 0 else { return [] }
        // A file that is encrypted just now is at one of the two places at each moment, but not always at the same.
        for _ in 0..<3 {
            if let part = try sealedPart(of: id, at: path + Self.sealedEnd, from: offset, count: count) { return part }
            if access(path, F_OK) == 0 { return try Disk.read(path, from: offset, count: count) }
        }
        return try Disk.read(path, from: offset, count: count)
    }

    /// - Returns: `nil` if the file is not encrypted.
    private func sealedPart(of id: String, at path: String, from offset: Int, count: Int) throws -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0, errno == ENOENT { return nil }
        guard descriptor >= 0 else { throw Disk.problem("A file cannot be read") }
        defer { close(descriptor) }
        guard let size = try note(of: id)?.details.size, offset < size else { return [] }
        // The header is that of the open file. Another key may replace the file meanwhile.
        let sealer = try FileSealer(
            try Disk.read(descriptor, from: 0, count: FileSealer.headerLength), of: id, with: keys)
        let end = min(size, offset + min(count, size - offset))
        var part: [UInt8] = []
        for number in (offset / FileSealer.chunk)...((end - 1) / FileSealer.chunk) {
            let bytes = try Disk.read(descriptor, from: FileSealer.offset(of: number), count: FileSealer.sealedChunk)
            part += try sealer.opened(bytes, number: number, isLast: number == FileSealer.chunks(of: size) - 1)
        }
        let skipped = offset % FileSealer.chunk
        guard part.count >= skipped + end - offset else { throw FileSealer.damaged }
        return Array(part[skipped..<(skipped + end - offset)])
    }

    /// Encrypts all files with the newest key that are not, or were with another one. Servers may go on meanwhile.
    ///
    /// - Returns: How many files have the newest key now and had not before, and how many cannot be read. These stay as they were.
    /// - Throws: `StoreProblem` if the store has no keys, or the disk fails.
    public func reseal() async throws -> Resealing {
        guard let keys else { throw StoreProblem("There is no key to encrypt files with.") }
        var outcome = Resealing()
        for id in try await Disk.run({ try ids() }) {
            let isChanged: Bool?
            do {
                isChanged = try await Disk.run { try reseal(id, keys) }
            } catch let problem as StoreProblem where problem.isOfKeys {
                isChanged = nil
            }
            if isChanged == true { outcome.changed += 1 }
            if isChanged == nil { outcome.unreadable += 1 }
        }
        return outcome
    }

    private func reseal(_ id: String, _ keys: AnswerKeys) throws -> Bool {
        guard let path = path(of: id), let size = try note(of: id)?.details.size else { return false }
        let sealed = path + Self.sealedEnd
        if access(sealed, F_OK) == 0 {
            let header = try Disk.read(sealed, from: 0, count: FileSealer.headerLength)
            if FileSealer.keyName(header) == keys.current.id {
                // A process that ended just before this left the earlier one.
                unlink(path)
                return false
            }
        }
        try Disk.makeFolder(unfinishedFolder)
        let unfinished = unfinishedFolder + "/" + Self.newID()
        let descriptor = try Disk.create(unfinished)
        do {
            defer { close(descriptor) }
            let sealer = FileSealer(of: id, with: keys)
            try Disk.append(sealer.header, to: descriptor)
            let count = FileSealer.chunks(of: size)
            for number in 0..<count {
                let bytes = try part(of: id, from: number * FileSealer.chunk, count: FileSealer.chunk)
                guard bytes.count == min(FileSealer.chunk, size - number * FileSealer.chunk) else {
                    throw FileSealer.damaged
                }
                try Disk.append(try sealer.sealed(bytes, number: number, isLast: number == count - 1), to: descriptor)
            }
            guard fsync(descriptor) == 0 else { throw Disk.problem("A file cannot be written") }
        } catch {
            unlink(unfinished)
            throw error
        }
        try Disk.move(unfinished, to: sealed)
        unlink(path)
        // It may have been erased meanwhile.
        if access(path + ".json", F_OK) != 0 { unlink(sealed) }
        return true
    }
}

extension StoreProblem {
    /// Whether a file cannot be decrypted.
    fileprivate var isOfKeys: Bool {
        self == FileSealer.damaged || description.hasPrefix("A file cannot be read, because the key ")
    }
}
#endif
