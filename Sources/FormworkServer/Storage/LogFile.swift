#if Server
import Foundation

/// Reads the log of a database (`-wal`) without SQLite, to find out whether somebody else wrote into it.
///
/// SQLite has no locks on this file, so a descriptor of it may be closed at any time.
final class LogFile: Sendable {
    private static let headerLength = 32
    private static let frameLength = 24

    private let descriptor: Int32

    /// - Returns: `nil` if the file cannot be read.
    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    deinit {
        close(descriptor)
    }

    /// Whether the log has the last frame that its index names.
    func has(_ index: LogIndex) -> Bool {
        // SQLite writes the header together with the first frame.
        guard index.frames > 0 else { return true }
        let start = Self.headerLength + (Int(index.frames) - 1) * (Self.frameLength + index.pageSize)
        let last = start + Self.frameLength + index.pageSize - 1
        guard let header = read(Self.headerLength, at: 0), let frame = read(Self.frameLength, at: start),
            read(1, at: last) != nil
        else { return false }
        return Array(header[16..<24]) == index.salt && Array(frame[8..<16]) == index.salt
            && [number(frame, 16), number(frame, 20)] == index.checksum
    }

    /// The header of the database in the first of the frames that has one; `nil` if none has.
    func firstHeader() -> FileHeader.Content? {
        guard let header = read(Self.headerLength, at: 0) else { return nil }
        let size = Int(number(header, 8))
        guard size >= 512, size <= 65_536 else { return nil }
        var start = Self.headerLength
        while let frame = read(Self.frameLength, at: start), frame[8..<16] == header[16..<24] {
            if number(frame, 0) == 1 {
                return read(FileHeader.length, at: start + Self.frameLength).flatMap { FileHeader.Content($0) }
            }
            start += Self.frameLength + size
        }
        return nil
    }

    private func read(_ count: Int, at offset: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return pread(descriptor, &bytes, count, off_t(offset)) == count ? bytes : nil
    }

    private func number(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
        bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
#endif
