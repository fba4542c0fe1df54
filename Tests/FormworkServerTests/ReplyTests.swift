#if Server
import FormworkCore
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Synchronization
import Testing

@Suite(.tags(.waiting)) struct ReplyTests {
    @Test func everyReplyCarriesTheStrictHeaders() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            for path in ["/loan", "/loan/done", "/loan/definition", "/_formwork/formwork.css", "/_formwork/none"] {
                let headers = try await client.get(path).headers
                let policy = try #require(headers[.init("Content-Security-Policy") ?? .accept])
                #expect(policy.hasPrefix("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"))
                #expect(policy.contains("frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'"))
                #expect(headers[.init("X-Content-Type-Options") ?? .accept] == "nosniff")
                #expect(headers[.init("Referrer-Policy") ?? .accept] == "same-origin")
            }
        }
    }

    @Test func letsFormsLeadToASuccessPageElsewhere() async throws {
        let form = try definition(
            """
            { "id": "f", "success": { "url": "https://www.example.org/thanks" }, "fields": [ { "id": "a", "type": "text" } ] }
            """)
        let server = try await ServedForms([form])
        try await server.test { client in
            var browser = Browser(client)
            let policy = try await client.get("/f").headers[.init("Content-Security-Policy") ?? .accept]
            #expect(policy?.contains("form-action 'self' https://www.example.org;") == true)
            try await browser.open("/f")
            try await browser.press()
            #expect(browser.location == "https://www.example.org/thanks")
        }
    }

    @Test func showsItAgainWhenTheDefinitionChanged() async throws {
        let folder = try TemporaryFolder()
        let json = #"{ "id": "f", "fields": [ { "id": "a", "title": "May we?", "type": "switch" } ] }"#
        try folder.write("f.json", json)
        let server = try await ServedForms(library: try FormLibrary(paths: [folder.path()]))
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            browser.fill("a", "true")
            try folder.write("f.json", json.replacing("May we?", with: "May we not?"))
            // Files are looked at again after a while.
            #expect(try await eventually { try await client.get("/f").text.contains("May we not?") })
            try await browser.press()
            #expect(browser.status == .ok)
            #expect(browser.html.contains("has changed"))
            #expect(browser.html.contains("May we not?"))
            #expect(browser.value("a") == "true")
            #expect(try await server.store.submissions(form: "f").isEmpty)
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
    }

    @Test func callsTheHookOnceBeforeTheReply() async throws {
        let calls = Calls()
        let server = try await ServedForms.loan(
            FormRoutesOptions(didSubmit: { submission in calls.add(submission.id) }))
        try await server.test { client in
            let key = header("Idempotency-Key", "k")
            let first = try await client.postJSON("/loan", #"{"name":"Ada","amount":2000}"#, key)
            #expect(calls.all == [first.json?["id"]?.stringValue ?? ""])
            _ = try await client.postJSON("/loan", #"{"name":"Ada","amount":2000}"#, key)
            _ = try await client.postJSON("/loan", #"{"amount":2000}"#)
            #expect(calls.all.count == 1)
        }
    }

    @Test func servesFilesCompressedAndForEver() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            let page = try await client.get("/loan").text
            let start = try #require(page.firstRange(of: "/_formwork/formwork+"))
            let address = String(page[start.lowerBound...].prefix { $0 != "\"" })
            let file = try await client.get(address, header("Accept-Encoding", "gzip"))
            #expect(file.status == .ok)
            #expect(file.headers[.contentType] == "text/css; charset=utf-8")
            #expect(file.headers[.cacheControl] == "public, max-age=31536000, immutable")
            #expect(file.headers[.vary] == "Accept-Encoding")
            let plain = try await client.get("/_formwork/formwork.css")
            #expect(plain.headers[.cacheControl] == "no-cache")
            #expect(plain.headers[.contentEncoding] == nil)
            let tag = try #require(plain.headers[.eTag])
            let again = try await client.get("/_formwork/formwork.css", header("If-None-Match", tag))
            #expect(again.status == .notModified)
            #expect(again.body.readableBytes == 0)
            #expect(try await client.get("/_formwork/formwork.css?v=old").headers[.cacheControl] == "no-cache")
            #expect(try await client.get("/_formwork/..%2f..%2fetc%2fpasswd").status == .notFound)
        }
    }

    @Test func saysProblemsInTheReadersLanguageAndFormat() async throws {
        let folder = try TemporaryFolder()
        let server = try await ServedForms(library: try FormLibrary(paths: [folder.path()]))
        try await server.test { client in
            var headers = header("Accept-Language", "zh-CN,zh;q=0.9,en;q=0.8")
            headers[.accept] = "text/html"
            let page = try await client.get("/nothing", headers)
            #expect(page.status == .notFound)
            #expect(page.text.contains("lang=\"zh-Hans\""))
            let json = try await client.get("/nothing", header("Accept", "application/json"))
            #expect(json.json?["error"]?.stringValue == "not_found")
        }
    }
}

/// Submissions that a hook was called with.
private final class Calls: Sendable {
    private let ids = Mutex<[String]>([])

    func add(_ id: String) { ids.withLock { $0.append(id) } }

    var all: [String] { ids.withLock { $0 } }
}
#endif
