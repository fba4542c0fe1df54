#if Server
import FormworkCore
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

/// People choose the language of a page, and keep what they typed.
struct LanguagePickerTests {
    private let json = """
        { "id": "f", "title": "Loan", "locale": "en",
          "strings": { "de": { "Loan": "Kredit", "Amount": "Betrag" }, "ar": { "Loan": "قرض" } },
          "pages": [
            { "id": "first", "fields": [ { "id": "amount", "title": "Amount", "type": "decimal" },
              { "id": "born", "title": "Born", "type": "date" }, { "id": "hidden", "type": "hidden", "value": "x" } ] },
            { "id": "second", "title": "More", "fields": [ { "id": "note", "title": "Note", "type": "text" },
              { "id": "code", "title": "Code", "type": "password", "store": "nothing" } ] } ] }
        """

    private func server(_ options: FormRoutesOptions = FormRoutesOptions()) async throws -> ServedForms {
        try await ServedForms([try definition(json)], options: options)
    }

    @Test func languagesHaveTheirOwnNamesAndDirections() async throws {
        try await server().test { client in
            let page = try await client.get("/f?lang=de").text
            #expect(page.contains("<nav class=\"fw-languages\" aria-label=\"Sprache\">"))
            #expect(page.contains("<span class=\"fw-language\" aria-current=\"true\">Deutsch</span>"))
            #expect(page.contains("<li lang=\"ar\" dir=\"rtl\"><button type=\"submit\""))
            #expect(page.contains("value=\"language:ar\" formaction=\"/f?lang=ar\">العربية</button>"))
            #expect(page.contains("value=\"language:en\" formaction=\"/f?lang=en\">English</button>"))
            #expect(page.loads("languages.css") && page.loads("languages.js"))
        }
    }

    @Test func answersAreReadInTheOldLanguageAndShownInTheNewOne() async throws {
        try await server().test { client in
            var browser = Browser(client)
            try await browser.open("/f?lang=de")
            browser.fill("amount", "1234,5")
            browser.fill("born", "2001-02-03")
            try await browser.press("page:next")
            #expect(browser.html.contains("More"))
            browser.fill("note", "für mich")
            browser.fill("code", "hidden words")
            try await browser.press("language:en")
            #expect(browser.status == .ok && browser.html.contains("<html lang=\"en\" dir=\"ltr\">"))
            #expect(browser.value("amount") == "1234.5" && browser.value("note") == "für mich")
            #expect(browser.value("born") == "2001-02-03")
            #expect(!browser.html.contains("hidden words"))
            #expect(browser.hidden("fw.step") == ["page.second"])
            try await browser.press("language:ar")
            #expect(browser.html.contains("<html lang=\"ar\" dir=\"rtl\">"))
            try await browser.press()
            #expect(browser.location == "/f/done?lang=ar")
        }
    }

    /// The same characters are one and a half in German, and fifteen hundred in English.
    @Test func numbersStayTheSameInItemsToo() async throws {
        let json = """
            { "id": "f", "title": "Loan", "locale": "de", "strings": { "en": { "Loan": "Loan" } },
              "sections": [
                { "id": "one", "fields": [ { "id": "q", "title": "Menge", "type": "decimal" },
                  { "id": "bad", "title": "Falsch", "type": "decimal" } ] },
                { "id": "rows", "title": "Zeilen", "repeat": { "min": 1 }, "fields": [
                  { "id": "n", "title": "Zahl", "type": "integer" } ] } ] }
            """
        let server = try await ServedForms([try definition(json)])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f?lang=de")
            browser.fill("q", "1,500")
            browser.fill("bad", "viel")
            browser.fill("rows[0].n", "1.250")
            try await browser.press("language:en")
            #expect(browser.value("q") == "1.5" && browser.value("bad") == "viel")
            #expect(browser.value("rows[0].n") == "1250")
            browser.fill("bad", "")
            try await browser.press()
            let stored = try #require(try await server.store.submissions(form: "f").first)
            #expect(stored.values == #"{"q":1.5,"rows":[{"n":1250}]}"#)
        }
    }

    /// The answer of a question that is hidden now is in no control of the page. It waits in the page's state.
    @Test func answersOfHiddenQuestionsAreKept() async throws {
        let json = """
            { "id": "f", "title": "Loan", "locale": "en", "strings": { "de": { "Loan": "Kredit" } },
              "fields": [ { "id": "more", "title": "More", "type": "switch" },
                { "id": "note", "title": "Note", "visible_when": "$more" },
                { "id": "inner", "title": "Inner", "visible_when": "present($note)" } ] }
            """
        let server = try await ServedForms([try definition(json)])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f?lang=en")
            browser.fill("more", "true")
            try await browser.press("language:de")
            browser.fill("note", "kept")
            try await browser.press("language:en")
            browser.fill("inner", "deep")
            browser.fill("more", "")
            try await browser.press("language:de")
            #expect(browser.value("note") == nil && browser.html.contains("Kredit"))
            browser.fill("more", "true")
            try await browser.press("language:en")
            #expect(browser.value("note") == "kept" && browser.value("inner") == "deep")
            try await browser.press()
            let stored = try #require(try await server.store.submissions(form: "f").first)
            #expect(stored.values == #"{"more":true,"note":"kept","inner":"deep"}"#)
        }
    }

    @Test func theSubmissionIsTheSameOne() async throws {
        let server = try await server()
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            browser.fill("amount", "5")
            var other = browser
            try await other.press("language:de")
            try await other.press()
            try await browser.press()
            let stored = try await server.store.submissions(form: "f")
            #expect(stored.count == 1)
        }
    }

    @Test func aLanguageThatTheFormDoesNotHaveChangesNothing() async throws {
        try await server().test { client in
            var browser = Browser(client)
            try await browser.open("/f?lang=de")
            browser.fill("amount", "7")
            for action in ["language:", "language:xx", "language:<b>"] {
                try await browser.press(action)
                #expect(browser.status == .ok && browser.value("amount") == "7")
            }
        }
    }

    @Test func theHostCanOfferLanguagesItself() async throws {
        var options = FormRoutesOptions()
        options.offersLanguages = false
        try await server(options).test { client in
            let page = try await client.get("/f").text
            #expect(!page.contains("fw-languages"))
        }
        try await server().test { client in
            let part = try await client.get("/f/fragment").text
            #expect(!part.contains("fw-languages"))
        }
        let single = try await ServedForms([
            try definition(#"{ "id": "f", "fields": [ { "id": "a", "title": "A", "type": "text" } ] }"#)
        ])
        try await single.test { client in
            let page = try await client.get("/f").text
            #expect(!page.contains("fw-languages") && !page.contains("languages."))
        }
    }
}
#endif
