#if Server
import FormworkCore
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

/// Forms as parts of other pages.
struct FragmentTests {
    private func routes(_ json: String = loanJSON) async throws -> FormRoutes {
        try await FormRoutes(forms: [definition(json)], store: SQLiteSubmissionStore.inMemory())
    }

    private func ids(_ html: String) -> [String] {
        html.split(separator: " id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }

    @Test func idsBeginWithTheName() async throws {
        let routes = try await routes()
        let first = try #require(await routes.fragment("loan"))
        let second = try #require(await routes.fragment("loan", named: "second"))
        #expect(!ids(first).isEmpty && ids(first).allSatisfy { $0.hasPrefix("fw-loan-") })
        #expect(ids(second).allSatisfy { $0.hasPrefix("fw-second-") })
        #expect(Set(ids(first)).isDisjoint(with: ids(second)))
        #expect(second.contains(" for=\"fw-second-"))
    }

    @Test func aPartHasNoPageAroundIt() async throws {
        let html = try #require(try await routes().fragment("loan"))
        for word in ["<!DOCTYPE", "<html", "<body", "<main", "<h1", "<title"] { #expect(!html.contains(word)) }
        #expect(html.hasPrefix("<section "))
        #expect(html.contains("action=\"/loan\""))
        #expect(html.contains("name=\"fw.state\""))
        #expect(html.loads("formwork.css"))
    }

    @Test func otherNamesHaveNoFragment() async throws {
        let routes = try await routes()
        #expect(await routes.fragment("nothing") == nil)
        for name in ["", "a b", "\"><script>", "-x", "é"] { #expect(await routes.fragment("loan", named: name) == nil) }
    }

    @Test func speaksTheReadersLanguage() async throws {
        let routes = try await routes(
            #"{ "id": "f", "title": "Trip", "strings": { "de": { "Trip": "Reise" } }, "fields": [ { "id": "a" } ] }"#)
        #expect(await routes.fragment("f", languages: ["de"])?.contains("Reise") == true)
        #expect(await routes.fragment("f", languages: ["de"])?.contains("lang=\"de\"") == true)
        #expect(await routes.fragment("f")?.contains("Trip") == true)
    }

    @Test func otherServersFetchThem() async throws {
        try await ServedForms.loan().test { client in
            let reply = try await client.get("/loan/fragment?name=two")
            #expect(reply.status == .ok)
            #expect(reply.text.contains("id=\"fw-two-form\""))
            #expect(reply.headers[.cacheControl] == "no-store")
            #expect(try await client.get("/loan/fragment").text.contains("id=\"fw-loan-form\""))
            #expect(try await client.get("/loan/fragment?name=a%20b").status == .notFound)
            #expect(try await client.get("/other/fragment").status == .notFound)
        }
    }

    @Test func whatIsPostedFromAPartIsTaken() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/loan/fragment")
            browser.fill("name", "Ada")
            browser.fill("amount", "2000")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        #expect(try await server.store.submissions(form: "loan").count == 1)
    }
}
#endif
