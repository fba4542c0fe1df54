#if Server
import HTTPTypes

/// Decides whether the server answers a request with this host name.
///
/// This prevents DNS rebinding: another site can let its own name resolve to this machine, and then a page of that site
/// could read and post here, because the browser sees one origin. The `Host` header of such a request still has the
/// name of the other site.
struct HostCheck: Sendable {
    private let names: Set<String>?

    /// - Parameter names: Host names and addresses without ports; `nil` for any.
    init(_ names: [String]?) {
        self.names = names.map { Set($0.map { Self.bare($0.lowercased()) }) }
    }

    func allows(_ head: HTTPRequest) -> Bool {
        // Browsers always send the name. A request without one, as in HTTP/1.0, was made by a program and not by a
        // page.
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
#endif
