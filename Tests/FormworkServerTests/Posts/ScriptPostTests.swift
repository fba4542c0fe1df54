#if Server
import FormworkCore
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Testing

/// The replies of the server to the script of a page.
struct ScriptPostTests {
    private func page(_ client: any TestClientProtocol, _ form: String = "loan") async throws -> Browser {
        var browser = Browser(client)
        browser.headers[.accept] = "application/json"
        try await browser.open("/" + form)
        return browser
    }

    private func fill(_ browser: inout Browser) {
        browser.fill("name", "Ada")
        browser.fill("amount", "12000")
        browser.fill("purpose", "car")
    }

    @Test func whatIsStoredSaysWhereToGo() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            var browser = try await page(client)
            fill(&browser)
            for _ in 0..<2 {
                let reply = try await browser.post()
                #expect(reply.status == .ok)
                #expect(reply.headers[.location] == nil)
                #expect(reply.json?["location"] == "/loan/done")
            }
        }
        #expect(try await server.store.submissions(form: "loan").count == 1)
    }

    @Test func anotherHostIsNamedAndNotRedirectedTo() async throws {
        let form = try definition(
            #"{ "id": "f", "success": { "url": "https://example.org/thanks" }, "fields": [ { "id": "a" } ] }"#)
        try await ServedForms([form]).test { client in
            let reply = try await page(client, "f").post()
            #expect(reply.json?["location"] == "https://example.org/thanks")
        }
    }

    @Test func errorsComeAsTheEngineOfThePageTakesThem() async throws {
        try await ServedForms.loan().test { client in
            let reply = try await page(client).post()
            #expect(reply.status == .unprocessableContent)
            let errors = reply.json?["errors"]?.arrayValue ?? []
            #expect(errors.first?["path"] == "name")
            #expect(errors.allSatisfy { $0["message"]?.stringValue?.isEmpty == false && $0["code"] != nil })
            #expect(reply.json?["values"] == nil)
        }
    }

    @Test func otherAnswersUnderTheSameKeyGetAnotherKey() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            var browser = try await page(client)
            fill(&browser)
            _ = try await browser.post()
            browser.fill("name", "Grace")
            let reply = try await browser.post()
            #expect(reply.status == .conflict)
            #expect(reply.json?["message"]?.stringValue?.contains("with other answers") == true)
            browser.setHidden("fw.state", reply.json?["state"]?.stringValue ?? "")
            #expect(try await browser.post().json?["location"] == "/loan/done")
        }
        #expect(try await server.store.submissions(form: "loan").count == 2)
    }

    @Test func whatOnlyANewPageCanShowIsLeftToThePage() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            var browser = try await page(client)
            fill(&browser)
            browser.setHidden("fw.state", "x")
            #expect(try await browser.post().json?["page"] == true)
        }
        #expect(try await server.store.submissions(form: "loan").isEmpty)
    }
}
#endif
