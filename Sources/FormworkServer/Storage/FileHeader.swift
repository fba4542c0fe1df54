#if Server
import Foundation

/// Reads the first bytes of an open database file without SQLite, to find out whether they were overwritten.
///
/// Its descriptor stays open as long as the database. When a process closes any descriptor of a file, it loses all of
/// SQLite's locks on that file.
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

    /// The number that a database of Formwork gets when it is made (SQLite's `user_version`); `nil` if the file is not
    /// a database any more.
    var identity: UInt32? {
        var bytes = [UInt8](repeating: 0, count: 64)
        guard pread(descriptor, &bytes, bytes.count, 0) == bytes.count,
            bytes.starts(with: Array("SQLite format 3\0".utf8))
        else { return nil }
        return bytes[60..<64].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
#endif
