import FormworkCore

/// A host from which forms may load options.
///
/// A text literal is a host on the internet: `"api.example.org"`, or `"api.example.org:8443"` for another port.
public struct OptionHost: Equatable, Sendable {
    /// The name of the host, in small letters.
    public let name: String
    /// The port; `nil` for that of the scheme.
    public let port: Int?
    /// Whether the host may be in a private network or on this machine, and be called without encryption.
    public let isPrivate: Bool

    /// Reads a host with or without a port; `nil` if the text is not a host.
    ///
    /// - Parameters:
    ///   - text: The host, such as `api.example.org`.
    ///   - isPrivate: Whether it may be in a private network or on this machine, and be called without encryption.
    public init?(_ text: String, isPrivate: Bool = false) {
        guard let place = OptionAddress.place(text.utf8) else { return nil }
        (name, port) = place
        self.isPrivate = isPrivate
    }

    /// Whether an address is one of this host.
    ///
    /// A host without a port allows only the port of the scheme, because other ports are other services.
    func allows(_ address: OptionAddress) -> Bool {
        guard address.host == name, address.isEncrypted || isPrivate else { return false }
        return address.port == port ?? (address.isEncrypted ? 443 : 80)
    }
}
