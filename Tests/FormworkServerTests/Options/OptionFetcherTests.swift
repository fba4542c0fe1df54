#if Server
import Formwork
import FormworkScreens
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

/// The fetchers of servers and apps, against a service on this machine.
@Suite(.serialized, .tags(.waiting))
struct OptionFetcherTests {
    enum Kind: CaseIterable {
        case server, app

        var fetcher: any OptionFetcher {
            switch self {
            case .server: HTTPFetcher()
            case .app: URLSessionFetcher()
            }
        }
    }

    private func ask(
        _ kind: Kind, _ path: String, isPrivate: Bool = true, maxBytes: Int = 1_000,
        timeout: Duration = .seconds(3_600),
        host: String = "127.0.0.1"
    ) async throws -> OptionReply {
        let slow = Gate()
        let application = Application(
            router: OptionService.router(slow: slow), server: ServedConnections(.patient()).server)
        return try await application.testLive { client in
            defer { slow.open() }
            let port = try #require(client.port)
            return try await kind.fetcher.reply(
                to: OptionQuestion(
                    url: "http://\(host):\(port)\(path)", host: host, port: port, mayBePrivate: isPrivate,
                    maxBytes: maxBytes, timeout: timeout))
        }
    }

    @Test(arguments: Kind.allCases) func aReplyIsGivenBack(_ kind: Kind) async throws {
        let reply = try await ask(kind, "/cities?country=c%26h")
        #expect(reply.status == 200)
        #expect(String(decoding: reply.body, as: UTF8.self) == #"["c&h","application/json"]"#)
    }

    @Test(arguments: Kind.allCases) func redirectionsAreNotFollowed(_ kind: Kind) async throws {
        let reply = try await ask(kind, "/moved")
        #expect(reply.status == 302)
        #expect(reply.location == "/cities?country=fr")
    }

    @Test(arguments: Kind.allCases) func aLongReplyIsNotRead(_ kind: Kind) async throws {
        await #expect(throws: OptionAddressProblem.tooLarge) { try await ask(kind, "/long") }
        #expect(try await ask(kind, "/long", maxBytes: 100_000).body.count == 50_000)
    }

    @Test(arguments: Kind.allCases) func aSlowReplyIsGivenUp(_ kind: Kind) async throws {
        // It never comes: whoever does not give it up waits for ever.
        await #expect(throws: (any Error).self) { try await ask(kind, "/slow", timeout: .milliseconds(100)) }
    }

    @Test(arguments: Kind.allCases) func errorsAreStatuses(_ kind: Kind) async throws {
        #expect(try await ask(kind, "/nothing").status == 404)
    }

    @Test(arguments: ["127.0.0.1", "localhost"])
    func aServerDoesNotAskItsOwnNetworkUnlessItMay(_ host: String) async throws {
        await #expect(throws: OptionAddressProblem.privateAddress) {
            try await ask(.server, "/cities?country=ch", isPrivate: false, host: host)
        }
        #expect(try await ask(.server, "/cities?country=ch", host: host).status == 200)
    }
}

/// A service that gives options.
enum OptionService {
    /// - Parameter slow: What the reply to `/slow` waits for.
    static func router(slow: Gate) -> Router<BasicRequestContext> {
        let router = Router()
        router.get("/cities") { request, _ in
            let country = request.uri.queryParameters["country"].map { String($0) } ?? ""
            return #"["\#(country)","\#(request.headers[.accept] ?? "")"]"#
        }
        router.get("/moved") { _, _ in
            Response(status: .found, headers: [.location: "/cities?country=fr"])
        }
        router.get("/long") { _, _ in String(repeating: "a", count: 50_000) }
        router.get("/slow") { _, _ in
            await slow.pass()
            return "[]"
        }
        return router
    }
}
#endif
