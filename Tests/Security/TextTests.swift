#if Server
import FormworkCore
import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FormworkServerTests

/// Texts with deceptive characters are refused, from a page without a script and as JSON.
struct TextTests {
    private func serve() async throws -> ServedForms {
        try await ServedForms([
            definition(
                """
                { "id": "f", "fields": [
                  { "id": "line", "title": "Line", "type": "text" },
                  { "id": "name", "title": "Name", "type": "name", "validations": { "required": true, "max_length": 10 } },
                  { "id": "mail", "title": "Mail", "type": "email" },
                  { "id": "page", "title": "Page", "type": "url" },
                  { "id": "story", "title": "Story", "type": "text_view" } ] }
                """)
        ])
    }

    @Test(arguments: [
        ("line", "Bcc: a@b.cd\nx"), ("line", "x\rSet-Cookie: a=b"), ("line", "\u{1B}[2J"), ("line", "a\u{0}b"),
        ("line", "a\u{9B}b"), ("line", "gpj.\u{202E}exe"), ("line", "a\u{2067}b"), ("name", "\u{200B}"),
        ("name", "\u{0}"),
        ("name", "\u{3164}\u{2800}"), ("name", "a" + String(repeating: "\u{301}", count: 20_000)), ("mail", "x"),
        ("mail", "a@b.cd, c@d.ef"), ("page", "javascript:alert(1)"),
        ("page", "data:text/html,x"),
        ("page", "java\nscript:alert(1)"), ("page", "//example.org"), ("story", "a\u{0}b"),
        ("story", "\u{1B}]0;x\u{7}"),
        ("line", String(repeating: "a", count: 8_193)), ("story", String(repeating: "a", count: 65_537)),
    ])
    func isRefused(field: String, text: String) async throws {
        let server = try await serve()
        try await server.test { client in
            var answers: [JSONMember] = [JSONMember("name", "Ada")].filter { $0.key != field }
            answers.append(JSONMember(field, .string(text)))
            let response = try await client.postJSON("/f", JSONValue.object(answers).text())
            #expect(response.status == .unprocessableContent)
            #expect(response.json?["errors"]?.arrayValue?.first?["path"]?.stringValue == field)
            // The browser without script of these tests has no areas of text.
            if field == "story" { return }
            var browser = Browser(client)
            try await browser.open("/f")
            browser.fill("name", "Ada")
            browser.fill(field, text)
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
        }
        #expect(try await server.store.submissions(form: "f").isEmpty)
    }

    @Test func whatPeopleWriteIsTaken() async throws {
        let server = try await serve()
        let answers = #"""
            {"line":"نمی\u200cخواهم 👩\u200d💻","name":"Ægir e\u0301","mail":"ada@例子.公司","page":"https://例子.公司/a,b?c#d","story":"a\r\n\tb"}
            """#
        try await server.test { client in
            let response = try await client.postJSON("/f", answers)
            #expect(response.status == .created)
        }
        let stored = try #require(try await server.store.submissions(form: "f").first?.values)
        // Texts are stored in one writing, and so are breaks of lines.
        let composed = answers.replacing(#"e\u0301"#, with: "é").replacing(#"\r\n"#, with: #"\n"#)
        #expect(try JSONParser.parse(Array(stored.utf8)).text() == JSONParser.parse(Array(composed.utf8)).text())
    }

    /// Signs that nobody sees, at the ends of a text and everywhere in an address.
    @Test func unseenSignsAreDropped() async throws {
        let server = try await serve()
        try await server.test { client in
            let answers = #"{"name":"\u200bAda\ufeff","mail":"a\u2060@b.cd\u200b","page":"https://a.b\u200e"}"#
            let response = try await client.postJSON("/f", answers)
            #expect(response.status == .created)
            #expect(response.json?["values"]?.text() == #"{"name":"Ada","mail":"a@b.cd","page":"https://a.b"}"#)
        }
    }
}
#endif
