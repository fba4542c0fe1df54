#if Server
import Foundation

// On Linux the compiler finds `stat` in either of these, whichever it read first.
#if canImport(CDispatch)
import CDispatch
#endif
#if canImport(CNIOLinux)
import CNIOLinux
#endif

/// Reads the first bytes of an open database file without SQLite, to find out whether they were overwritten.
///
/// Its descriptor stays open as long as the database. When a process closes any descriptor of a file, it loses all of
/// SQLite's locks on that file.
final class FileHeader: Sendable {
    /// How many bytes are read.
    static let length = 72

    /// The content of the first bytes.
    struct Content: Equatable, Sendable {
        /// The number that a database of Formwork gets when it is made (SQLite's `user_version`).
        let identity: UInt32
        /// The number that grows with each change (SQLite's `application_id`).
        let change: Int32

        /// - Returns: `nil` if the bytes are not those of a database.
        init?(_ bytes: [UInt8]) {
            guard bytes.count >= FileHeader.length, bytes.starts(with: Array("SQLite format 3\0".utf8)) else {
                return nil
            }
            func number(_ offset: Int) -> UInt32 { bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) } }
            identity = number(60)
            change = Int32(bitPattern: number(68))
        }
    }

    /// When a file was last written, and its size.
    struct Status: Equatable, Sendable {
        fileprivate let seconds: Int
        fileprivate let nanoseconds: Int
        fileprivate let size: Int64
    }

    private let descriptor: Int32

    /// - Returns: `nil` if the file cannot be read.
    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    deinit {
        close(descriptor)
    }

    /// The content of the first bytes of the file; `nil` if it is not a database any more.
    var content: Content? {
        var bytes = [UInt8](repeating: 0, count: Self.length)
        return pread(descriptor, &bytes, bytes.count, 0) == bytes.count ? Content(bytes) : nil
    }

    /// When the file was last written, and its size; `nil` if the system does not tell.
    var status: Status? {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return Status(seconds: time.tv_sec, nanoseconds: time.tv_nsec, size: Int64(status.st_size))
    }
}
#endif
