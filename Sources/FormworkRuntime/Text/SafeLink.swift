/// A link that is safe to follow: a web address, a mail address, a phone number or a path on the same host.
public struct SafeLink: Equatable, Sendable {
    /// The address as written.
    public let address: String

    /// Makes a link; `nil` if the address is not safe.
    ///
    /// Addresses with `http`, `https`, `mailto` or `tel` are safe, and so are addresses without a scheme and a host.
    /// Browsers drop control characters and read `\` as `/`, so an address with any of these is refused.
    public init?(_ address: String) {
        let bytes = Array(address.utf8)
        guard !bytes.isEmpty, !bytes.contains(where: { $0 <= 32 || $0 == 127 || $0 == UInt8(ascii: "\\") }) else {
            return nil
        }
        if bytes.count > 1, bytes[0] == UInt8(ascii: "/"), bytes[1] == UInt8(ascii: "/") { return nil }
        let end = bytes.firstIndex { $0 == UInt8(ascii: ":") || "/?#".utf8.contains($0) }
        if let end, bytes[end] == UInt8(ascii: ":") {
            // Setting bit 5 turns a capital letter of ASCII into a small one.
            let scheme = String(decoding: bytes[..<end].map { $0 | 32 }, as: UTF8.self)
            guard ["http", "https", "mailto", "tel"].contains(scheme) else { return nil }
        }
        self.address = address
    }

    /// Whether a picture may be shown from an address: `https`, or a path on the same host.
    public static func isPicture(_ address: String) -> Bool {
        var bytes = Array(address.utf8)
        for byte in bytes where byte <= 32 || byte == 127 || byte == UInt8(ascii: "\\") { return false }
        if bytes.starts(with: "https://".utf8) { return bytes.count > 8 }
        if bytes.isEmpty || bytes.starts(with: "//".utf8) { return false }
        if let end = bytes.firstIndex(where: { "/?#".utf8.contains($0) }) { bytes.removeSubrange(end...) }
        return !bytes.contains(UInt8(ascii: ":"))
    }
}

#if !hasFeature(Embedded)
extension SafeLink {
    /// Whether the picture of an option may be shown from an address. Unlike for other pictures, the address may be the
    /// picture itself, as `data:`. Drawings (SVG) are refused there, because they are documents with links and scripts.
    ///
    /// The engine of a page draws no pictures of options: the server writes them.
    package static func isOptionPicture(_ address: String) -> Bool {
        let kinds = ["png", "jpeg", "gif", "webp"]
        return isPicture(address) || kinds.contains { address.hasPrefix("data:image/\($0);base64,") }
    }
}
#endif
