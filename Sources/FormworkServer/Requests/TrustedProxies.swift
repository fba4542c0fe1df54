#if Server
import HTTPTypes
import NIOCore

/// Finds out which address a request comes from if proxies pass it on.
///
/// Anybody can send the field `X-Forwarded-For`. So only what trusted proxies have added to it counts: the list is read from
/// its end, where each proxy adds the address that it was asked from, up to the first address that is no trusted proxy.
struct TrustedProxies: Sendable {
    private let addresses: Set<String>

    /// - Parameter addresses: IP addresses. Other texts are no address of anybody.
    init(_ addresses: [String]) {
        self.addresses = Set(addresses.compactMap { Self.address($0)?.ipAddress })
    }

    /// The key of the address that a request comes from (`AddressKey`).
    func sender(of head: HTTPRequest, from neighbour: SocketAddress) -> String {
        var sender = neighbour
        var rest = Self.field.map { head.headerFields[values: $0] }?.flatMap { $0.split(separator: ",") } ?? []
        while let proxy = sender.ipAddress, addresses.contains(proxy), let named = rest.popLast() {
            // A proxy that names no address speaks for itself.
            guard let address = Self.address(named) else { break }
            sender = address
        }
        return AddressKey.text(sender)
    }

    /// Whether the reader spoke TLS with a proxy. Only what a trusted proxy says of that counts.
    ///
    /// - Parameter peer: The whole address that the request comes from; `nil` if nobody knows.
    func spokeTLS(_ head: HTTPRequest, from peer: String?) -> Bool {
        guard let peer, addresses.contains(peer), let name = Self.schemeField else { return false }
        // A proxy that adds to the field what it saw itself adds it at the end.
        let schemes = head.headerFields[values: name].flatMap { $0.split(separator: ",") }
        return schemes.last.map { trimmed($0).lowercased() == "https" } ?? false
    }

    private static let field = HTTPField.Name("X-Forwarded-For")
    private static let schemeField = HTTPField.Name("X-Forwarded-Proto")

    /// An address as proxies write it: `192.0.2.1`, `2001:db8::1`, also in brackets, and with a port.
    private static func address(_ text: some StringProtocol) -> SocketAddress? {
        var text = trimmed(text)[...]
        if text.first == "[", let end = text.firstIndex(of: "]") {
            text = text[..<end].dropFirst()
        } else if text.utf8.count(where: { $0 == UInt8(ascii: ":") }) == 1, let colon = text.firstIndex(of: ":") {
            text = text[..<colon]
        }
        return try? SocketAddress(ipAddress: String(text), port: 0)
    }
}
#endif
