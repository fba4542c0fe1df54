#if Server
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOPosix
import NIOSSL

extension DeliveryProblem {
    /// Why a receiver could not be reached or gave no reply, in words for an operator. It has no address and no answer, which
    /// errors of connections may quote.
    static func reason(of error: any Error) -> String {
        switch error {
        case let error as HTTPClientError: reason(of: error)
        case let error as NIOConnectionError: reason(of: error)
        case let error as IOError: reason(of: error)
        case is NIOSSLError, is BoringSSLError: "the connection could not be encrypted"
        case is SocketAddressError, is SocketAddressError.UnknownHost: noHost
        case ChannelError.connectTimeout: unconnected
        case is ChannelError: closed
        default: "there was no reply (\(type(of: error)))"
        }
    }

    private static let noHost = "the name of the host was not found"
    private static let closed = "the receiver closed the connection without a reply"
    private static let unconnected = "no connection could be made in time"
    private static let late = "there was no reply in time"

    private static func reason(of error: HTTPClientError) -> String {
        switch error {
        case .remoteConnectionClosed, .uncleanShutdown: closed
        case .connectTimeout: unconnected
        case .tlsHandshakeTimeout: "the connection could not be encrypted in time"
        case .getConnectionFromPoolTimeout: unconnected
        case .readTimeout, .writeTimeout, .deadlineExceeded: late
        case .cancelled: "the try was interrupted"
        case .invalidURL, .emptyHost, .emptyScheme, .missingSocketPath: "the address cannot be used"
        default: "there was no usable reply (\(error.shortDescription))"
        }
    }

    private static func reason(of error: NIOConnectionError) -> String {
        if let first = error.connectionErrors.first?.error { return reason(of: first) }
        return noHost
    }

    private static func reason(of error: IOError) -> String {
        switch error.errnoCode {
        case ECONNREFUSED: "the connection was refused; nothing listens at that address"
        case ECONNRESET, EPIPE: closed
        case EHOSTUNREACH, ENETUNREACH: "the host cannot be reached from here"
        default: "no connection could be made: \(SystemError(error.errnoCode).words)"
        }
    }
}
#endif
