#if Server
import HTTPTypes

/// Decides whether the server answers under the name that a request asks for.
///
/// A page of another site can make its own name lead to this machine, and then read and post here as if it were from
/// here: its browser sees one origin. The name in `Host` is still that of the other site.
struct HostCheck: Sendable {
    private let names: Set<String>?

    /// - Parameter names: Host names and addresses without ports; `nil` for any.
    init(_ names: [String]?) {
        self.names = names.map { Set($0.map { Self.bare($0.lowercased()) }) }
    }

    func allows(_ head: HTTPRequest) -> Bool {
        // Browsers always send a name. A program without one, as in HTTP/1.0, is not led by a page.
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
