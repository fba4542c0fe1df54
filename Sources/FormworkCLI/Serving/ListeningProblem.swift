#if Server
import FormworkServer
import Foundation
import NIOCore

/// The reason for which a server cannot listen at an address, in one sentence.
struct ListeningProblem: Error, CustomStringConvertible {
    let description: String

    /// Recognises an error of a server that could not listen; `nil` for any other error.
    ///
    /// - Parameters:
    ///   - host: The address.
    ///   - port: The port.
    ///   - hostOption: The option that names the address.
    ///   - portOption: The option that names the port.
    init?(_ error: any Error, host: String, port: Int, hostOption: String, portOption: String) {
        switch error {
        case let error as IOError where error.errnoCode == EADDRINUSE:
            description = "Port \(port) of \(host) is in use; `\(portOption)` names another."
        case let error as IOError where error.errnoCode == EACCES:
            description = "Port \(port) of \(host) may not be used by this account; `\(portOption)` names another."
        case let error as IOError:
            description = "\(host):\(port) cannot be listened at: \(SystemError(error.errnoCode).words)."
        case is SocketAddressError, is SocketAddressError.UnknownHost:
            description = "There is no address \(host); `\(hostOption)` names another."
        default: return nil
        }
    }
}
#endif
