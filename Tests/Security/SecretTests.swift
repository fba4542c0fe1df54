#if Server
import FormworkCore
import FormworkTestSupport
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FormworkServer
@testable import FormworkServerTests

/// A secret that was sent to the server never comes back.
struct SecretTests {
    private func serve(_ hidden: String = "omit", _ options: FormRoutesOptions = FormRoutesOptions()) async throws
        -> ServedForms
    {
        let form = """
            { "id": "f", "title": "F", "when_hidden": "\(hidden)", "sections": [
              { "id": "main", "title": "Main", "fields": [
                { "id": "name", "title": "Name", "type": "text", "validations": { "required": true } },
                { "id": "more", "title": "More", "type": "switch" },
                { "id": "password", "title": "Password", "type": "password", "visible_when": "$more", "store": "nothing" },
                { "id": "again", "title": "Again", "type": "password", "visible_when": "$more",
                  "validations": { "compare_to": "password", "min_length": 4 } },
                { "id": "code", "title": "Code", "type": "text", "format": "cvv", "visible_when": "$more" },
                { "id": "csc", "title": "Back", "type": "text", "autocomplete": "billing cc-csc", "visible_when": "$more" },
                { "id": "copy", "title": "Copy", "type": "hidden", "formula": "concat('x', $password)" },
                { "id": "shown", "title": "Shown", "type": "info", "formula": "concat('is ', $copy)" } ] },
              { "id": "cards", "title": "Cards", "repeat": { "min": 1, "max": 3 }, "fields": [
                { "id": "pin", "title": "Pin", "type": "password", "store": "nothing" } ] } ] }
            """
        return try await ServedForms([definition(form)], options: options)
    }

    /// The texts of the page and of its signed state.
    private func everything(in browser: Browser) throws -> String {
        let state = try #require(browser.hidden("fw.state").first?.split(separator: ".").first)
        var text = state.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        text += String(repeating: "=", count: (4 - text.count % 4) % 4)
        return browser.html + String(decoding: try #require(Data(base64Encoded: text)), as: UTF8.self)
    }

    /// A page with secrets in all places, sent with one button after the switch was turned.
    @Test(arguments: ["omit", "clear", "keep"], [true, false])
    func staysOutOfThePage(hidden: String, isShown: Bool) async throws {
        try await serve(hidden).test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            browser.fill("more", "true")
            try await browser.press("add:cards")
            for path in ["password", "again", "cards[0].pin", "cards[1].pin"] { browser.fill(path, "hush-7361") }
            for path in ["code", "csc"] { browser.fill(path, "7361") }
            if !isShown { browser.fill("more", "false") }
            for button in ["submit", "add:cards"] {
                try await browser.press(button)
                let text = try everything(in: browser).withoutTokens
                #expect(!text.contains("hush") && !text.contains(#/\b7361\b/#))
                #expect(browser.html.contains("type them again"))
                browser.fill("cards[0].pin", "hush")
            }
        }
    }

    @Test(arguments: ["omit", "keep"]) func staysOutOfReplies(hidden: String) async throws {
        let server = try await serve(hidden)
        try await server.test { client in
            for more in ["true", "false"] {
                for name in ["\"Ada\"", "null"] {
                    let response = try await client.postJSON(
                        "/f",
                        """
                        { "name": \(name), "more": \(more), "password": "hush-7361", "again": "hush-7361", "code": "7361",
                          "cards": [ { "pin": "hush" } ] }
                        """)
                    #expect(response.status == (name == "null" ? .unprocessableContent : .created))
                    let text = response.text.withoutTokens
                    #expect(!text.contains("hush") && !text.contains("7361"))
                }
            }
        }
        let stored = try await server.store.submissions(form: "f").map(\.values).joined().withoutTokens
        #expect(stored.contains("Ada") && !stored.contains("hush") && !stored.contains("7361"))
    }

    @Test func isComparedAndMeasured() async throws {
        try await serve().test { client in
            let response = try await client.postJSON(
                "/f", #"{ "name": "Ada", "more": true, "password": "hush-7361", "again": "hush-7362" }"#)
            #expect(response.status == .unprocessableContent && response.text.contains("compare"))
            var browser = Browser(client)
            try await browser.open("/f")
            browser.fill("name", "Ada")
            browser.fill("more", "true")
            try await browser.press("add:cards")
            browser.fill("password", "hus")
            browser.fill("again", "hus")
            try await browser.press()
            // The error stays, although the secret is cleared.
            #expect(browser.html.contains("must have 4 characters or more"))
            browser.fill("password", "hush")
            browser.fill("again", "hush")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
    }

    @Test func theSameAnswersWithAnotherSecretAreTheSameSubmission() async throws {
        let server = try await serve()
        try await server.test { client in
            var ids: Set<String> = []
            for secret in ["hush-1", "hush-2"] {
                let response = try await client.postJSON(
                    "/f", #"{ "name": "Ada", "more": true, "password": "\#(secret)", "again": "\#(secret)" }"#,
                    header("Idempotency-Key", "k"))
                ids.insert(try #require(response.json?["id"]?.stringValue))
            }
            #expect(ids.count == 1)
        }
    }
}
#endif
