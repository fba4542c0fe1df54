#if Server
import Formwork
import FormworkCore
@testable import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

/// Save and continue later, without scripts.
@Suite(.tags(.waiting)) struct DraftTests {
    private let json = #"""
        { "id": "trip", "title": "Trip", "sections": [
          { "id": "who", "fields": [
            { "id": "name", "title": "Your name", "validations": { "required": true } },
            { "id": "pin", "title": "Pin", "type": "password", "store": "nothing" },
            { "id": "seat", "title": "Seat", "type": "select", "style": "radio", "options": [
              { "id": "aisle", "title": "Aisle" }, { "id": "window", "title": "Window" } ] },
            { "id": "role", "type": "hidden", "value": "guest" } ] },
          { "id": "guests", "title": "Guest", "repeat": { "min": 0, "max": 3 }, "fields": [
            { "id": "name", "title": "Name", "validations": { "required": true } } ] } ] }
        """#

    private func served(
        _ json: String? = nil, _ store: SQLiteSubmissionStore? = nil, bytes: Int = 256 << 10, linkDays: Int64 = 30,
        _ change: (inout FormRoutesOptions) -> Void = { _ in }
    ) async throws -> ServedForms {
        let store = if let store { store } else { try SQLiteSubmissionStore.inMemory() }
        var options = FormRoutesOptions(drafts: DraftOptions(store: store, linkDays: linkDays, bytes: bytes))
        change(&options)
        return try await ServedForms([definition(json ?? self.json)], options: options, store: store)
    }

    /// Fills the form and saves it. Returns the token of its link.
    private func save(_ client: any TestClientProtocol) async throws -> String {
        var browser = Browser(client)
        try await browser.open("/trip")
        browser.fill("name", "Ada")
        browser.fill("pin", "opensesame")
        browser.fill("seat", "aisle")
        try await browser.press("add:guests")
        browser.fill("guests[0].name", "Bo")
        try await browser.press("save")
        return try token(browser)
    }

    private func token(_ browser: Browser) throws -> String {
        #expect(browser.status == .seeOther)
        let location = try #require(browser.location)
        let prefix = "/trip/saved/"
        try #require(location.hasPrefix(prefix))
        return String(location.dropFirst(prefix.count))
    }

    @Test func theFormIsAsItWasLeft() async throws {
        let server = try await served()
        try await server.test { client in
            let token = try await save(client)
            #expect(DraftLink.isToken(token))
            let saved = try await client.get("/trip/saved/" + token)
            #expect(saved.text.contains("href=\"/trip/draft/\(token)\"") && saved.text.contains("id=\"fw-link\""))
            // Another browser, which knows only the link.
            var browser = Browser(client)
            try await browser.open("/trip/draft/" + token)
            #expect(browser.status == .ok)
            #expect(browser.value("name") == "Ada" && browser.value("seat") == "aisle")
            #expect(browser.value("guests[0].name") == "Bo" && browser.value("pin") == "")
            try await browser.press()
            #expect(browser.status == .seeOther && browser.location == "/trip/done")
            // It is over once the form was sent.
            let gone = try await client.get("/trip/draft/" + token)
            #expect(gone.status == .gone && gone.text.contains("no longer there"))
            // The way on is the blank form.
            #expect(gone.text.contains(#"href="/trip">Start again</a>"#))
        }
        let stored = try await server.store.submissions(form: "trip")
        #expect(stored.count == 1)
        #expect(stored.first?.values.contains(#""role":"guest""#) == true)
    }

    @Test func theLinkOpensTheStepThatWasLeft() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        let options = FormRoutesOptions(drafts: DraftOptions(store: store))
        func left(_ form: FormDefinition, saving step: String, married: Bool = true) async throws -> String {
            let server = try await ServedForms([StepJourneyTests.visa], options: options, store: store)
            let token = try await server.test { client in
                var browser = Browser(client)
                try await browser.open("/visa")
                if married { browser.fill("married", "true") }
                try await browser.press("page:open:" + step)
                if step == "page.partner" { browser.fill("married", "") }
                try await browser.press("save")
                return String(try #require(browser.location).split(separator: "/").last ?? "")
            }
            return try await ServedForms([form], options: options, store: store).test { client in
                let page = try await client.get("/visa/draft/" + token)
                return String(page.text.firstMatch(of: /id="fw-title"[^>]*>([^<]*)/)?.1 ?? "")
            }
        }
        #expect(try await left(StepJourneyTests.visa, saving: "page.trip") == "Your trip")
        #expect(try await left(StepJourneyTests.visa, saving: "review") == "Check your answers")
        // The step is hidden by an answer, or the form has it no more.
        #expect(try await left(StepJourneyTests.visa, saving: "page.partner") == "About you")
        let other = FormDefinition("visa", title: "Visa") { FormPage("new", "New page") { Field.text("a", "A") } }
        #expect(try await left(other, saving: "page.trip") == "New page")
    }

    @Test func savingAgainKeepsTheLinkAndRefusedPagesKeepIt() async throws {
        try await served().test { client in
            let token = try await save(client)
            var browser = Browser(client)
            try await browser.open("/trip/draft/" + token)
            browser.fill("name", "")
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
            browser.fill("name", "Grace")
            try await browser.press("save")
            #expect(try self.token(browser) == token)
            try await browser.open("/trip/draft/" + token)
            #expect(browser.value("name") == "Grace")
        }
    }

    @Test func twoPagesWithOneLinkOverwriteNothing() async throws {
        try await served().test { client in
            let token = try await save(client)
            var (first, second) = (Browser(client), Browser(client))
            try await first.open("/trip/draft/" + token)
            try await second.open("/trip/draft/" + token)
            first.fill("name", "First")
            second.fill("name", "Second")
            try await first.press("save")
            try await second.press("save")
            #expect(try self.token(first) == token)
            let other = try self.token(second)
            #expect(other != token)
            var browser = Browser(client)
            try await browser.open("/trip/draft/" + token)
            #expect(browser.value("name") == "First")
            try await browser.open("/trip/draft/" + other)
            #expect(browser.value("name") == "Second")
        }
    }

    @Test func aChangedFormTakesWhatFitsAndNamesTheRest() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        let token = try await served(nil, store).test { try await save($0) }
        let changed = json.replacing(#"{ "id": "aisle", "title": "Aisle" }, "#, with: "")
            .replacing(#""id": "guests", "title": "Guest""#, with: #""id": "others", "title": "Other""#)
        let server = try await served(changed, store)
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/trip/draft/" + token)
            #expect(browser.value("name") == "Ada")
            #expect(browser.html.contains("no longer fit") && browser.html.contains("Seat"))
            browser.fill("seat", "window")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
    }

    // MARK: Who may see it

    @Test func theStoreHasNeitherTheLinkNorSecrets() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteSubmissionStore(path: folder.path("answers.sqlite"))
        let token = try await served(nil, store).test { try await save($0) }
        let draft = try #require(try await store.draft(DraftLink(token: token, revision: 0).key, at: 0))
        #expect(draft.snapshot.contains("Ada"))
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path("")) {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
            #expect(bytes.range(of: Data("opensesame".utf8)) == nil, "\(name)")
            #expect(bytes.range(of: Data(token.utf8)) == nil, "\(name)")
        }
    }

    @Test func linksCannotBeGuessedAndHaveNoOrder() throws {
        let tokens = (0..<100).map { _ in DraftLink.new().token }
        #expect(Set(tokens).count == 100 && tokens.allSatisfy { DraftLink.isToken($0) })
        // 43 characters of base64url are 256 bits.
        #expect(tokens.allSatisfy { bytes(base64URL: $0)?.count == 32 })
        for text in ["", "a", "a.1", ".1", "\(tokens[0])", "\(tokens[0]).", "\(tokens[0]).-1", "\(tokens[0]).1.2"] {
            #expect(DraftLink(posted: text) == nil, "\(text)")
        }
        #expect(DraftLink(posted: tokens[0] + ".7") == DraftLink(token: tokens[0], revision: 7))
    }

    @Test func othersAreRefused() async throws {
        try await served().test { client in
            let token = try await save(client)
            let other = DraftLink.new().token
            for path in ["/trip/draft/" + other, "/trip/draft/x", "/trip/saved/" + other, "/trip/draft/" + token + "x"]
            {
                #expect(try await client.get(path).status == .gone, "\(path)")
            }
            #expect(try await client.get("/nothing/draft/" + token).status == .notFound)
        }
    }

    @Test func theLinkDoesNotLeak() async throws {
        try await served().test { client in
            let token = try await save(client)
            for path in ["/trip/draft/" + token, "/trip/saved/" + token, "/trip/draft/" + DraftLink.new().token] {
                let reply = try await client.get(path)
                #expect(reply.headers[.cacheControl] == "no-store", "\(path)")
                #expect(reply.headers["Referrer-Policy"] == "same-origin", "\(path)")
                #expect(reply.headers["X-Robots-Tag"] == "noindex", "\(path)")
            }
        }
    }

    @Test(arguments: [false, true]) func thePageSaysTheSchemeOfTheReader(speaksTLS: Bool) async throws {
        try await served { $0.speaksTLS = speaksTLS }.test { client in
            let token = try await save(client)
            // Anybody can send the field; nobody is a trusted proxy here.
            let reply = try await client.get("/trip/saved/" + token, header("X-Forwarded-Proto", "https"))
            #expect(reply.text.contains(#"value="https://"#) == speaksTLS)
            #expect(reply.text.contains(#"value="http://"#) == !speaksTLS)
            #expect(reply.text.contains("/trip/draft/\(token)\""))
        }
    }

    // MARK: Limits

    @Test func longAnswersComeBackAsTyped() async throws {
        try await served(bytes: 200).test { client in
            var browser = Browser(client)
            try await browser.open("/trip")
            browser.fill("name", String(repeating: "a", count: 300))
            try await browser.press("save")
            #expect(browser.status == .contentTooLarge && browser.value("name")?.count == 300)
        }
    }

    @Test func aStoreThatFailsLosesNothing() async throws {
        let server = try await served()
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/trip")
            browser.fill("name", "Ada")
            try await server.store.breakTables()
            try await browser.press("save")
            #expect(browser.status == .serviceUnavailable && browser.value("name") == "Ada")
            let reply = try await client.get("/trip/draft/" + DraftLink.new().token)
            #expect(reply.status == .serviceUnavailable)
        }
    }

    @Test func anAlteredPageSavesNothing() async throws {
        try await served().test { client in
            var browser = Browser(client)
            try await browser.open("/trip")
            browser.setHidden("fw.state", "x")
            try await browser.press("save")
            #expect(browser.status == .badRequest)
        }
    }

    @Test func expiredDraftsAreDeleted() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        let token = try await served(nil, store).test { try await save($0) }
        let key = DraftLink(token: token, revision: 0).key
        let draft = try #require(try await store.draft(key, at: 0))
        #expect(draft.expires - draft.saved == 30 * 86_400_000)
        try await store.deleteDraft(key)
        var old = draft
        (old.saved, old.expires) = (1, 2)
        #expect(try await store.save(old, under: key))
        try await served(nil, store).test { client in
            let reply = try await client.get("/trip/draft/" + token)
            #expect(reply.status == .gone)
        }
        // The first request of a server deletes what has expired.
        #expect(try await store.deleteDrafts(expiredAt: 3) == 0)
    }

    @Test func aSweepIsDueOnceAnHour() {
        let (sweep, now) = (Interval(Interval.ofSweeps), ContinuousClock.now)
        #expect(sweep.isDue(at: now) && !sweep.isDue(at: now + .seconds(3_599)))
        #expect(sweep.isDue(at: now + .seconds(3_600)))
    }

    @Test func thereIsNoButtonUnlessTheHostWantsIt() async throws {
        let button = #"value="save""#
        #expect(try await served().test { try await $0.get("/trip").text.contains(button) })
        #expect(try await ServedForms([definition(json)]).test { try await !$0.get("/trip").text.contains(button) })
        let off = json.replacing(#""id": "trip","#, with: #""id": "trip", "drafts": false,"#)
        let server = try await served(off)
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/trip")
            #expect(!browser.html.contains(button))
            // The action of a page that has no such button.
            try await browser.press("save")
            #expect(browser.status == .ok)
            #expect(try await client.get("/trip/draft/" + DraftLink.new().token).status == .gone)
        }
    }

    // MARK: Scripts

    @Test func theScriptIsToldWhereTheLinkIs() async throws {
        try await served().test { client in
            var browser = Browser(client)
            browser.headers[.accept] = "application/json"
            try await browser.open("/trip")
            browser.fill("name", "Ada")
            browser.setHidden("fw.unshown", #"{"overridden":[],"tapped":[],"texts":{}}"#)
            let reply = try await browser.post("save")
            #expect(reply.status == .ok)
            #expect(reply.json?["location"]?.stringValue?.hasPrefix("/trip/saved/") == true)
        }
    }

    @Test func aPageOfAnotherFormLeavesADraftAlone() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        let other = FormDefinition("other") { Field.text("name", "Name") }
        let options = FormRoutesOptions(drafts: DraftOptions(store: store))
        let server = try await ServedForms([definition(json), other], options: options, store: store)
        try await server.test { client in
            let token = try await save(client)
            for button in ["submit", "save"] {
                var browser = Browser(client)
                try await browser.open("/other")
                let entries = browser.entries(button) + [("fw.draft", token + ".1")]
                try await browser.post(Browser.body(entries), to: "/other")
                #expect(browser.status == .seeOther)
            }
            let page = try await client.get("/trip/draft/" + token)
            #expect(page.status == .ok && page.text.contains("Ada"))
        }
        #expect(try await store.submissions(form: "other").count == 1)
    }

    /// Somebody who chooses the token of another person's draft knows the link.
    @Test(arguments: ["0", "1", "2"]) func aSenderCannotChooseTheTokenOfADraft(_ revision: String) async throws {
        let server = try await served()
        let chosen = String(repeating: "A", count: 43)
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/trip")
            browser.fill("name", "Ada")
            let entries = browser.entries("save") + [("fw.draft", chosen + "." + revision)]
            try await browser.post(Browser.body(entries), to: "/trip")
            #expect(try token(browser) != chosen)
            let page = try await client.get("/trip/draft/" + chosen)
            #expect(page.status != .ok && !page.text.contains("Ada"))
        }
    }
}
#endif
