#if Server
import Foundation

/// Writes to an open descriptor and returns errors, where `FileHandle` would end the process.
enum DescriptorWriter {
    /// The number of bytes in one write. A pipe takes them all at once or not at all. So lines of several threads do not
    /// mix, and a pipe that is ready takes them without waiting.
    private static let chunk = 4_096

    /// Writes all bytes.
    ///
    /// - Parameter patience: How many milliseconds each chunk may wait for the reader; `nil` to wait for ever.
    /// - Returns: 0 for success, or the `errno` of the failure; `ETIMEDOUT` if the reader took too long.
    static func write(_ bytes: [UInt8], to descriptor: Int32, patience: Int32? = nil) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            if let patience, let problem = wait(for: descriptor, patience) { return problem }
            let part = Array(rest.prefix(chunk))
            let count = Foundation.write(descriptor, part, part.count)
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN || errno == EWOULDBLOCK {
                if let problem = wait(for: descriptor, patience ?? -1) { return problem }
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }

    /// Waits until the descriptor takes bytes; `nil` once it does.
    private static func wait(for descriptor: Int32, _ milliseconds: Int32) -> Int32? {
        var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        while true {
            let count = poll(&place, 1, milliseconds)
            if count > 0 { return nil }
            if count == 0 { return ETIMEDOUT }
            if errno != EINTR { return errno }
        }
    }
}
#endif
