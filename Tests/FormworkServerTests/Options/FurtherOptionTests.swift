#if Server
import Formwork
import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

/// Further pages of the options that a loader gives.
struct FurtherOptionTests {
    static let walk = FormDefinition("walk", title: "Walk") {
        Field.select("street", "Street", from: OptionSource("streets", isSearched: true))
        Field.select("end", "End", from: OptionSource("streets", isSearched: true))
        Field.text("name", "Name").required()
    }

    /// A hundred streets, ten at a time.
    struct Streets: OptionLoader {
        private static let streets = (1...100).map { FieldOption(.text("s\($0)"), "Street \($0)") }

        func options(for request: OptionRequest) async throws -> OptionPage {
            let found = Self.streets.filter { request.search.isEmpty || $0.title.contains(request.search) }
            let start = request.page.flatMap { Int($0) } ?? 0
            return OptionPage(
                Array(found.dropFirst(start).prefix(10)), next: start + 10 < found.count ? String(start + 10) : nil)
        }

        func options(withIDs ids: [FormValue], for request: OptionRequest) async throws -> [FieldOption] {
            Self.streets.filter { ids.contains($0.id) }
        }
    }

    private func serve() async throws -> ServedForms {
        try await ServedForms([Self.walk], environment: FormEnvironment().loader("streets", Streets()))
    }

    private func count(_ browser: Browser, _ id: String) -> Int {
        let control = browser.html.components(separatedBy: "name=\"v.\(id)\"").dropFirst().first ?? ""
        return (control.components(separatedBy: "</select>").first ?? "").components(separatedBy: "value=\"s").count - 1
    }

    @Test func aButtonBringsThemWithoutAScript() async throws {
        let server = try await serve()
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/walk")
            #expect(count(browser, "street") == 10)
            browser.fill("name", "Ada")
            try await browser.press("more:2:street")
            #expect(browser.status == .ok && browser.value("name") == "Ada")
            #expect(count(browser, "street") == 20 && count(browser, "end") == 10)
            browser.fill("street", "s15")
            try await browser.press("more:3:street")
            #expect(count(browser, "street") == 30 && browser.value("street") == "s15")
            try await browser.press("more:2:end")
            // What was chosen is there still.
            #expect(count(browser, "street") == 11 && browser.value("street") == "s15")
            try await browser.press("more:10:street")
            #expect(count(browser, "street") == 100)
            #expect(!browser.html.contains("more:11:street"))
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        #expect(try await server.store.submissions(form: "walk").first?.values.contains(#""street":"s15""#) == true)
    }

    @Test(arguments: ["more:street", "more:0:street", "more:101:street", "more:x:street", "more:2:none", "more:"])
    func otherButtonsBringNone(_ action: String) async throws {
        try await serve().test { client in
            var browser = Browser(client)
            try await browser.open("/walk")
            try await browser.post(Browser.body(browser.entries(action)), to: "/walk")
            #expect(browser.status == .ok)
            #expect(count(browser, "street") == 10)
        }
    }

    @Test func scriptsAreToldWhetherThereAreMore() async throws {
        try await serve().test { client in
            var browser = Browser(client)
            try await browser.open("/walk")
            func ask(_ action: String, _ search: String = "") async throws -> JSONValue? {
                let body = Browser.body(browser.entries(action) + [("fw.search", search)])
                return try await client.executeRequest(
                    uri: "/walk/options", method: .post,
                    headers: [.contentType: "application/x-www-form-urlencoded", .accept: "application/json"],
                    body: ByteBuffer(string: body)
                ).json
            }
            let first = try await ask("load:street")
            #expect(first?["options"]?.arrayValue?.count == 10 && first?["more"] == true)
            let second = try await ask("more:2:street")
            #expect(second?["options"]?.arrayValue?.count == 20 && second?["more"] == true)
            let found = try await ask("more:2:street", "Street 1")
            #expect(found?["options"]?.arrayValue?.count == 12 && found?["more"] == false)
        }
    }
}
#endif
