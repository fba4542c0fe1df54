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

/// Answers as parameters, in everything that a server sends.
@Suite(.tags(.waiting)) struct ParameterTests {
    private static let parameters: JSONValue = [
        "full_name": "Ada", "reach": ["mail": "a@b.c"], "day": "28.11.2026", "room_code": 1,
        "extras": ["wifi": true, "pets": false], "guests": [["who": "Bo"], ["who": "Cy", "age": 7]],
    ]

    @Test func repliesHaveWhatTheSenderAsksFor() async throws {
        let server = try await ServedForms([AnswerFormatTests.form])
        try await server.test { client in
            let usual = try await client.postJSON("/trip", AnswerFormatTests.answers)
            #expect(usual.json?["values"]?["room"]?.stringValue == "s" && usual.json?["parameters"] == nil)
            let asked = try await client.postJSON("/trip?values=parameters", AnswerFormatTests.answers)
            #expect(asked.status == .created)
            #expect(asked.json?["parameters"] == Self.parameters && asked.json?["values"] == nil)
            let flat = try await client.postJSON(
                "/trip?values=parameters&layout=flat&blanks=null", AnswerFormatTests.answers)
            #expect(flat.json?["parameters"]?["guests[1].age"]?.numberValue == 7)
            #expect(flat.json?["parameters"]?["note"]?.isNull == true)
            let refused = try await client.postJSON("/trip?values=parameters", #"{"name":"Ada","room":"x"}"#)
            #expect(refused.status == .unprocessableContent)
            #expect(refused.json?["parameters"]?["full_name"]?.stringValue == "Ada")
            let unknown = try await client.postJSON("/trip?values=all", AnswerFormatTests.answers)
            #expect(unknown.status == .badRequest && unknown.json?["error"]?.stringValue == "format")
        }
        #expect(try await server.store.submissions(form: "trip").count == 3)
    }

    @Test func theServerCanBeSetToParameters() async throws {
        var options = FormRoutesOptions()
        options.replyFormat = .parameters()
        let told = Mutex<[Submission]>([])
        options.didSubmit = { submission in told.withLock { $0.append(submission) } }
        let server = try await ServedForms([AnswerFormatTests.form], options: options)
        try await server.test { client in
            let usual = try await client.postJSON("/trip", AnswerFormatTests.answers)
            #expect(usual.json?["parameters"] == Self.parameters)
            let asked = try await client.postJSON("/trip?values=canonical", AnswerFormatTests.answers)
            #expect(asked.json?["values"]?["name"]?.stringValue == "Ada")
        }
        // The hook gets both.
        let submission = try #require(told.withLock { $0.first })
        #expect(submission.answers(as: .parameters()) == Self.parameters)
        #expect(submission.answers(as: .canonical())?["name"]?.stringValue == "Ada")
    }

    /// Parameters are those of the form that was answered, also after it has changed.
    @Test func aChangedFormChangesNoStoredParameters() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        let first = try await ServedForms([AnswerFormatTests.form], store: store)
        try await first.test { client in _ = try await client.postJSON("/trip", AnswerFormatTests.answers) }
        let changed = FormDefinition("trip", title: "Trip") { Field.text("name", "Name").parameter("surname") }
        let second = try await ServedForms([changed], store: store)
        try await second.test { client in _ = try await client.postJSON("/trip", #"{"name":"Bo"}"#) }
        let stored = try await store.submissions(form: "trip")
        #expect(stored.map { $0.answers(as: .parameters()) } == [Self.parameters, ["surname": "Bo"]])
        let body = try JSONParser.parse(stored[0].webhookBody(as: .parameters()), limits: .definition)
        #expect(body["data"]?["submission"]?["parameters"] == Self.parameters)
        #expect(body["data"]?["submission"]?["values"] == nil)
    }

    private static let confidential = FormDefinition("loan", title: "Loan") {
        Field.text("iban", "IBAN").sensitive().parameter("account")
        Field.password("word", "Word").stored(.hash).parameter("pass")
        Field.text("card", "Card").format(named: "credit_card").parameter("pan")
        Field.select("ills", "Ills", options: [.init("a", "A"), .init("b", "B")]).multiple().sensitive().sends(.flags)
        Field.text("name", "Name").parameter("who")
        FormSection("people") { Field.text("tax", "Tax").sensitive().parameter("tin") }.repeating(0...3)
    }

    @Test func parametersObeyThePolicyInEveryLayout() async throws {
        var options = FormRoutesOptions()
        options.answerKeys = try testKeys()
        options.replyFormat = .parameters(.flat)
        let taken = Mutex<[Submission]>([])
        options.willStore = { submission in taken.withLock { $0.append(submission) } }
        let server = try await ServedForms([Self.confidential], options: options)
        let secrets = ["NO9386011117947", "correct horse", "4242424242424242", "T-77"]
        let reply = try await server.test { client in
            try await client.postJSON(
                "/loan",
                #"""
                {"iban":"NO9386011117947","word":"correct horse","card":"4242424242424242","ills":["a"],"name":"Ada",
                 "people":[{"tax":"T-77"}]}
                """#)
        }
        #expect(reply.status == .created)
        #expect(reply.json?["parameters"]?["who"]?.stringValue == "Ada")
        #expect(reply.json?["parameters"]?["pan"]?.stringValue == "•••• 4242")
        let submission = try #require(try await server.store.submissions(form: "loan").first)
        let stored = try #require(submission.parameters)
        var texts = [reply.text, stored]
        for layout in [ValueOptions.Layout.nested, .flat, .attributes] {
            let format = AnswerFormat.parameters(layout, blanks: .null)
            texts.append(String(decoding: try submission.webhookBody(as: format), as: UTF8.self))
            texts.append(submission.line(as: format))
            texts.append(submission.masked.line(as: format))
        }
        for text in texts {
            for secret in secrets { #expect(!text.contains(secret)) }
            #expect(!text.contains("\"pass\"") && !text.contains("$hash"))
        }
        // A post has neither what is encrypted nor a mark of it.
        #expect(!String(decoding: try submission.webhookBody(as: .parameters()), as: UTF8.self).contains("$sealed"))
        let open = try submission.opened(with: testKeys())
        #expect(
            open.answers(as: .parameters()) == [
                "account": "NO9386011117947", "pan": "•••• 4242", "ills": ["a": true, "b": false], "who": "Ada",
                "people": [["tin": "T-77"]],
            ])
        // The box of a parameter opens at its own place only.
        let moved = Submission(
            id: submission.id, form: "loan", definition: "", created: 0, values: stored, parameters: nil)
        #expect(throws: AnswerKeyProblem.self) { try moved.opened(with: testKeys()) }
        // Code that takes secrets gets them under both names.
        let clear = try #require(taken.withLock { $0.first })
        #expect(clear.answers(as: .parameters())?["pass"]?.stringValue == "correct horse")
        #expect(clear.answers(as: .canonical())?["word"]?.stringValue == "correct horse")
    }

    @Test(arguments: StoreKind.databases) func aNewKeyEncryptsParametersToo(_ kind: StoreKind) async throws {
        let store = try await StorePlace(kind).open()
        let place = AnswerPlace(form: "f", submission: "1", path: AnswerPlace.parameters + ".tin")
        let sealed = try SealedAnswer("T-77", at: place, with: testKeys(1)).json
        let submission = Submission(
            id: "1", form: "f", definition: "", created: 1, values: "{}",
            parameters: JSONValue.object([JSONMember("tin", sealed)]).text())
        _ = try await store.store(submission)
        #expect(try await store.submissions(form: "f") == [submission])
        #expect(try await store.reseal(with: testKeys(2, 1)) == Resealing(changed: 1, unreadable: 0))
        let stored = try #require(try await store.submissions(form: "f").first)
        #expect(try stored.opened(with: testKeys(2)).answers(as: .parameters()) == ["tin": "T-77"])
    }

    @Test func tablesHaveParametersAndNoFormulas() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        _ = try await store.store(
            Submission(
                id: "1", form: "f", definition: "", created: 0, values: #"{"a":"x"}"#,
                parameters: #"{"=cmd":"@x","on":{"-b":true},"note":null,"n":-5}"#))
        func table(_ format: AnswerFormat) async throws -> String {
            var table = ResultTable(SubmissionQuery(form: "f"), titled: false)
            table.format = format
            var bytes: [UInt8] = []
            try await table.write(from: store) { bytes += $0 }
            return String(decoding: bytes, as: UTF8.self)
        }
        let plain = try await table(.parameters())
        #expect(plain.hasPrefix("reference,created,id,\"'=cmd\",on.-b,n\r\n"))
        #expect(plain.hasSuffix(",1,\"'@x\",true,-5\r\n"))
        #expect(try await table(.parameters(blanks: .null)).contains(",on.-b,note,n\r\n"))
        #expect(try await table(.canonical()).contains(",id,a\r\n"))
    }

    @Test func filesAreDescribedAmongParameters() async throws {
        let form = FormDefinition("visa", title: "Visa") {
            Field.file("passport", "Passport").accept(.pdf).files(atMost: 2).parameter("scans")
        }
        let server = try await ServedFiles(form)
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            try await browser.press(choosing: [PostedFile("passport", "a.pdf", PostedFile.pdf)])
            #expect(browser.status == .seeOther)
        }
        let submission = try #require(try await server.forms.store.submissions(form: "visa").first)
        #expect(submission.answers(as: .parameters())?["scans"] == submission.json?["passport"])
        #expect(try server.decoded(submission.answers(as: .parameters())?["scans"]).map(\.name) == ["a.pdf"])
    }
}
#endif
