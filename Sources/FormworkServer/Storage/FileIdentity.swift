#if Server
import Foundation

// On Linux the compiler finds `stat` in either of these, whichever it read first.
#if canImport(CDispatch)
import CDispatch
#endif
#if canImport(CNIOLinux)
import CNIOLinux
#endif

/// Tells a file from another file that is put in its place later.
struct FileIdentity: Equatable, Sendable {
    private let device: UInt64
    private let number: UInt64

    /// The file at a path; `nil` if none can be found there.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }

    /// The file behind an open descriptor.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}
#endif
