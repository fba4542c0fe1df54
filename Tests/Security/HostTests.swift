#if Server
@testable import FormworkServer
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FormworkServerTests

/// DNS rebinding: a page of another site whose name leads to this machine gets nothing.
@Suite(.tags(.waiting)) struct HostTests {
    private func head(_ authority: String?) -> HTTPRequest {
        HTTPRequest(method: .get, scheme: "http", authority: authority, path: "/")
    }

    @Test func answersUnderItsNamesAlone() {
        let check = HostCheck(["forms.test", "127.0.0.1", "::1"])
        for name in ["forms.test", "FORMS.test:8080", "127.0.0.1:1", "[::1]:8080", "[::1]"] {
            #expect(check.allows(head(name)), "\(name)")
        }
        for name in [
            "evil.test", "evil.test:8080", "forms.test.evil.test", "127.0.0.2", "[::2]", "", ":8080", "[", "::1",
        ] {
            #expect(!check.allows(head(name)), "\(name)")
        }
        #expect(HostCheck(nil).allows(head("anything.test")))
    }

    @Test func aRequestNamesOneHost() {
        let check = HostCheck(["forms.test", "::1"])
        for name in ["forms.test", "forms.test:8080", "forms.test:", "[::1]:8080"] {
            #expect(check.refusal(of: head(name)) == nil, "\(name)")
        }
        for name in [
            nil, "", ":8080", "[", "[]", "::1", "forms.test:80:81", "forms.test:http", "forms.test/a", "a@forms.test",
            "forms.test:80@evil.test", "forms.test, evil.test", "forms.test evil.test",
        ] {
            #expect(check.refusal(of: head(name)) == .notOne, "\(name ?? "none")")
        }
        #expect(check.refusal(of: head("evil.test")) == .unknown)
        var twice = head("forms.test")
        twice.headerFields["Host"] = "evil.test"
        #expect(check.refusal(of: twice) == .notOne)
        #expect(HostCheck(nil).refusal(of: twice) == .notOne)
    }

    @Test func aConnectionWithTwoHostsOrNoneGetsNoPage() async throws {
        let server = try await ServedForms.loan(FormRoutesOptions(allowedHosts: ["forms.test"]))
        try await server.testLive { client in
            let port = try #require(client.port)
            for (request, status) in [
                ("GET /loan HTTP/1.1\r\nHost: forms.test\r\n", "200"),
                ("GET /loan HTTP/1.1\r\nHost: forms.test\r\nHost: forms.test\r\n", "400"),
                ("GET /loan HTTP/1.1\r\nHost: forms.test\r\nhost: evil.test\r\n", "400"),
                ("GET /loan HTTP/1.1\r\nHost: forms.test, evil.test\r\n", "400"),
                ("GET /loan HTTP/1.1\r\n", "400"), ("GET /loan HTTP/1.0\r\n", "400"),
                ("GET http://evil.test/loan HTTP/1.1\r\nHost: forms.test\r\n", "400"),
                ("GET http://FORMS.test/loan HTTP/1.1\r\nHost: forms.test\r\n", "200"),
                ("GET http://forms.test:81/loan HTTP/1.1\r\nHost: forms.test\r\n", "400"),
                ("GET http://forms.test/loan HTTP/1.1\r\n", "400"),
                ("GET /loan?next=http://evil.test/ HTTP/1.1\r\nHost: forms.test\r\n", "200"),
                ("GET /_formwork/health HTTP/1.0\r\n", "200"),
            ] {
                let connection = try RawConnection(port: port)
                await connection.send(request + "Connection: close\r\n\r\n")
                let reply = await connection.read(until: "\r\n\r\n").text.prefix(13)
                let version = request.contains("HTTP/1.0") ? "1.0" : "1.1"
                #expect(reply == "HTTP/\(version) \(status) ", "\(request)")
            }
        }
    }

    @Test func thePlaygroundTellsTwoHostsFromAnotherName() async throws {
        try await TriedPlayground().test { client in
            let port = try #require(client.port)
            for (hosts, status) in [
                ("Host: localhost\r\n", "200"), ("Host: evil.test\r\n", "421"), ("", "400"),
                ("Host: localhost\r\nHost: evil.test\r\n", "400"),
            ] {
                let connection = try RawConnection(port: port)
                await connection.send("GET / HTTP/1.1\r\n\(hosts)Connection: close\r\n\r\n")
                let reply = await connection.read(until: "\r\n\r\n").text.prefix(13)
                #expect(reply == "HTTP/1.1 \(status) ", "\(hosts)")
            }
        }
    }

    @Test func refusesOtherNamesWithAStatusOfItsOwn() async throws {
        let server = try await ServedForms.loan(FormRoutesOptions(allowedHosts: ["forms.test"]))
        try await server.testLive { client in
            let page = try await client.get("/loan")
            #expect(page.status == .misdirectedRequest)
            #expect(!page.text.contains("Loan"))
            #expect(try await client.postJSON("/loan", "{}").status == .misdirectedRequest)
        }
    }
}
#endif
