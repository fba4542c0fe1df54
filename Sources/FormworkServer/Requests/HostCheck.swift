#if Server
import HTTPTypes

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

    /// The problem with the host that a request names; `nil` if absent.
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
        // Text: a header, which is ASCII.
        if text.hasPrefix("[") { return bare(String(text.prefix { $0 != "]" }) + "]") }
        // Text: the same.
        return String(text.prefix { $0 != ":" })
    }

    /// An address of IPv6 without its brackets.
    private static func bare(_ name: String) -> String {
        name.hasPrefix("[") && name.hasSuffix("]") ? String(name.dropFirst().dropLast()) : name
    }
}
#endif
