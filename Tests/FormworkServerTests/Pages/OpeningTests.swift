#if Server
import FormworkCore
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

/// Forms that open with answers: of a link, of the host, and of a stored record.
struct OpeningTests {
    private let json = #"""
        { "id": "visit", "title": "Visit", "sections": [
          { "id": "who", "fields": [
            { "id": "name", "title": "Name", "prefill": true, "validations": { "max_length": 10 } },
            { "id": "closed", "title": "Not from a link" },
            { "id": "age", "title": "Age", "type": "integer", "prefill": true },
            { "id": "place", "title": "Place", "type": "select", "style": "radio", "prefill": true, "options": [
              { "id": "nave", "title": "Nave" }, { "id": "tower", "title": "Tower" } ] },
            { "id": "days", "title": "Days", "type": "select", "multiple": true, "prefill": true, "options": [
              { "id": "sat", "title": "Saturday" }, { "id": "sun", "title": "Sunday" } ] },
            { "id": "pin", "title": "Pin", "type": "password", "store": "nothing", "prefill": true },
            { "id": "campaign", "type": "hidden", "prefill": true },
            { "id": "role", "type": "hidden", "value": "guest" },
            { "id": "desk", "title": "Desk", "disabled": true, "prefill": true } ] },
          { "id": "guests", "title": "Guest", "repeat": { "min": 1, "max": 3 }, "fields": [
            { "id": "name", "title": "Name", "prefill": true } ] } ] }
        """#

    private func served(_ options: FormRoutesOptions = FormRoutesOptions()) async throws -> ServedForms {
        try await ServedForms([definition(json)], options: options)
    }

    private func opened(_ query: String) async throws -> Browser {
        try await served().test { client in
            var browser = Browser(client)
            try await browser.open("/visit?" + query)
            return browser
        }
    }

    // MARK: Links

    @Test func aLinkGivesAnswersThatTheFormAllows() async throws {
        let page = try await opened("name=Ada+L&age=36&place=tower&days=sat&days=sun&guests%5B0%5D.name=Bo")
        #expect(page.status == .ok)
        #expect(page.value("name") == "Ada L" && page.value("age") == "36" && page.value("place") == "tower")
        #expect(page.value("guests[0].name") == "Bo")
        #expect(page.entries().filter { $0.name == "v.days" }.map(\.value) == ["sat", "sun"])
    }

    @Test func everythingElseInAnAddressIsIgnored() async throws {
        let page = try await opened(
            "closed=x&role=admin&pin=kestrel&age=old&place=cellar&days=mon&name=longerthanten&nothing=1&guests[7].name=Z&name[]=x"
        )
        #expect(page.status == .ok)
        for path in ["closed", "age", "name", "pin"] { #expect(page.value(path) == "", "\(path)") }
        #expect(page.value("place") == nil && page.value("days") == nil)
        for word in ["kestrel", "admin", "cellar", "longerthanten"] {
            #expect(!page.html.withoutTokens.contains(word), "\(word)")
        }
    }

    @Test(arguments: ["%", "%zz=1", "name=%ff", "&&&", "=", "name", String(repeating: "a=b&", count: 1_000)])
    func rubbishHarmsNothing(_ query: String) async throws {
        let page = try await opened(query)
        #expect(page.status == .ok && page.value("name") == "")
    }

    @Test func hiddenFieldsTakeAnAnswerIfTheyAllowIt() async throws {
        let server = try await served()
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/visit?campaign=spring&role=admin")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        let values = try await server.store.submissions(form: "visit").map(\.values)
        #expect(values.count == 1 && values[0].contains(#""campaign":"spring""#))
        #expect(values[0].contains(#""role":"guest""#))
    }

    @Test func pagesWithSuchAnswersStayOutOfCaches() async throws {
        try await served().test { client in
            for (query, caching) in [
                ("?name=Ada", "no-store"), ("?closed=Ada", "private, no-cache"), ("", "private, no-cache"),
            ] {
                let reply = try await client.get("/visit" + query)
                #expect(reply.headers[.cacheControl] == caching, "\(query)")
            }
        }
    }

    @Test func withoutTheKeyALinkGivesNothing() async throws {
        try await ServedForms.loan().test { client in
            var browser = Browser(client)
            try await browser.open("/loan?name=Ada&amount=5")
            #expect(browser.value("name") == "" && browser.value("amount") == "")
        }
    }

    // MARK: The host

    private func options(_ opening: FormOpening?) -> FormRoutesOptions {
        FormRoutesOptions(opening: { request in
            guard request.form == "visit", request.head.headerFields[.cookie] == "user=7" else { return nil }
            return opening
        })
    }

    private func open(_ browser: inout Browser, _ client: any TestClientProtocol, _ path: String = "/visit")
        async throws
    {
        let reply = try await client.get(path, [.cookie: "user=7"])
        try browser.take(page: reply)
    }

    @Test func theHostGivesAnswersAndTheRecordThatIsEdited() async throws {
        let opening = FormOpening(values: ["name": "Ada", "role": "owner", "guests": [["name": "Bo"]]], record: "r-5")
        let server = try await served(options(opening))
        try await server.test { client in
            var browser = Browser(client)
            browser.headers[.cookie] = "user=7"
            try await open(&browser, client, "/visit?name=Eve&age=36")
            // The host knows better than the link.
            #expect(browser.value("name") == "Ada" && browser.value("age") == "36")
            #expect(browser.value("guests[0].name") == "Bo")
            browser.fill("name", "Ada Lovelace of London")
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
            browser.fill("name", "Ada L")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        let stored = try await server.store.submissions(form: "visit")
        #expect(stored.map(\.record) == ["r-5"])
        #expect(stored.first?.values.contains(#""role":"owner""#) == true)
    }

    @Test func aRecordCannotBeNamedByThePage() async throws {
        let server = try await served(options(FormOpening(record: "r-5")))
        try await server.test { client in
            var browser = Browser(client)
            browser.headers[.cookie] = "user=7"
            try await open(&browser, client)
            browser.setHidden("fw.state", "forged")
            try await browser.press()
            #expect(browser.status == .badRequest)
            try await browser.press()
            #expect(browser.status == .seeOther)
            #expect(try await client.postJSON("/visit", "{}", [.cookie: "user=7"]).status == .created)
        }
        #expect(try await server.store.submissions(form: "visit").map(\.record) == ["r-5", "r-5"])
    }

    @Test func whoMayNotOpenAFormGetsNoPageAndStoresNothing() async throws {
        let server = try await served(options(FormOpening()))
        try await server.test { client in
            #expect(try await client.get("/visit").status == .notFound)
            #expect(try await client.get("/visit/fragment").status == .notFound)
            #expect(try await client.postJSON("/visit", "{}").status == .notFound)
            let forged = try await client.executeRequest(
                uri: "/visit", method: .post, headers: [.contentType: "application/x-www-form-urlencoded"],
                body: ByteBuffer(string: "v.name=Eve&fw.action=submit"))
            #expect(forged.status == .notFound)
        }
        #expect(try await server.store.submissions(form: "visit").isEmpty)
    }

    @Test func aRecordCanBeReadOnly() async throws {
        let opening = FormOpening(values: ["name": "Ada", "pin": "1234", "place": "tower"], isReadOnly: true)
        let server = try await served(options(opening))
        try await server.test { client in
            let page = try await client.get("/visit", [.cookie: "user=7"])
            #expect(page.status == .ok && page.headers[.cacheControl] == "no-store")
            #expect(page.text.contains("value=\"Ada\""))
            for word in ["kestrel", "value=\"submit\"", "fw.state", "<script"] {
                #expect(!page.text.contains(word), "\(word)")
            }
            for tag in ["input class=\"fw-input\"", "textarea ", "select ", "fieldset ", "button type=\"submit\""] {
                let tags = page.text.split(separator: "<" + tag).dropFirst().map { $0.prefix { $0 != ">" } }
                #expect(tags.allSatisfy { $0.contains(" disabled") }, "\(tag)")
            }
            #expect(page.text.contains("<fieldset ") && page.text.contains("<button type=\"submit\""))
            #expect(try await client.postJSON("/visit", "{}", [.cookie: "user=7"]).status == .notFound)
        }
    }

    @Test func aPartOfAPageOpensWithAnswersToo() async throws {
        let routes = try await FormRoutes(forms: [definition(json)], store: SQLiteSubmissionStore.inMemory())
        let html = try #require(await routes.fragment("visit", opening: FormOpening(values: ["name": "Ada"])))
        #expect(html.contains("value=\"Ada\""))
        let record = try #require(
            await routes.fragment("visit", opening: FormOpening(values: ["name": "Ada"], isReadOnly: true)))
        #expect(record.contains("value=\"Ada\"") && !record.contains("fw.state"))
    }

    @Test func theNameOfAPartIsNoAnswer() async throws {
        try await served().test { client in
            let reply = try await client.get("/visit/fragment?name=Ada")
            #expect(reply.status == .ok && !reply.text.contains("value=\"Ada\""))
        }
    }
}
#endif
