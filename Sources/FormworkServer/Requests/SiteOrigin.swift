#if Server
/// The origin of a site: its scheme, its host, and its port if that is not the usual one.
public struct SiteOrigin: Hashable, Sendable, CustomStringConvertible {  // Text: letters of ASCII.
    /// The origin as browsers write it, such as `https://www.example.org`.
    public let description: String

    /// Reads an origin; `nil` if the text is not one: with a path, with a pattern such as `*.example.org`, or with another
    /// scheme than `https` or `http`.
    ///
    /// - Parameter text: The origin, such as `https://www.example.org` or `http://localhost:8000`.
    public init?(_ text: String) {
        let text = text.lowercased()
        guard let scheme = ["https", "http"].first(where: { text.hasPrefix($0 + "://") }) else { return nil }
        let parts = text.dropFirst(scheme.count + 3).split(separator: ":", omittingEmptySubsequences: false)
        guard let host = parts.first, parts.count <= 2, Self.isHost(host) else { return nil }
        guard parts.count == 2 else {
            description = "\(scheme)://\(host)"
            return
        }
        guard parts[1].utf8.allSatisfy({ (48...57).contains($0) }), let port = UInt16(parts[1]), port > 0 else {
            return nil
        }
        // Browsers leave out the usual port, and origins are compared as text.
        let isUsual = port == (scheme == "https" ? 443 : 80)
        description = isUsual ? "\(scheme)://\(host)" : "\(scheme)://\(host):\(port)"
    }

    /// Whether a text is the name of a host in small letters. Names in other scripts are written as `xn--…`.
    private static func isHost(_ text: Substring) -> Bool {
        let labels = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return labels.allSatisfy { label in
            !label.isEmpty
                && label.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == UInt8(ascii: "-") }
        }
    }
}
#endif
