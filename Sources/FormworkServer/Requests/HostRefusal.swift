#if Server
import Hummingbird

/// Why a request is refused because of the host that it names.
enum HostRefusal: Equatable, Sendable {
    /// It names none, more than one, or something that is no host.
    case notOne
    /// The server does not answer under this name.
    case unknown

    /// The reply, in English, because only whoever operates the server or writes a program sees it.
    var reply: Response {
        let sentence =
            switch self {
            case .notOne: "A request has to name one host, in one Host header.\n"
            case .unknown: "This server does not answer under the name in the address.\n"
            }
        return Reply.response(
            self == .notOne ? .badRequest : .misdirectedRequest, "text/plain; charset=utf-8", Array(sentence.utf8),
            caching: "no-store")
    }
}
#endif
