#if Server
import FormworkCore
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FormworkServer

@Suite(.tags(.waiting)) struct PlaygroundTests {
    private let check = "/_formwork/edit/check?tab=one"

    @Test func thePageHasTheTextOfTheFile() async throws {
        try await TriedPlayground(#"{ "title": "<b>&", "fields": [] }"#).test { client in
            let page = try await client.get("/")
            #expect(page.status == .ok)
            #expect(
                page.text.contains(
                    "{ &quot;title&quot;: &quot;&lt;b&gt;&amp;&quot;, &quot;fields&quot;: [] }</textarea>"))
            #expect(page.headers[.cacheControl] == "no-store")
        }
    }

    @Test func aTextIsCheckedAsTheCommandChecksIt() async throws {
        try await TriedPlayground().test { client async throws in
            let reply = try await client.ask(check, #"{ "titel": "Trip", "fields": [{ "id": "a", "type": "txet" }] }"#)
            #expect(reply.json?["summary"]?.stringValue == "1 error and 1 warning.")
            let problem = reply.json?["problems"]?.arrayValue?.first
            #expect(problem?["place"]?.stringValue == "Warning in line 1, column 3")
            #expect(problem?["sentence"]?.stringValue?.hasSuffix("Did you mean `title`?") == true)
            #expect(problem?["repair"]?["text"]?.stringValue == "title")
            let wrong = try await client.ask(check, "{ \"fields\": [\n { \"id\": 3 } ")
            #expect(wrong.json?["problems"]?.arrayValue?.isEmpty == false)
            #expect(wrong.json?["form"] == nil)
        }
    }

    @Test func eachTabTriesAFormOfItsOwn() async throws {
        try await TriedPlayground().test { client async throws in
            let reply = try await client.ask(check, TriedPlayground.form)
            #expect(reply.json?["summary"]?.stringValue == "No problems.")
            let form = try #require(reply.json?["form"]?.stringValue)
            let page = try await client.get(form).text
            #expect(page.contains("<h1 class=\"fw-title\" id=\"fw-title\">Trip</h1>"))
            let other = TriedPlayground.form.replacing("Trip", with: "Journey")
            let second = try await client.ask("/_formwork/edit/check?tab=two", other)
            let secondPage = try await client.get(try #require(second.json?["form"]?.stringValue)).text
            #expect(secondPage.contains("Journey"))
            let firstPage = try await client.get(form).text
            #expect(firstPage.contains("Trip"))
            // What has errors does not take the place of the form.
            _ = try await client.ask(check, "{")
            let keptPage = try await client.get(form).text
            #expect(keptPage.contains("Trip"))
        }
    }

    @Test func theFormWorksByPosting() async throws {
        try await TriedPlayground().test { client async throws in
            let form = try #require(try await client.ask(check, TriedPlayground.form).json?["form"]?.stringValue)
            var browser = Browser(client)
            try await browser.open(form)
            browser.fill("name", "Ada")
            try await browser.press("submit")
            #expect(browser.status == .seeOther)
        }
    }

    @Test func onlyTheFormMayBeInAFrameOfThePage() async throws {
        try await TriedPlayground().test { client async throws in
            let form = try #require(try await client.ask(check, TriedPlayground.form).json?["form"]?.stringValue)
            let framed = try await client.get(form)
            #expect(framed.headers["Content-Security-Policy"]?.contains("frame-ancestors 'self'") == true)
            #expect(framed.headers["X-Frame-Options"] == "SAMEORIGIN")
            let page = try await client.get("/")
            #expect(page.headers["Content-Security-Policy"]?.contains("frame-ancestors 'none'") == true)
            #expect(page.headers["Content-Security-Policy"]?.contains("frame-src 'self'") == true)
        }
    }

    @Test func aBrowserKeepsNoAnswersOfAFormThatIsTried() async throws {
        try await TriedPlayground().test { client async throws in
            let form = try #require(try await client.ask(check, TriedPlayground.form).json?["form"]?.stringValue)
            let page = try await client.get(form).text
            #expect(!page.contains("drafts.js"))
        }
    }

    @Test func suggestionsAreGivenForAPlace() async throws {
        try await TriedPlayground().test { client async throws in
            let reply = try await client.ask("/_formwork/edit/complete?at=6", #"{ "tit" }"#)
            let first = reply.json?["entries"]?.arrayValue?.first
            #expect(first?["word"]?.stringValue == "title")
            #expect(first?["meaning"]?.stringValue == "The heading of the page.")
            #expect(reply.json?["from"]?.numberValue == 2 && reply.json?["to"]?.numberValue == 7)
            #expect(try await client.ask("/_formwork/edit/complete", "{}").status == .badRequest)
        }
    }

    @Test func theFileIsWrittenOnlyWhenAskedFor() async throws {
        let playground = try await TriedPlayground()
        let file = EditedFile(path: playground.folder.path("trip.json"))
        let mark = try file.read().mark
        try await playground.test { client in
            _ = try await client.ask(check, "{}")
            #expect(try file.read().text == TriedPlayground.form)
            let reply = try await client.ask("/_formwork/edit/save?mark=\(mark)", "{ }")
            #expect(reply.status == .ok)
            #expect(try file.read().text == "{ }")
            #expect(try reply.json?["mark"]?.stringValue == file.read().mark)
            let late = try await client.ask("/_formwork/edit/save?mark=\(mark)", "[]")
            #expect(late.status == .conflict)
            #expect(try late.json?["changed"]?.stringValue == file.read().mark)
            #expect(late.json?["message"]?.stringValue?.contains("changed by somebody else") == true)
            #expect(try file.read().text == "{ }")
            #expect(try await client.get("/_formwork/edit/file").json?["text"]?.stringValue == "{ }")
        }
    }
}
#endif
