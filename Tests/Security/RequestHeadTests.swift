#if Server
import Formwork
import FormworkCore
import FormworkTestSupport
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import FormworkServer
@testable import FormworkServerTests

/// The address and the headers of a request are ASCII and not long, and pages are asked for as often as people do.
@Suite(.serialized, .tags(.waiting)) struct RequestHeadTests {
    private static let names = [
        "Accept", "Accept-Encoding", "Accept-Language", "Content-Type", "Cookie", "Forwarded", "If-None-Match",
        "Origin",
        "Referer", "Sec-Fetch-Site", "Traceparent", "User-Agent", "X-Forwarded-For", "X-Forwarded-Proto",
        "Formwork-Name",
    ]

    @Test func headersHaveToBeASCIIAndNotLong() async throws {
        try await ServedForms.loan().test { client in
            for name in Self.names {
                for method in [HTTPRequest.Method.get, .post] {
                    let marks = try await client.executeRequest(
                        uri: "/loan", method: method, headers: header(name, "a\u{301}"), body: nil)
                    #expect(marks.status == .badRequest, "\(name)")
                    let long = try await client.executeRequest(
                        uri: "/loan", method: method, headers: header(name, String(repeating: "a", count: 16_384)),
                        body: nil)
                    #expect(long.status == .requestHeaderFieldsTooLarge, "\(name)")
                }
                let usual = try await client.get(
                    "/_formwork/health", header(name, String(repeating: "a", count: 15_000)))
                #expect(usual.status == .ok, "\(name)")
            }
            #expect(try await client.get("/loan?name=" + String(repeating: "a", count: 16_384)).status.code == 431)
            #expect(try await client.get("/loan?name=%CC%81").status == .ok)
        }
    }

    /// A connection is closed after such a request, whatever routes a host has beside the forms.
    @Test func connectionsWithSuchHeadersAreClosed() async throws {
        try await ServedForms.loan().testLive { client in
            let port = try #require(client.port)
            for (line, status) in [
                ("Accept-Encoding: a" + HostileText.marks.text(8_000), "400"),
                ("Cookie: " + HostileText.flags.text(8_000), "400"),
                ("Accept-Language: " + String(repeating: "a,", count: 9_000), "431"),
            ] {
                let connection = try RawConnection(port: port)
                await connection.send("GET /loan HTTP/1.1\r\nHost: localhost\r\n\(line)\r\n\r\n")
                let reply = await connection.read()
                #expect(reply.text.hasPrefix("HTTP/1.1 \(status) ") && reply.isClosed, "\(line.prefix(20))")
            }
            let address = try RawConnection(port: port)
            await address.send("GET /loan?a\u{301} HTTP/1.1\r\nHost: localhost\r\n\r\n")
            let reply = await address.read()
            #expect(reply.text.hasPrefix("HTTP/1.1 400 ") || reply.isClosed)
            let usual = try RawConnection(port: port)
            await usual.send("GET /_formwork/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            #expect(await usual.read().text.hasPrefix("HTTP/1.1 200 "))
        }
    }

    /// A host may pass requests on that were not looked at. Reading them takes linear steps too.
    @Test(arguments: HostileText.allCases) func headersAreReadInLinearSteps(_ kind: HostileText) async throws {
        let proxies = TrustedProxies(["127.0.0.1"])
        let neighbour = try SocketAddress(ipAddress: "127.0.0.1", port: 1)
        try await kind.expectLinearSteps("headers") { text in
            for text in [text, "a;q=" + text, "gzip;" + text, "multipart/form-data; boundary=" + text] {
                _ = acceptsGzip(text)
                _ = AcceptedLanguages.tags(text)
                _ = BodyKind(contentType: text)
                _ = TraceContext(header: text)
                _ = SiteOrigin("https://" + text)
                #expect(HostName(text) == nil)
                _ = trimmed(" \t" + text + " ")
                var head = HTTPRequest(method: .get, scheme: "http", authority: text, path: "/" + text)
                for name in Self.names { head.headerFields[name] = text }
                _ = proxies.sender(of: head, from: neighbour)
                _ = proxies.spokeTLS(head, from: "127.0.0.1")
                _ = SameOriginCheck(trustedOrigins: ["https://a.test"]).allows(head)
                _ = HostCheck(["a.test"]).refusal(of: head)
                _ = ReplyFormat(head)
                _ = Destination("/_formwork/" + text, skipping: 0)
                _ = Destination("/loan/" + text + "/" + text, skipping: 0)
            }
        }
    }

    @Test(arguments: HostileText.allCases) func parametersOfAddressesAreReadInLinearSteps(_ kind: HostileText)
        async throws
    {
        let server = try await ServedForms.loan()
        try await server.test { client in
            func escaped(_ text: String) -> String {
                text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            }
            for path in [
                "/loan?lang=", "/loan?", "/loan?name=", "/loan/done?receipt=", "/loan/fragment?name=",
                "/loan/fragment?rows=",
                "/", "/loan/", "/_formwork/", "/loan/files/", "/loan/draft/", "/loan/saved/",
                "/_formwork/formwork.js?v=",
            ] {
                try await kind.expectLinearSteps(path, of: 1_200) { text in
                    let reply = try await client.get(path + escaped(text))
                    #expect(reply.status.code < 500, "\(path)")
                }
            }
        }
    }

    @Test func oneAddressMayNotAskForAnyNumberOfPages() async throws {
        var options = FormRoutesOptions(limits: ServerLimits(reading: RequestRate(burst: 3, perMinute: 1)))
        options.trustedProxies = ["127.0.0.1"]
        let router = Router(context: ProxiedContext.self)
        try await FormRoutes(
            forms: [try definition(loanJSON)], store: try SQLiteSubmissionStore.inMemory(), options: options
        ).mount(on: router)
        try await Application(router: router).test(.router) { client in
            let first = header("X-Forwarded-For", "192.0.2.1")
            for status in [HTTPResponse.Status.ok, .ok, .ok, .tooManyRequests] {
                #expect(try await client.get("/loan", first).status == status)
            }
            let refused = try await client.get("/loan/definition", first)
            #expect(refused.status == .tooManyRequests && refused.headers[.retryAfter] != nil)
            // Files of pages, the state of the server, and other addresses are not counted with them.
            #expect(try await client.get("/_formwork/formwork.css", first).status == .ok)
            #expect(try await client.get("/_formwork/health", first).status == .ok)
            #expect(try await client.get("/loan", header("X-Forwarded-For", "192.0.2.2")).status == .ok)
        }
    }
}
#endif
