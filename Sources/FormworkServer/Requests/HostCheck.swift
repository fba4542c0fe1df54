#if Server
import HTTPTypes
import Hummingbird

/// Decides whether the server answers a request with this host name.
///
/// This prevents DNS rebinding: another site can let its own name resolve to this machine, and then a page of that site
/// could read and post here, because the browser sees one origin. The `Host` header of such a request still has the
/// name of the other site. Two names, or a name in two ways, could mean one host to a proxy and another one to the server.
struct HostCheck: Sendable {
    private let names: Set<String>?

    /// - Parameter names: Host names and addresses without ports; `nil` for any.
    init(_ names: [String]?) {
        self.names = names.map { Set($0.map { Self.bare($0.lowercased()) }) }
    }

    /// What is wrong with the host that a request names; `nil` if nothing is.
    func refusal(of head: HTTPRequest) -> HostRefusal? {
        // The first `Host` is the authority of the request. A proxy in front of the server may have read another one. The
        // host of an absolute address is among them too (`NamedHostChannel`).
        guard head.headerFields["Host"] == nil, let authority = head.authority, HostName(authority) != nil else {
            return .notOne
        }
        return allows(head) ? nil : .unknown
    }

    /// Whether the server has the name that a request asks for.
    func allows(_ head: HTTPRequest) -> Bool {
        guard let names, let host = head.authority else { return true }
        return names.contains(Self.host(of: host))
    }

    /// The host without its port, in small letters.
    private static func host(of authority: String) -> String {
        let text = authority.lowercased()
        if text.hasPrefix("[") { return bare(String(text.prefix { $0 != "]" }) + "]") }
        return String(text.prefix { $0 != ":" })
    }

    /// An address of IPv6 without its brackets.
    private static func bare(_ name: String) -> String {
        name.hasPrefix("[") && name.hasSuffix("]") ? String(name.dropFirst().dropLast()) : name
    }
}

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

/// Decides whether a text can be the name or the address of a host with a port.
private struct HostName {
    init?(_ text: String) {
        var rest = text[...]
        if rest.hasPrefix("[") {
            guard let end = rest.firstIndex(of: "]") else { return nil }
            let address = rest[..<end].dropFirst()
            guard !address.isEmpty, address.utf8.allSatisfy({ Self.isSign($0) || $0 == UInt8(ascii: ":") }) else {
                return nil
            }
            rest = rest[end...].dropFirst()
        } else {
            let name = rest.prefix { $0 != ":" }
            guard !name.isEmpty, name.utf8.allSatisfy({ Self.isSign($0) }) else { return nil }
            rest = rest.dropFirst(name.count)
        }
        if rest.isEmpty { return }
        // A port may be blank.
        guard rest.hasPrefix(":"), rest.utf8.count <= 6, rest.dropFirst().utf8.allSatisfy({ Self.isDigit($0) }) else {
            return nil
        }
    }

    /// Whether a byte can be in a name: a letter, a digit, `-`, `.` or `_`.
    private static func isSign(_ byte: UInt8) -> Bool {
        let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
        return isLetter || isDigit(byte) || [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_")].contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
#endif
