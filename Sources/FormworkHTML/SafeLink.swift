/// A link that is safe to follow: a web address, a mail address, a phone number or a path on the same host.
public struct SafeLink: Equatable, Sendable {
    /// The address as written.
    public let address: String

    /// Accepts `http`, `https`, `mailto`, `tel` and addresses without a scheme or a host.
    ///
    /// Browsers drop control characters and read `\` as `/`; an address with any of them is refused
    /// rather than guessed at.
    public init?(_ address: String) {
        let bytes = Array(address.utf8)
        guard !bytes.isEmpty, !bytes.contains(where: { $0 <= 32 || $0 == 127 || $0 == UInt8(ascii: "\\") }) else {
            return nil
        }
        if bytes.count > 1, bytes[0] == UInt8(ascii: "/"), bytes[1] == UInt8(ascii: "/") { return nil }
        let end = bytes.firstIndex { $0 == UInt8(ascii: ":") || "/?#".utf8.contains($0) }
        if let end, bytes[end] == UInt8(ascii: ":") {
            // Setting bit 5 makes ASCII letters small.
            let scheme = String(decoding: bytes[..<end].map { $0 | 32 }, as: UTF8.self)
            guard ["http", "https", "mailto", "tel"].contains(scheme) else { return nil }
        }
        self.address = address
    }
}
