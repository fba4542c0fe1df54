#if Server
import Foundation

/// An error that the operating system reported.
package struct SystemError: Sendable {
    private let code: Int32

    /// Names an error by its number, such as `ENOENT`.
    package init(_ code: Int32) {
        self.code = code
    }

    /// The error of the last call in this thread.
    package static var last: SystemError { SystemError(errno) }

    /// The system's message for the error, such as "Permission denied". `strerror` may share its text between threads.
    package var words: String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            buffer.initialize(repeating: 0)
            guard let start = buffer.baseAddress, strerror_r(code, start, buffer.count - 1) == 0 else {
                return "error \(code)"
            }
            return String(cString: start)
        }
    }
}
#endif
