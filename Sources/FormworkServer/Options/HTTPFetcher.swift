#if Server
import AsyncHTTPClient
public import Formwork
import NIOCore
import NIOHTTP1

/// Asks addresses for options from a server; see `PinnedRequest`.
public struct HTTPFetcher: OptionFetcher {
    /// Makes a fetcher.
    public init() {}

    /// The reply of an address.
    ///
    /// - Throws: `OptionAddressProblem` if the address is private or the reply too large; otherwise what the connection throws.
    public func reply(to question: OptionQuestion) async throws -> OptionReply {
        var request = HTTPClientRequest(url: question.url)
        request.headers.add(name: "accept", value: "application/json")
        let pinned = PinnedRequest(
            request: request, purpose: "options", host: question.host, port: question.port,
            mayBePrivate: question.mayBePrivate,
            timeout: question.timeout)
        do {
            return try await pinned.send { try await Self.reply($0, upTo: question.maxBytes) }
        } catch is PinnedRequest.PrivateAddress {
            throw OptionAddressProblem.privateAddress
        }
    }

    private static func reply(_ response: HTTPClientResponse, upTo limit: Int) async throws -> OptionReply {
        let location = response.headers.first(name: "location")
        guard response.status == .ok else {
            return OptionReply(status: Int(response.status.code), location: location)
        }
        do {
            let body = try await response.body.collect(upTo: limit)
            return OptionReply(status: 200, body: Array(body.readableBytesView))
        } catch is NIOTooManyBytesError {
            throw OptionAddressProblem.tooLarge
        }
    }
}
#endif
