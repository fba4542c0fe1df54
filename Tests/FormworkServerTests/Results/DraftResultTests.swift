#if Server
import Formwork
import FormworkCore
@testable import FormworkServer
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

/// Somebody wants to know what is stored of them, and wants it erased: unfinished answers are part of it.
@Suite(.serialized, .tags(.waiting)) struct DraftResultTests {
    private static let home = AdminVisitor.home
    private static let secret = FormDefinition("visit", title: "Visit") {
        Field.name("name", "Name")
        Field.text("iban", "IBAN").sensitive()
    }

    private func save(_ form: String, _ client: any TestClientProtocol, _ answers: [String: String]) async throws {
        var browser = Browser(client)
        try await browser.open("/" + form)
        for (path, text) in answers { browser.fill(path, text) }
        try await browser.press("save")
        #expect(browser.status == .seeOther)
    }

    private func links(_ page: String) -> [String] {
        page.matches(of: /href="([^"]+\/drafts\/[^"?]+)"/).map { String($0.1) }
    }

    @Test func draftsAreFoundReadAndErasedOnThePages() async throws {
        let server = try await ServedResults(savesDrafts: true)
        try await server.forms.test { client in
            try await save("trip", client, ["name": "Ada Lovelace", "pay": "12.5", "code": "opensesame"])
            try await save("trip", client, ["name": "Bo"])
            var visitor = try await server.visitor(client)
            try await visitor.open(Self.home + "/find?search=LOVELACE")
            #expect(visitor.page.contains("Trip · Drafts"))
            let found = links(visitor.page)
            #expect(found.count == 1)
            try await visitor.open(Self.home + "/find?search=opensesame")
            #expect(links(visitor.page).isEmpty, "secrets are in no draft")
            try await visitor.open(Self.home + "/forms/trip")
            #expect(visitor.page.contains(#"href="/_formwork/admin/forms/trip/drafts">Drafts</a>"#))
            try await visitor.open(Self.home + "/forms/trip/drafts")
            #expect(links(visitor.page).count == 2)
            let draft = try #require(found.first)
            try await visitor.open(draft)
            #expect(visitor.page.contains("Ada Lovelace") && visitor.page.contains("12.5"))
            try await visitor.open(draft + "/erase")
            #expect(visitor.page.contains("Erase this draft") && visitor.page.contains("its link leads nowhere"))
            #expect(try await server.store.draftCount() == 2)
            try await visitor.press(draft + "/erase")
            #expect(visitor.replied[.location] == Self.home + "/forms/trip/drafts?erased=1")
            try await visitor.open(Self.home + "/forms/trip/drafts?erased=1")
            #expect(visitor.page.contains("The draft was erased.") && links(visitor.page).count == 1)
            try await visitor.open(draft)
            #expect(visitor.status == .notFound)
            try await visitor.open(Self.home + "/log")
            #expect(visitor.page.contains("Erased a draft") && visitor.page.contains("Read a draft"))
        }
        let erasures = try await server.accesses().filter { $0.action == .eraseDraft }
        #expect(erasures.map(\.form) == ["trip"] && erasures.map(\.who) == ["Eve"])
        #expect(erasures.first?.submission.count == 43)
        #expect(try await server.store.draftCount() == 1)
    }

    @Test func encryptedDraftsAreSearchedWithoutTheirSensitiveAnswers() async throws {
        var options = FormRoutesOptions()
        options.answerKeys = try testKeys()
        let server = try await ServedResults(form: Self.secret, options: options, savesDrafts: true)
        try await server.forms.test { client in
            try await save("visit", client, ["name": "Ada", "iban": "NO93"])
            var visitor = try await server.visitor(client)
            try await visitor.open(Self.home + "/find?search=no93")
            #expect(visitor.page.contains("Nothing was found."))
            try await visitor.open(Self.home + "/find?search=ada")
            let draft = try #require(links(visitor.page).first)
            try await visitor.open(draft)
            #expect(visitor.page.contains("Ada") && !visitor.page.withoutTokens.contains("NO93"))
            try await visitor.open(draft + "?reveal=1")
            #expect(visitor.page.contains("NO93"))
            // A draft has no reference number.
            let id = try #require(draft.split(separator: "/").last.map { String($0) })
            try await visitor.open(Self.home + "/log")
            #expect(visitor.page.contains("Read sensitive answers of a draft") && visitor.page.contains("visit \(id)"))
            #expect(!visitor.page.contains(Submission.reference(of: id)))
        }
        #expect(try await server.accesses().suffix(2).map(\.action) == [.readDraft, .revealDraft])
        // Without the key nobody finds it, and the page says so.
        let other = FormRoutesOptions(admin: AdminOptions(store: server.store, logins: [.link]))
        let plain = FormDefinition("visit", title: "Visit") { Field.name("name", "Name") }
        let keyless = try await ServedForms([plain], options: other, store: server.store)
        try await keyless.test { client in
            var visitor = try await server.visitor(client)
            try await visitor.open(Self.home + "/find?search=ada")
            #expect(links(visitor.page).isEmpty)
            #expect(visitor.page.contains("1 draft could not be searched."))
            try await visitor.open(Self.home + "/forms/visit/drafts")
            let draft = try #require(links(visitor.page).first)
            try await visitor.open(draft)
            #expect(visitor.status == .ok && !visitor.page.contains(/\bAda\b/))
            try await visitor.open(draft + "/erase")
            try await visitor.press(draft + "/erase")
        }
        #expect(try await server.store.draftCount() == 0)
    }

    /// What was sensitive when it was typed stays so, whatever the form says of it now.
    @Test(arguments: [
        FormDefinition("visit", title: "Visit") {
            Field.name("name", "Name")
            Field.text("iban", "IBAN")
        },
        FormDefinition("visit", title: "Visit") {
            Field.name("name", "Name").sensitive()
            Field.text("iban", "IBAN")
        },
        FormDefinition("visit", title: "Visit") {
            Field.name("name", "Name")
            Field.text("account", "IBAN").sensitive()
        },
        FormDefinition("visit", title: "Visit") { Field.name("name", "Name") },
    ])
    func answersThatWereSensitiveInAnEarlierFormStayHidden(_ later: FormDefinition) async throws {
        var options = FormRoutesOptions()
        options.answerKeys = try testKeys()
        let server = try await ServedResults(form: Self.secret, options: options, savesDrafts: true)
        try await server.forms.test { client in
            try await save("visit", client, ["name": "Ada", "iban": "NO93"])
        }
        options.admin = AdminOptions(store: server.store, logins: [.link])
        let changed = try await ServedForms([later], options: options, store: server.store)
        try await changed.test { client in
            var visitor = try await server.visitor(client)
            for text in ["no93", "ada"] {
                try await visitor.open(Self.home + "/find?search=" + text)
                #expect(links(visitor.page).isEmpty && visitor.page.contains("1 draft could not be searched."))
            }
            try await visitor.open(Self.home + "/forms/visit/drafts")
            let draft = try #require(links(visitor.page).first)
            try await visitor.open(draft)
            #expect(!visitor.page.withoutTokens.contains("NO93") && !visitor.page.contains(/\bAda\b/))
            #expect(visitor.page.contains("It is not known which answers are sensitive"))
            try await visitor.open(draft + "?reveal=1")
            #expect(visitor.page.contains("Ada"))
        }
    }

    @Test func anErasureIsNotedWhereTheLogIsRead() async throws {
        let others = try SQLiteSubmissionStore.inMemory()
        var options = FormRoutesOptions()
        options.drafts = DraftOptions(store: others)
        let server = try await ServedResults(options: options)
        try await server.forms.test { client in
            try await save("trip", client, ["name": "Ada"])
            var visitor = try await server.visitor(client)
            try await visitor.open(Self.home + "/forms/trip/drafts")
            let draft = try #require(links(visitor.page).first)
            try await visitor.open(draft + "/erase")
            try await visitor.press(draft + "/erase")
            #expect(visitor.status == .seeOther)
        }
        #expect(try await others.draftCount() == 0)
        let noted = try await others.accesses(before: nil, limit: 9).accesses.map(\.entry)
        #expect(noted.map(\.action) == [.eraseDraft])
        #expect(try await server.accesses().filter { $0.action == .eraseDraft } == noted)
    }

    @Test func whatWasTypedAndNotUnderstoodIsFoundToo() async throws {
        let server = try await ServedResults(savesDrafts: true)
        try await server.forms.test { client in
            try await save("trip", client, ["name": "Bo", "pay": "call 555-0199"])
            var visitor = try await server.visitor(client)
            try await visitor.open(Self.home + "/find?search=555-0199")
            try await visitor.open(try #require(links(visitor.page).first))
            #expect(visitor.page.contains("call 555-0199"))
        }
    }

    @Test func theFilesOfAnErasedDraftAreDeletedAtOnce() async throws {
        let server = try await ServedResults(savesDrafts: true)
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/trip")
            browser.fill("name", "Ada")
            try await browser.press("save", choosing: [PostedFile("photo", "a.png", PostedFile.png)])
            #expect(browser.status == .seeOther)
            #expect(try await server.files.unclaimedBytes() == PostedFile.png.count)
            var visitor = try await server.visitor(client)
            try await visitor.open(Self.home + "/find?search=ada")
            let draft = try #require(links(visitor.page).first)
            try await visitor.open(draft + "/erase")
            try await visitor.press(draft + "/erase")
            #expect(visitor.status == .seeOther)
        }
        #expect(try await server.files.unclaimedBytes() == 0)
    }
}

/// What stores of both kinds do with drafts for those who read results.
struct DraftResultStoreTests {
    private func draft(_ form: String, _ text: String, expires: Int64 = 100) -> Draft {
        Draft(
            form: form, definition: "h", language: "en", snapshot: #"{"form":{"values":{"name":"\#(text)"}}}"#,
            titles: "{}", submissionKey: text, saved: 10, expires: expires)
    }

    @Test(arguments: StoreKind.databases) func draftsAreListedCountedAndErased(_ kind: StoreKind) async throws {
        let place = try StorePlace(kind)
        let store = try await place.open()
        for (key, form) in [("c", "loan"), ("a", "loan"), ("b", "trip")] {
            #expect(try await store.save(draft(form, key), under: DraftKey(hash: key)))
        }
        #expect(try await store.save(draft("loan", "over", expires: 20), under: DraftKey(hash: "d")))
        let loans = try await store.drafts(of: "loan", after: nil, limit: 9, at: 50)
        #expect(loans.map(\.key.hash) == ["a", "c"] && loans[0].draft == draft("loan", "a"))
        #expect(try await store.drafts(of: nil, after: DraftKey(hash: "a"), limit: 1, at: 50).map(\.key.hash) == ["b"])
        #expect(
            try await store.draftTallies(at: 50) == [
                FormTally(form: "loan", count: 2, latest: 10), FormTally(form: "trip", count: 1, latest: 10),
            ])
        let access = AccessEntry(time: 1, who: "Eve", action: .eraseDraft, form: "loan", submission: "a")
        #expect(try await !store.eraseDraft(DraftKey(hash: "a"), form: "trip", noting: access), "of another form")
        #expect(try await store.accesses(before: nil, limit: 9).accesses.isEmpty)
        #expect(try await store.eraseDraft(DraftKey(hash: "a"), form: "loan", noting: access))
        #expect(try await !store.eraseDraft(DraftKey(hash: "a"), form: "loan", noting: access))
        #expect(try await store.accesses(before: nil, limit: 9).accesses.map(\.entry) == [access])
        withExtendedLifetime(place) {}
    }

    @Test func noByteOfAnErasedDraftStaysInTheFiles() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        let key = DraftKey(hash: "a")
        #expect(try await store.save(draft("loan", "HUSHHUSH"), under: key))
        let access = AccessEntry(time: 1, who: "", action: .eraseDraft)
        #expect(try await store.eraseDraft(key, form: "loan", noting: access))
        for end in ["", "-wal"] {
            let bytes = FileManager.default.contents(atPath: folder.path("a.sqlite" + end)) ?? Data()
            #expect(bytes.range(of: Data("HUSHHUSH".utf8)) == nil)
        }
    }

    @Test func itemsHaveTheirPaths() throws {
        var saved = draft("loan", "Ada")
        saved.snapshot = #"""
            {"form":{"values":{"home.city":"Oslo","days":["sat","sun"],"age":7},"texts":{"age":"abc"},
             "items":{"guests":[{"id":1,"values":{"name":"Bo"}},{"id":2,"items":{"pets":[{"values":{"name":"Rex"}}]}}]}}}
            """#
        let answers = try DraftAnswers(saved, keys: nil)
        #expect(
            answers.values == [
                "home.city": "Oslo", "days": ["sat", "sun"], "age": "abc", "guests[0].name": "Bo",
                "guests[1].pets[0].name": "Rex",
            ])
        for text in ["oslo", "SUN", "ab", "rex"] { #expect(answers.contains(text)) }
        #expect(!answers.contains("city"))
    }
}
#endif
