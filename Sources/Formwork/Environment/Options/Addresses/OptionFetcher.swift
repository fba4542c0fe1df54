/// Loads options from an address over HTTP.
///
/// A fetcher calls the address and nothing else: it does not follow redirections, and it returns a reply with any
/// status.
public protocol OptionFetcher: Sendable {
    /// Calls an address and returns its reply.
    ///
    /// - Throws: An `OptionAddressProblem` for a problem of the address or the reply, and any other error for a
    ///   connection that failed.
    func reply(to question: OptionQuestion) async throws -> OptionReply
}

/// A call of an address, with its limits.
public struct OptionQuestion: Equatable, Sendable {
    /// The address with its query, in ASCII.
    public let url: String
    /// The host of the address.
    public let host: String
    /// The port of the address.
    public let port: Int
    /// Whether the host may be in a private network or on this machine.
    public let mayBePrivate: Bool
    /// The maximum number of bytes of the reply.
    public let maxBytes: Int
    /// How long the reply may take.
    public let timeout: Duration

    /// Makes a call, such as for a test of a fetcher.
    public init(
        url: String, host: String, port: Int, mayBePrivate: Bool = false, maxBytes: Int = 1 << 20,
        timeout: Duration = .seconds(5)
    ) {
        self.url = url
        self.host = host
        self.port = port
        self.mayBePrivate = mayBePrivate
        self.maxBytes = maxBytes
        self.timeout = timeout
    }
}

/// The reply of an address.
public struct OptionReply: Equatable, Sendable {
    /// The HTTP status, such as 200.
    public var status: Int
    /// The body.
    public var body: [UInt8]
    /// The address of a redirection; `nil` if absent.
    public var location: String?

    /// Makes a reply.
    public init(status: Int, body: [UInt8] = [], location: String? = nil) {
        self.status = status
        self.body = body
        self.location = location
    }
}
