#if Server
import Formwork
import FormworkCore
@testable import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import HummingbirdTesting
import Synchronization
import Testing

/// What becomes of passwords, cards and sensitive answers before they reach a store.
@Suite(.tags(.waiting)) struct AnswerProtectionTests {
    private static let form = FormDefinition("join", title: "Join") {
        FormSection("you", "You") {
            Field.name("name", "Name").required()
            Field.password("password", "Password").stored(.hash)
            Field.password("pin", "Pin").stored(.nothing)
            Field.text("iban", "IBAN").sensitive()
            Field.text("card", "Card").format(.creditCard)
            Field.text("code", "Code").autocomplete("cc-csc")
            Field.hidden("copy", formula: "concat('of ', $iban)")
            Field.hidden("cards", formula: "concat('of ', $card)")
        }
        FormSection("kin", "Kin") {
            Field.name("name", "Name")
            Field.select("illness", "Illness", options: [.init("a", "A"), .init("b", "B")]).multiple().sensitive()
        }.repeating(0...3)
    }

    private static let answers = """
        { "name": "Ada", "password": "correct horse", "pin": "8261", "iban": "NO9386011117947", "card": "4242 4242 4242 4242",
          "code": "737", "kin": [ { "name": "Bo", "illness": ["a", "b"] }, { "name": "Cy", "illness": [] } ] }
        """

    private func served(
        _ keys: AnswerKeys?, form: FormDefinition = form, store: SQLiteSubmissionStore? = nil,
        _ change: (inout FormRoutesOptions) -> Void = { _ in }
    ) async throws -> ServedForms {
        var options = FormRoutesOptions()
        options.answerKeys = keys
        change(&options)
        return try await ServedForms([form], options: options, store: store)
    }

    private func stored(_ server: ServedForms) async throws -> (submission: Submission, json: JSONValue) {
        let submission = try #require(try await server.store.submissions(form: "join").first)
        return (submission, try #require(submission.json))
    }

    @Test func noStoreGetsAnyOfItInClear() async throws {
        let keys = try testKeys()
        let server = try await served(keys)
        try await server.test { client in
            let response = try await client.postJSON("/join", Self.answers)
            #expect(response.status == .created)
            // The reply has what is stored in clear.
            let values = try #require(response.json?["values"])
            #expect(values["name"]?.stringValue == "Ada" && values["card"]?.stringValue == "•••• 4242")
            #expect(values["iban"] == nil && values["password"] == nil && values["code"] == nil)
        }
        let (submission, json) = try await stored(server)
        for secret in ["correct", "\"8261\"", "NO9386011117947", "4242 4242", "\"737\"", "\"a\""] {
            #expect(!submission.values.contains(secret), "\(secret)")
        }
        #expect(json["card"]?.stringValue == "•••• 4242")
        #expect(json["pin"] == nil && json["code"] == nil && json["cards"] == nil)
        #expect(json["kin"]?.arrayValue?.map { $0["name"]?.stringValue } == ["Bo", "Cy"])
        let opened = try #require(try submission.opened(with: keys).json)
        #expect(opened["iban"]?.stringValue == "NO9386011117947")
        #expect(opened["copy"]?.stringValue == "of NO9386011117947", "what is calculated from it is encrypted too")
        #expect(opened["kin"]?.arrayValue?.first?["illness"]?.text() == "[\"a\",\"b\"]")
    }

    @Test func thePasswordIsRecognisedByItsHash() async throws {
        let server = try await served(try testKeys())
        try await server.test { client in _ = try await client.postJSON("/join", Self.answers) }
        let text = try #require(try await stored(server).json["password"]?["$hash"]?.stringValue)
        #expect(text.hasPrefix("$scrypt$ln=15,r=8,p=3$"))
        let hash = try #require(PasswordHash(text: text))
        #expect(hash.matches("correct horse") && !hash.matches("correct horsf"))
    }

    @Test func equalAnswersAreStoredDifferentlyAndAreTheSameSubmission() async throws {
        let server = try await served(try testKeys())
        try await server.test { client in
            var ids: Set<String> = []
            for password in ["correct horse", "another one"] {
                let body = Self.answers.replacingOccurrences(of: "correct horse", with: password)
                let response = try await client.postJSON("/join", body, header("Idempotency-Key", "k"))
                ids.insert(try #require(response.json?["id"]?.stringValue))
            }
            #expect(ids.count == 1)
            let other = Self.answers.replacingOccurrences(of: "NO93", with: "NO94")
            #expect(try await client.postJSON("/join", other, header("Idempotency-Key", "k")).status == .conflict)
            _ = try await client.postJSON("/join", Self.answers)
        }
        let texts = try await server.store.submissions(form: "join").map { $0.json?["iban"]?.text() }
        #expect(texts.count == 2 && Set(texts).count == 2)
    }

    @Test func codeTakesWhatIsNotStored() async throws {
        let taken = Mutex<[JSONValue]>([])
        let form = FormDefinition("join") {
            Field.name("name", "Name")
            Field.password("password", "Password")
        }
        let server = try await served(nil, form: form) { options in
            options.willStore = { submission in
                if let json = submission.json { taken.withLock { $0.append(json) } }
            }
        }
        try await server.test { client in
            let body = #"{ "name": "Ada", "password": "correct horse" }"#
            let response = try await client.postJSON("/join", body)
            #expect(response.status == .created)
        }
        #expect(taken.withLock { $0.map { $0["password"]?.stringValue } } == ["correct horse"])
        #expect(try await stored(server).json["password"] == nil)
    }

    @Test func nothingIsStoredIfCodeCannotTakeIt() async throws {
        struct Refusal: Error {}
        let server = try await served(try testKeys()) { $0.willStore = { _ in throw Refusal() } }
        try await server.test { client in
            let response = try await client.postJSON("/join", Self.answers)
            #expect(response.status == .serviceUnavailable)
        }
        #expect(try await server.store.submissions(form: "join").isEmpty)
    }

    @Test func draftsAreEncryptedAsAWhole() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        let server = try await served(try testKeys(), store: store) { $0.drafts = DraftOptions(store: store) }
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/join")
            #expect(browser.html.contains("data-fw-days=\"0\""), "a browser keeps nothing, because it cannot encrypt")
            browser.fill("name", "Ada")
            browser.fill("iban", "NO9386011117947")
            try await browser.press("save")
            let snapshot = try await store.texts("SELECT snapshot FROM draft")
            #expect(snapshot.count == 1 && snapshot[0].hasPrefix("{\"$sealed\""))
            let link = try #require(browser.location).replacingOccurrences(of: "/saved/", with: "/draft/")
            try await browser.open(link)
            #expect(browser.value("iban") == "NO9386011117947")
        }
    }

    @Test(arguments: [
        (FormDefinition("a") { Field.text("t", "T").sensitive() }, "no key to encrypt"),
        (FormDefinition("a") { Field.file("t", "T").sensitive() }, "files of t cannot be encrypted"),
        (
            FormDefinition("a") { FormSection("s") { Field.password("p", "P").stored(.hash) }.repeating(0...2) },
            "s[].p is inside a repeating section"
        ),
    ]) func aFormIsRefusedIfItsAnswersCannotBeStoredAsTheyHaveToBe(form: FormDefinition, reason: String) async throws {
        let folder = try TemporaryFolder()
        let files = try DiskFileStore(folder: folder.path("files"))
        let store = try SQLiteSubmissionStore.inMemory()
        await #expect {
            _ = try await FormRoutes(forms: [form], store: store, files: files)
        } throws: { error in
            "\(error)".contains("The form a cannot be served.") && "\(error)".contains(reason)
        }
    }

    /// Forms of the original Form do not say what is stored of a password.
    @Test func nothingIsStoredOfAPasswordOfWhichTheFormSaysNothing() async throws {
        let form = FormDefinition("a") {
            Field.name("name", "Name")
            Field.password("p", "P").required()
        }
        let store = try SQLiteSubmissionStore.inMemory()
        let server = try await served(nil, form: form, store: store)
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/a")
            browser.fill("name", "Ada")
            browser.fill("p", "a secret of mine")
            try await browser.press()
            #expect(browser.location != nil)
        }
        let stored = try #require(try await store.submissions(form: "a").first)
        #expect(stored.json == ["name": "Ada"])
        #expect(try ServedForm(form).protection.warning?.contains("Nothing is stored of p") == true)
    }

    @Test func textsAfterASubmissionHideWhatIsSensitive() async throws {
        let form = FormDefinition("give", success: .text("We debit {bank.iban}, {name}. {copy}{note}")) {
            Field.name("name", "Name")
            FormSection("bank", "Bank") { Field.text("iban", "IBAN").sensitive() }.nested()
            Field.text("note", "Note").sensitive()
            Field.hidden("copy", formula: "concat('of ', $bank.iban)")
        }
        .successTitle("Thank you for {bank.iban}")
        try await served(try testKeys(), form: form).test { client in
            var browser = Browser(client)
            try await browser.open("/give")
            browser.fill("name", "Ada")
            browser.fill("bank.iban", "NO9386011117947")
            try await browser.press()
            try await browser.open(try #require(browser.location))
            #expect(browser.html.contains("Thank you for ••••••••"))
            #expect(browser.html.contains("We debit ••••••••, Ada. ••••••••</p>"), "a blank answer stays blank")
            #expect(!browser.html.contains("NO9386011117947"))
        }
    }

    @Test func whatIsOnlyRepeatedOrNotSentNeedsNoWord() async throws {
        let forms = [
            FormDefinition("a") { Field.password("p", "P").stored(.hash).confirmed() },
            FormDefinition("b") {
                Field.password("p", "P").stored(.nothing)
                Field.password("q", "Q").compared(.equal, to: "p")
                Field.password("r", "R").sends(.nothing)
            },
        ]
        _ = try await FormRoutes(forms: forms, store: SQLiteSubmissionStore.inMemory())
    }

    @Test func aFormThatComesToNeedAKeyIsNotServedWithoutOne() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a.json", #"{ "fields": [ { "id": "t", "title": "T" } ] }"#)
        let library = try FormLibrary(paths: [folder.path()])
        try await ServedForms(library: library).test { client in
            #expect(try await client.get("/a").status == .ok)
            try folder.write("a.json", #"{ "fields": [ { "id": "t", "title": "Tax number", "sensitive": true } ] }"#)
            // Files are looked at again after a while.
            #expect(try await eventually { try await client.get("/a").status == .notFound })
            #expect(try await client.postJSON("/a", #"{ "t": "1" }"#).status == .notFound)
        }
    }
}

/// Keys for tests.
func testKeys(_ seeds: UInt8...) throws -> AnswerKeys {
    let lines = (seeds.isEmpty ? [1] : seeds).map { Data(repeating: $0, count: 32).base64EncodedString() }
    return try #require(AnswerKeys(text: lines.joined(separator: "\n")))
}
#endif
