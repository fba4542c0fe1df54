/// Asks an address for options over HTTP.
///
/// It asks the address and nothing else: redirections are not followed, and a reply is given back whatever its status is.
public protocol OptionFetcher: Sendable {
    /// The reply of an address.
    ///
    /// - Throws: `OptionAddressProblem` for what it found out about the address or the reply, anything else for a
    ///   connection that failed.
    func reply(to question: OptionQuestion) async throws -> OptionReply
}

/// What an address is asked, and with which limits.
public struct OptionQuestion: Equatable, Sendable {
    /// The address with its query, in ASCII.
    public let url: String
    /// The host of the address.
    public let host: String
    /// The port of the address.
    public let port: Int
    /// Whether the host may be in a private network or on this machine.
    public let mayBePrivate: Bool
    /// The most bytes that the reply may have.
    public let maxBytes: Int
    /// How long the reply may take.
    public let timeout: Duration

    /// Makes a question, as a test of a fetcher needs it.
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

/// What an address replied.
public struct OptionReply: Equatable, Sendable {
    /// The status of HTTP.
    public var status: Int
    /// The body.
    public var body: [UInt8]
    /// Where the reader is sent on to; `nil` for nowhere.
    public var location: String?

    /// Makes a reply.
    public init(status: Int, body: [UInt8] = [], location: String? = nil) {
        self.status = status
        self.body = body
        self.location = location
    }
}
