#if Server
import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOPosix

/// A request to a host whose name is looked up once, and whose connection goes to the address that was found. So a name cannot
/// stand for a public address while it is checked, and for one of the server's own network afterwards. Redirects are not
/// followed.
struct PinnedRequest {
    /// The address is one of this machine, of a private network, or of a special purpose.
    struct PrivateAddress: Error {}

    var request: HTTPClientRequest
    /// The purpose of the request, as spans of traces name it.
    var purpose: String
    var host: String
    var port: Int
    var mayBePrivate: Bool
    /// How long it may take in all, from looking up the host to the head of the reply.
    var timeout: Duration
    var lookup = HostLookup()

    /// Sends it, and passes the reply to a function.
    ///
    /// - Throws: `PrivateAddress`, `HostLookup.TimedOut`, and what connections throw.
    func send<Value: Sendable>(
        _ body: @Sendable (HTTPClientResponse) async throws -> Value
    ) async throws -> Value {
        try await traced { try await $0.sendUntraced(body) }
    }

    private func sendUntraced<Value: Sendable>(
        _ body: @Sendable (HTTPClientResponse) async throws -> Value
    ) async throws -> Value {
        let end = ContinuousClock.now + self.timeout
        let address = try await lookup.address(of: host, port: port, within: self.timeout)
        guard mayBePrivate || address.isPublic, let target = address.ipAddress else { throw PrivateAddress() }
        let timeout = TimeAmount(max(end - .now, .milliseconds(1)))
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow, timeout: HTTPClient.Configuration.Timeout(connect: timeout, read: timeout)
        )
        configuration.dnsOverride = [host: target]
        configuration.httpVersion = .http1Only
        return try await HTTPClient.withHTTPClient(configuration: configuration) { client in
            var request = request
            request.headers.add(name: "user-agent", value: "Formwork")
            return try await body(try await client.execute(request, timeout: timeout))
        }
    }
}
#endif
