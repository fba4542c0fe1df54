#if Server
import FormworkCore
import FormworkDialect
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

/// Hostile requests are refused with a clear reply, and nothing is stored.
struct HostileRequestTests {
    private let urlEncoded = header("Content-Type", "application/x-www-form-urlencoded")

    @Test func answersRandomBytes() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            var generator = SeededGenerator(share: 42)
            for round in 0..<300 {
                let length = Int.random(in: 0...400, using: &generator)
                let alphabet = Array("v.=&%+[]#{}\",:0aé\u{0}".utf8)
                let bytes = (0..<length).map { _ in
                    round % 2 == 0
                        ? UInt8.random(in: 0...255, using: &generator) : alphabet.randomElement(using: &generator) ?? 0
                }
                for type in ["application/x-www-form-urlencoded", "application/json"] {
                    let response = try await client.executeRequest(
                        uri: "/loan", method: .post, headers: header("Content-Type", type),
                        body: ByteBuffer(bytes: bytes))
                    #expect(response.status.kind == .clientError, "\(response.status) \(bytes)")
                }
            }
        }
        #expect(try await server.store.submissions(form: "loan").isEmpty)
    }

    @Test func answersRandomMarkersAndNames() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            var page = Browser(client)
            try await page.open("/loan")
            let state = try #require(page.hidden("fw.state").first)
            let parts = [
                "guarantors", "[0]", "[1]", "[-1]", "[99999999999999999999]", "#1", "#2", "#-5", ".", "name", "amount",
                "=", "%00", "v.", "add:", "remove:", "tap:", "貸", "[", "]", "true", "1e999999999",
            ]
            var generator = SeededGenerator(share: 3)
            for _ in 0..<300 {
                let pairs = (0..<30).map { _ in
                    let name =
                        ["fw.seen", "fw.action", "v.name", "v.guarantors[0].name", "v.guaranteed"].randomElement(
                            using: &generator) ?? ""
                    let text = (0..<4).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
                    return name + "=" + text
                }
                let body = pairs.joined(separator: "&") + "&fw.state=" + state
                let response = try await client.executeRequest(
                    uri: "/loan", method: .post, headers: urlEncoded, body: ByteBuffer(string: body))
                #expect(response.status.code < 500, "\(response.status) \(body)")
            }
        }
        #expect(try await server.store.submissions(form: "loan").isEmpty)
    }

    @Test func refusesPostsFromOtherSites() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            var browser = Browser(client)
            browser.headers = header("Sec-Fetch-Site", "cross-site")
            try await browser.open("/loan")
            browser.fill("name", "Ada")
            browser.fill("amount", "2000")
            #expect(try await browser.post().status == .forbidden)
            browser.headers = header("Origin", "https://evil.test")
            #expect(try await browser.post().status == .forbidden)
            let json = try await client.postJSON(
                "/loan", #"{"name":"Ada","amount":2000}"#, header("Sec-Fetch-Site", "cross-site"))
            #expect(json.status == .forbidden)
            #expect(json.json?["error"]?.stringValue == "cross_site")
        }
        #expect(try await server.store.submissions(form: "loan").isEmpty)
    }

    @Test func showsThePageAgainWhenItsStateWasTamperedWith() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/loan")
            browser.fill("name", "Ada")
            browser.fill("amount", "2000")
            let state = try #require(browser.hidden("fw.state").first)
            browser.setHidden("fw.state", "x" + state.dropFirst())
            try await browser.press()
            #expect(browser.status == .badRequest)
            #expect(browser.value("name") == "Ada")
            #expect(try await server.store.submissions(form: "loan").isEmpty)
            // The page that came back can be posted.
            try await browser.press()
            #expect(browser.status == .seeOther)

            try await browser.open("/loan")
            browser.removeHidden("fw.state")
            try await browser.press()
            #expect(browser.status == .badRequest)
        }
    }

    @Test func refusesTheStateOfAnotherForm() async throws {
        let other = try definition(#"{ "id": "other", "fields": [ { "id": "name", "type": "text" } ] }"#)
        let server = try await ServedForms([try definition(loanJSON), other])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/loan")
            let state = try #require(browser.hidden("fw.state").first)
            try await browser.open("/other")
            browser.setHidden("fw.state", state)
            try await browser.press()
            #expect(browser.status == .badRequest)
        }
        #expect(try await server.store.submissions(form: "other").isEmpty)
    }

    @Test func limitsBodiesFieldsAndTypes() async throws {
        let server = try await ServedForms.loan(
            FormRoutesOptions(limits: ServerLimits(post: PostLimits(bytes: 1_000, controls: 5, items: 2))))
        try await server.test { client in
            let long = ByteBuffer(repeating: UInt8(ascii: "a"), count: 200_000)
            for type in ["application/json", "application/x-www-form-urlencoded"] {
                let response = try await client.executeRequest(
                    uri: "/loan", method: .post, headers: header("Content-Type", type), body: long)
                #expect(response.status == .contentTooLarge)
            }
            let many = try await client.executeRequest(
                uri: "/loan", method: .post, headers: urlEncoded,
                body: ByteBuffer(string: String(repeating: "a&", count: 200)))
            #expect(many.status == .contentTooLarge)
            let items = (0..<6).map { "fw.seen=guarantors%5B\($0)%5D%23\($0)" }.joined(separator: "&")
            let crowd = try await client.executeRequest(
                uri: "/loan", method: .post, headers: urlEncoded, body: ByteBuffer(string: items))
            #expect(crowd.status == .contentTooLarge)
            for type in ["multipart/form-data; boundary=x", "text/plain", "application/xml", ""] {
                let response = try await client.executeRequest(
                    uri: "/loan", method: .post, headers: header("Content-Type", type), body: ByteBuffer(string: "a"))
                #expect(response.status == .unsupportedMediaType)
            }
        }
    }

    @Test func refusesOtherMethods() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            for method in [HTTPRequest.Method.put, .delete, .patch, .options] {
                let response = try await client.executeRequest(uri: "/loan", method: method, headers: [:], body: nil)
                #expect(response.status == .methodNotAllowed)
                #expect(response.headers[.allow] == "GET, HEAD, POST")
            }
            let done = try await client.executeRequest(uri: "/loan/done", method: .post, headers: [:], body: nil)
            #expect(done.status == .methodNotAllowed)
            let head = try await client.executeRequest(uri: "/loan", method: .head, headers: [:], body: nil)
            #expect(head.status == .ok)
            #expect(head.body.readableBytes == 0)
        }
    }
}
#endif
