#if Server
import FormworkCore
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Testing

/// Days that are posted as people write them.
struct TypedDayPostTests {
    private let json = """
        { "id": "f", "locale": "de", "fields": [
          { "id": "born", "title": "Geboren", "type": "date", "autocomplete": "bday", "validations": { "required": true } },
          { "id": "paid", "title": "Bezahlt", "type": "date", "display_format": "M/d/yyyy" },
          { "id": "day", "title": "Tag", "type": "date" } ] }
        """

    @Test(arguments: [("24.12.86", "1986-12-24"), ("24121986", "1986-12-24"), ("1986-12-24", "1986-12-24")])
    func theTextIsReadInTheOrderOfTheLanguage(text: String, day: String) async throws {
        let server = try await ServedForms([try definition(json)])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            browser.fill("born", text)
            browser.fill("paid", "12/24/25")
            try await browser.press()
            #expect(browser.status == .seeOther)
            let stored = try #require(try await server.store.submissions(form: "f").first)
            #expect(stored.values.contains("\"born\":\"\(day)\""))
            #expect(stored.values.contains("\"paid\":\"2025-12-24\""))
        }
    }

    @Test func aTextThatIsNoDayComesBackWithAnError() async throws {
        try await ServedForms([try definition(json)]).test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            browser.fill("born", "31.2.90")
            try await browser.press()
            #expect(browser.status == .unprocessableContent && browser.value("born") == "31.2.90")
            browser.fill("born", "28.2.90")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
    }

    @Test func programsPostDaysAsTheyAre() async throws {
        try await ServedForms([try definition(json)]).test { client in
            let typed = try await client.postJSON("/f", #"{ "born": "24.12.1986" }"#)
            #expect(typed.status == .unprocessableContent)
            let plain = try await client.postJSON("/f", #"{ "born": "1986-12-24" }"#)
            #expect(plain.status == .created)
        }
    }
}
#endif
