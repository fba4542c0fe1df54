#if Server
import Formwork
import FormworkCore
import FormworkPresentation
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FormworkServer
@testable import FormworkServerTests

/// What is posted is read by its bytes, so no text is slow because of its characters.
struct HostilePostTests {
    private static let form = #"""
        { "id": "trip", "title": "Trip", "strings": { "de": { "Trip": "Reise" } }, "success": { "text": "Thanks, {name}." },
          "sections": [ { "id": "trip", "fields": [
            { "id": "name", "title": "Name", "type": "name", "validations": { "max_length": 40, "required": true } },
            { "id": "story", "title": "Story", "type": "text_view" },
            { "id": "code", "title": "Code", "mask": "AAA-000" },
            { "id": "day", "title": "Day", "type": "date" },
            { "id": "pay", "title": "Pay", "type": "decimal" },
            { "id": "size", "title": "Size", "type": "select", "options": ["s", "l"] },
            { "id": "tags", "title": "Tags", "type": "check_group", "options": ["a", "b"] },
            { "id": "order", "title": "Order", "type": "ranking", "options": ["a", "b"] },
            { "id": "photo", "title": "Photo", "type": "file" },
            { "id": "long", "title": "Long", "type": "info", "formula": "length($story)" } ] },
            { "id": "guests", "title": "Guests", "repeat": { "max": 3 },
            "fields": [ { "id": "name", "title": "Guest" } ] } ] }
        """#

    /// Every field of the protocol, with what stands before a hostile text in it.
    private static let fields: [(name: String, before: String)] = [
        ("fw.state", ""), ("fw.state", "a."), ("fw.action", ""), ("fw.action", "add:"), ("fw.action", "drop:"),
        ("fw.action", "language:"), ("fw.action", "page:open:"), ("fw.action", "page:change:name:"),
        ("fw.action", "more:1:"),
        ("fw.action", "rank:up:1:"), ("fw.action", "upload:"), ("fw.action", "delete:"), ("fw.action", "save"),
        ("fw.step", ""), ("fw.return", ""), ("fw.draft", ""), ("fw.draft", "a."), ("fw.seen", ""),
        ("fw.seen", "guests[0]#"),
        ("fw.unshown", ""), ("fw.unshown", #"{"texts":{""#), ("fw.deleted", ""), ("fw.search", ""), ("fw.kept", ""),
        ("fw.undo", ""), ("fw.sign.photo", ""),
        ("fw.website", ""), ("v.name", ""), ("v.story", ""), ("v.code", "ABC"), ("v.day", "1."), ("v.pay", "1"),
        ("v.size", "s"),
        ("v.tags", "a"), ("v.order", "a"), ("v.photo", ""), ("v.photo", "a.b.c."), ("v.guests[0].name", ""),
    ]

    /// Runs a server that keeps drafts and files.
    private func served(_ body: @Sendable (any TestClientProtocol) async throws -> Void) async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        let folder = try TemporaryFolder()
        var options = FormRoutesOptions()
        options.drafts = DraftOptions(store: store)
        let server = try await ServedForms(
            [try definition(Self.form)], options: options, store: store,
            files: try DiskFileStore(folder: folder.path("files")))
        try await server.test { client in try await body(client) }
        withExtendedLifetime(folder) {}
    }

    private func escaped(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        return String(
            decoding: text.utf8.flatMap { [UInt8(ascii: "%"), digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
            as: UTF8.self)
    }

    private func post(
        _ name: String, _ value: String, state: String?, to path: String = "/trip", _ client: any TestClientProtocol
    ) async throws -> HTTPResponse.Status {
        let signed = state.map { "fw.state=" + escaped($0) + "&" } ?? ""
        return try await client.executeRequest(
            uri: path, method: .post, headers: [.contentType: "application/x-www-form-urlencoded"],
            body: ByteBuffer(string: signed + escaped(name) + "=" + escaped(value))
        ).status
    }

    @Test(arguments: HostileText.allCases) func everyFieldOfAPageIsReadInLinearSteps(_ kind: HostileText) async throws {
        try await served { client in
            var page = Browser(client)
            try await page.open("/trip")
            let state = try #require(page.hidden("fw.state").first)
            for (name, before) in Self.fields {
                try await kind.expectLinearSteps(name + "=" + before) { text in
                    let status = try await post(
                        name, before + text, state: name == "fw.state" ? nil : state, client)
                    #expect(status.code < 500, "\(name)=\(before)")
                }
            }
            for path in ["/trip/options", "/trip/check", "/trip/kept", "/trip/files/photo"] {
                try await kind.expectLinearSteps(path) { text in
                    let status = try await post("fw.kept", text, state: state, to: path, client)
                    #expect(status.code < 500, "\(path)")
                }
            }
            try await kind.expectLinearSteps("the name of a control") { text in
                for name in ["v." + text, text, "fw." + text] {
                    let reply = try await post(name, "x", state: state, client)
                    #expect(reply.code < 500)
                }
            }
        }
    }

    /// With work in the square of the bytes this would take an hour, and each field a minute or more. Nothing measures the time.
    @Test(arguments: [HostileText.marks, .flags]) func longTextsAreAnsweredAtOnce(_ kind: HostileText) async throws {
        let text = kind.text(HostileText.large)
        try await served { client in
            var page = Browser(client)
            try await page.open("/trip")
            let state = try #require(page.hidden("fw.state").first)
            for (name, before) in Self.fields {
                let status = try await post(name, before + text, state: name == "fw.state" ? nil : state, client)
                #expect(status.code < 500, "\(name)")
            }
        }
    }

    @Test(arguments: HostileText.allCases) func everyKeyAndValueOfJSONIsReadInLinearSteps(_ kind: HostileText)
        async throws
    {
        try await served { client in
            for (before, after) in [
                (#"{""#, #"":1}"#), (#"{"name":""#, #""}"#), (#"{"name":{""#, #"":1}}"#),
                (#"{"guests":[{""#, #"":1}]}"#),
                (#"{"guests":[{"name":""#, #""}]}"#), (#"{"tags":[""#, #""]}"#), (#"{"day":""#, #""}"#),
                (#"[""#, #""]"#),
            ] {
                try await kind.expectLinearSteps(before) { text in
                    let reply = try await client.postJSON("/trip", before + text + after)
                    #expect(reply.status.code < 500)
                }
            }
        }
    }

    @Test(arguments: HostileText.allCases) func partsOfAPostAreReadInLinearSteps(_ kind: HostileText) async throws {
        try await served { client in
            var page = Browser(client)
            try await page.open("/trip")
            let state = try #require(page.hidden("fw.state").first)
            for (before, after) in [
                ("name=\"", "\""), ("name=\"v.name\"; filename=\"", "\""),
                ("name=\"fw.file.photo\"; filename=\"a", ".txt\""),
                ("", "=1"), ("name=\"v.name\"; ", ""), ("name=v.name\r\n", ": x"),
            ] {
                // The head of a part has 4 kB at most.
                try await kind.expectLinearSteps(before, of: 900) { text in
                    let body =
                        "--b\r\nContent-Disposition: form-data; name=\"fw.state\"\r\n\r\n\(state)\r\n"
                        + "--b\r\nContent-Disposition: form-data; \(before)\(text)\(after)\r\n\r\nx\r\n--b--\r\n"
                    let status = try await client.executeRequest(
                        uri: "/trip", method: .post, headers: [.contentType: "multipart/form-data; boundary=b"],
                        body: ByteBuffer(string: body)
                    ).status
                    #expect(status.code < 500)
                }
            }
        }
    }

    @Test func theNameOfAFileKeepsItsMarks() throws {
        let head = Array("Content-Disposition: form-data; name=\"a\"; filename=\"\u{301}é;=\\\"%22.txt\"".utf8)
        #expect(MultipartPart(head: head[...]) == MultipartPart(name: "a", fileName: "\u{301}é;=\"\".txt"))
        let latin: [UInt8] = Array("Content-Disposition: form-data; name=\"".utf8) + [0xE9, UInt8(ascii: "\"")]
        #expect(MultipartPart(head: latin[...]) == nil)
    }

    /// A page posts the step that it shows, so an id that no page has is compared with all ids. As Unicode compares texts, these two
    /// are the same, and very many marks are sorted first.
    @Test func stepsAreComparedByTheirBytes() {
        let steps: [FormStep] = [.page("caf\u{e9}"), .page("cafe\u{301}"), .page("review"), .review]
        #expect(Set(steps).count == 4)
        for (index, step) in steps.enumerated() {
            #expect(FormStep(step.text) == step && steps.firstIndex(of: step) == index)
        }
        let marked = FormStep("page.\u{301}a")
        #expect(marked == FormStep.page("\u{301}a"))
        #expect(FormStep("revie\u{301}w") == nil)
    }

    /// What is looked for in stored answers, and the answers.
    @Test(arguments: HostileText.allCases) func answersAreSearchedInLinearSteps(_ kind: HostileText) async throws {
        try await kind.expectLinearSteps("answers") { text in
            let values = JSONValue.object([
                JSONMember(text, .string(text)), JSONMember("name", .object([JSONMember(text, .string(text))])),
                JSONMember("tags", .array([.string(text), .string(text + "b")])),
            ])
            var shape = AnswerShape()
            shape.add(values)
            shape.add(text)
            #expect(shape.holds(values) && !shape.columns(listingItems: true).isEmpty)
            var sums = ResultSums(try CompiledForm(definition(Self.form)).askedQuestions)
            sums.add(values)
            for path in [text, "name." + text, text + "[]", "guests[]." + text] {
                _ = AnswerFilter(path, .equals, text)
            }
            _ = AnswerFilter(written: text)
            _ = SubmissionCursor(text)
            let search = AdminSearch("trip") { _ in text }
            #expect(search.query.search.isEmpty == false)
            #expect(PasswordHash(text: text) == nil && PasswordHash(text: "$scrypt$" + text) == nil)
        }
        try await kind.expectLinearSteps("a draft") { text in
            let snapshot = JSONValue.object([
                JSONMember(
                    "form",
                    .object([
                        JSONMember(
                            "values", .object([JSONMember(text, .string(text)), JSONMember("name", .string(text))]))
                    ]))
            ])
            let draft = Draft(
                form: "trip", definition: "", language: "en", snapshot: snapshot.text(), titles: "", submissionKey: "k",
                saved: 1, expires: 2)
            let answers = try DraftAnswers(draft, keys: nil)
            #expect(answers.contains(text) && !answers.contains(text + "b") && answers.values.objectValue?.count == 2)
        }
    }
}
#endif
