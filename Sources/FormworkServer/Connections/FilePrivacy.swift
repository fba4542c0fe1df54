#if Server
import Foundation

// On Linux the compiler finds `stat` in either of these, whichever it read first.
#if canImport(CDispatch)
import CDispatch
#endif
#if canImport(CNIOLinux)
import CNIOLinux
#endif

/// Whether a file with a secret is for its owner and a group only.
package enum FilePrivacy {
    /// Whether nobody but the owner and the group of an open file may read or write it. What is no file, such as a pipe of the
    /// shell, is private.
    package static func isPrivate(_ descriptor: Int32) -> Bool {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return false }
        return status.st_mode & S_IFMT != S_IFREG || status.st_mode & 0o006 == 0
    }

    /// Whether the same is true of the file at a path; `true` if absent.
    package static func isPrivate(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        return isPrivate(descriptor)
    }

    /// The warning about a file that others may read.
    package static func sentence(_ path: String) -> String {
        "Everybody on this machine can read or change \(path), which has secrets. `chmod o= \(path)` keeps them out."
    }
}
#endif
