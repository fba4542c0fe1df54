#if Server
import Foundation

/// Looks at the first bytes of an open database file, past SQLite, to find out whether they were overwritten.
///
/// Its descriptor stays open as long as the database does: closing any descriptor of a file takes SQLite's locks on
/// that file away from the whole process.
final class FileHeader: Sendable {
    private let descriptor: Int32

    /// - Returns: `nil` if the file cannot be read.
    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    deinit {
        close(descriptor)
    }

    /// The number that each database of Formwork was given when it was made (SQLite's `user_version`); `nil` if this is no
    /// database any more.
    var identity: UInt32? {
        var bytes = [UInt8](repeating: 0, count: 64)
        guard pread(descriptor, &bytes, bytes.count, 0) == bytes.count,
            bytes.starts(with: Array("SQLite format 3\0".utf8))
        else { return nil }
        return bytes[60..<64].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
#endif
