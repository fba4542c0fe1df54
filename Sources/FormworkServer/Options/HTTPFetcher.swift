#if Server
import AsyncHTTPClient
public import Formwork
import NIOCore
import NIOHTTP1
import NIOPosix

/// Asks addresses for options from a server.
///
/// The name of a host is looked up once, and the connection goes to the address that was found. So a name cannot stand for a
/// public address while it is checked, and for one of the server's own network afterwards.
public struct HTTPFetcher: OptionFetcher {
    /// Makes a fetcher.
    public init() {}

    /// The reply of an address.
    public func reply(to question: OptionQuestion) async throws -> OptionReply {
        let address = try await NIOThreadPool.singleton.runIfActive {
            try SocketAddress.makeAddressResolvingHost(question.host, port: question.port)
        }
        guard question.mayBePrivate || address.isPublic, let target = address.ipAddress else {
            throw OptionAddressProblem.privateAddress
        }
        let timeout = TimeAmount(question.timeout)
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow, timeout: HTTPClient.Configuration.Timeout(connect: timeout, read: timeout)
        )
        configuration.dnsOverride = [question.host: target]
        configuration.httpVersion = .http1Only
        return try await HTTPClient.withHTTPClient(configuration: configuration) { client in
            var request = HTTPClientRequest(url: question.url)
            request.headers.add(name: "accept", value: "application/json")
            request.headers.add(name: "user-agent", value: "Formwork")
            let response = try await client.execute(request, timeout: timeout)
            let location = response.headers.first(name: "location")
            guard response.status == .ok else {
                return OptionReply(status: Int(response.status.code), location: location)
            }
            do {
                let body = try await response.body.collect(upTo: question.maxBytes)
                return OptionReply(status: 200, body: Array(body.readableBytesView))
            } catch is NIOTooManyBytesError {
                throw OptionAddressProblem.tooLarge
            }
        }
    }
}
#endif
