#if Server
import Formwork
import FormworkCore
@testable import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

/// After an upgrade everything that the earlier version left behind goes on: databases, encrypted answers, drafts, open pages.
@Suite(.tags(.waiting)) struct UpgradeTests {
    /// What stands above the answers of a page. The words alone are in every page, for its scripts.
    private func notice(_ html: String) -> String {
        html.matches(of: /<p class="fw-notice" role="status">([^<]*)/).map { String($0.1) }.joined(separator: " ")
    }

    private func post(
        _ body: String, to path: String, _ client: any TestClientProtocol, accept: String = "text/html"
    ) async throws -> TestResponse {
        var headers = HTTPFields()
        headers[.contentType] = "application/x-www-form-urlencoded"
        headers[.accept] = accept
        return try await client.executeRequest(
            uri: path, method: .post, headers: headers, body: ByteBuffer(string: body))
    }

    @Test(arguments: EarlierServer.all) func submissionsAreListedAndRead(_ earlier: EarlierServer) async throws {
        let folder = try TemporaryFolder()
        let server = try await earlier.upgraded(in: folder)
        for form in ["trip", "visit"] {
            let opened = try await server.store.submissions(form: form).map { try $0.opened(with: try earlier.keys()) }
            let expected = try earlier.submissions(of: form)
            #expect(opened.map(\.id) == expected.compactMap { $0["id"]?.stringValue })
            #expect(opened.compactMap { $0.json?["name"] } == expected.compactMap { $0["values"]?["name"] })
        }
        let trip = try #require(try await server.store.submissions(form: "trip").first)
        #expect(!trip.values.contains("DE 12 345"))
        #expect(try trip.opened(with: try earlier.keys()).json?["tax"] == .string("DE 12 345"))
    }

    @Test(arguments: EarlierServer.all) func resultsAreShownAsOfThisForm(_ earlier: EarlierServer) async throws {
        let folder = try TemporaryFolder()
        let server = try await earlier.upgraded(in: folder)
        try await server.test { client in
            var visitor = AdminVisitor(client)
            try await visitor.enter(try await server.store.newLink(for: "Eve"))
            try await visitor.open(AdminVisitor.home + "/forms/trip")
            let link = try #require(visitor.page.firstMatch(of: /href="([^"]*one\/[^"]+)"/)?.1)
            try await visitor.open(String(link))
            #expect(visitor.page.contains("Name of the guest") && !visitor.page.contains("earlier version"))
            try await visitor.open(AdminVisitor.home + "/forms/trip/table.csv")
            #expect(visitor.page.contains("Ada") && visitor.page.contains("361.5"))
        }
    }

    @Test(arguments: EarlierServer.all) func aDraftOpensWithAllAnswers(_ earlier: EarlierServer) async throws {
        let folder = try TemporaryFolder()
        let server = try await earlier.upgraded(in: folder)
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open(try earlier.draft(of: "trip"))
            // Of the secret only.
            #expect(browser.status == .ok && notice(browser.html).hasPrefix("Passwords and card numbers are not kept "))
            #expect(!notice(browser.html).contains("changed"))
            #expect(browser.value("name") == "Ada" && browser.value("phone") == "555 1234 5678")
            #expect(browser.value("tax") == "DE 12 345")
            #expect(browser.value("by") == "ship" && browser.value("deck") == "4")
            #expect(browser.value("guests[0].name") == "Bo" && browser.value("guests[1].name") == "Cy")
            try await browser.open(try earlier.draft(of: "visit"))
            #expect(browser.status == .ok && notice(browser.html).isEmpty)
            #expect(browser.value("name") == "Fay")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        let stored = try await server.store.submissions(form: "visit").compactMap { $0.json?["name"]?.stringValue }
        #expect(stored.sorted() == ["Eve", "Fay"])
    }

    @Test(arguments: EarlierServer.all) func aDraftOfAChangedFormSaysSo(_ earlier: EarlierServer) async throws {
        let folder = try TemporaryFolder()
        let server = try await earlier.upgraded(in: folder, changing: "visit") {
            $0.replacing(#"{ "id": "ship", "title": "By ship" }"#, with: #"{ "id": "car", "title": "By car" }"#)
        }
        try await server.test { client in
            let page = try await client.get(try earlier.draft(of: "visit"))
            #expect(notice(page.text).hasSuffix("How?"))
        }
        let other = try TemporaryFolder()
        let renamed = try await earlier.upgraded(in: other, changing: "visit") {
            $0.replacing(#""title": "Day""#, with: #""title": "Day of leaving""#)
        }
        try await renamed.test { client in
            let page = try await client.get(try earlier.draft(of: "visit"))
            #expect(notice(page.text).hasPrefix("The form has changed"))
        }
    }

    @Test(arguments: EarlierServer.all, ["visit plain.post", "visit script.post", "trip trip.post"])
    func anOpenPageIsAccepted(_ earlier: EarlierServer, _ sent: String) async throws {
        let (form, file) = (String(sent.prefix { $0 != " " }), String(sent.drop { $0 != " " }.dropFirst()))
        let folder = try TemporaryFolder()
        let server = try await earlier.upgraded(in: folder)
        let body = try earlier.text(file)
        try await server.test { client in
            let byScript = file.hasPrefix("script")
            // However often the page is sent, it is one submission.
            for _ in 0..<2 {
                let reply = try await post(
                    body, to: "/" + form, client, accept: byScript ? "application/json" : "text/html")
                #expect(reply.status == (byScript ? .ok : .seeOther), "\(reply.text)")
                #expect(byScript == (reply.json?["location"] != nil))
            }
        }
        #expect(try await server.store.submissions(form: form).count == 2)
    }

    @Test(arguments: EarlierServer.all) func anOpenPageOfAChangedFormComesBack(_ earlier: EarlierServer) async throws {
        let folder = try TemporaryFolder()
        let server = try await earlier.upgraded(in: folder, changing: "visit") {
            $0.replacing(#"{ "id": "day", "title": "Day", "type": "date" },"#, with: "")
        }
        let body = try earlier.text("plain.post")
        try await server.test { client in
            let reply = try await post(body, to: "/visit", client)
            #expect(reply.status == .ok && reply.text.contains("Gil"))
            #expect(notice(reply.text).hasPrefix("This form has changed"))
        }
        #expect(try await server.store.submissions(form: "visit").count == 1)
    }

    @Test(arguments: [0, 99]) func aPageOfAnotherProtocolIsPostedAsAPlainForm(_ number: Int) async throws {
        let server = try await ServedForms([try EarlierServer.form("visit")])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/visit")
            browser.fill("name", "Ada")
            browser.setHidden("fw.unshown", #"{"protocol":\#(number),"overridden":[],"tapped":[],"texts":{}}"#)
            browser.headers[.accept] = "application/json"
            let told = try await browser.post()
            #expect(told.status == .ok && told.json == ["page": true])
            #expect(try await server.store.submissions(form: "visit").isEmpty)
            browser.headers[.accept] = "text/html"
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        #expect(try await server.store.submissions(form: "visit").count == 1)
    }

    @Test func anEngineRefusesAPageOfAnotherProtocol() throws {
        for earlier in EarlierServer.all {
            let page = try earlier.text("visit.html")
            let script = try #require(page.firstMatch(of: /id="fw-hydration"[^>]*>([^<]*)</)?.1)
            let json = try JSONParser.parse(Array(script.utf8), limits: .definition)
            #expect(json["snapshot"] != nil && HydrationData(json) == nil)
        }
    }
}
#endif
