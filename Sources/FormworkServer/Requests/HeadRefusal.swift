#if Server
import HTTPTypes
import Hummingbird

/// Why a request is refused because of its address and its headers, before anything in them is read.
enum HeadRefusal: Equatable, Sendable {
    /// There is something else in them than ASCII. Addresses and the names of files are sent with escapes.
    case notASCII
    /// They are too long together.
    case tooLarge

    /// How many bytes the address, and the names and values of all headers have together at most.
    static let limit = 16_384

    /// `nil` for a request that is not refused.
    init?(_ head: HTTPRequest) {
        var bytes = 0
        for text in [head.path ?? "", head.authority ?? ""]
            + head.headerFields.flatMap({ [$0.name.rawName, $0.value] })
        {
            bytes += text.utf8.count
            if bytes > Self.limit {
                self = .tooLarge
                return
            }
            if !text.utf8.allSatisfy({ $0 < 0x80 }) {
                self = .notASCII
                return
            }
        }
        return nil
    }

    var status: HTTPResponse.Status { self == .notASCII ? .badRequest : .requestHeaderFieldsTooLarge }

    /// The problem, in English, because only people who write a program see it.
    var sentence: String {
        switch self {
        case .notASCII: "The address and the headers of a request have to be ASCII.\n"
        case .tooLarge: "The address and the headers of a request may have \(Self.limit) bytes together.\n"
        }
    }

    var reply: Response {
        Reply.response(status, "text/plain; charset=utf-8", Array(sentence.utf8), caching: "no-store")
    }
}
extension HTTPRequest {
    /// Whether the sender wants to go on in another protocol. This server never does.
    var asksForAnotherProtocol: Bool { method == .connect || headerFields[.upgrade] != nil }
}
#endif
