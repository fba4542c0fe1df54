#if Server
import FormworkCore
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

/// A form in several languages. The language is chosen at first, and stays the same until the submission.
struct LanguageTests {
    private let json = """
        { "id": "f", "title": "Loan", "description": "A small form", "locale": "en", "submit_title": "Send",
          "strings": {
            "zh-Hans": { "Loan": "贷款", "Amount": "金额", "Send": "提交申请" },
            "ar": { "Loan": "قرض" } },
          "fields": [ { "id": "amount", "title": "Amount", "type": "decimal", "validations": { "required": true } } ] }
        """

    private func server() async throws -> ServedForms {
        try await ServedForms([try definition(json)])
    }

    @Test func theBrowsersLanguageDecides() async throws {
        try await server().test { client in
            let chinese = try await client.get("/f", header("Accept-Language", "fr;q=0.9, zh-CN, en;q=0.8")).text
            #expect(chinese.contains("<html lang=\"zh-Hans-CN\" dir=\"ltr\">"))
            #expect(chinese.contains("金额"))
            // A text without a translation stays as it was written.
            #expect(chinese.contains("A small form"))
            let arabic = try await client.get("/f", header("Accept-Language", "ar-EG")).text
            #expect(arabic.contains("<html lang=\"ar-EG\" dir=\"rtl\">"))
            #expect(arabic.contains("قرض"))
            let french = try await client.get("/f", header("Accept-Language", "fr, zh-Hant;q=0.5")).text
            #expect(french.contains("<html lang=\"en\" dir=\"ltr\">"))
        }
    }

    @Test func theAddressComesFirst() async throws {
        try await server().test { client in
            let page = try await client.get("/f?lang=zh", header("Accept-Language", "en")).text
            #expect(page.contains("<html lang=\"zh-Hans\""))
        }
    }

    @Test func aLanguageThatIsNotWantedIsNotTaken() async throws {
        try await server().test { client in
            let page = try await client.get("/f", header("Accept-Language", "zh;q=0, *")).text
            #expect(page.contains("<html lang=\"en\""))
        }
    }

    @Test func aPostIsAnsweredInTheLanguageOfItsPage() async throws {
        try await server().test { client in
            var browser = Browser(client)
            // The browser sends no language with the post. The state of the page has it.
            try await browser.open("/f?lang=zh-Hans")
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
            #expect(browser.html.contains("<html lang=\"zh-Hans\""))
            #expect(browser.html.contains("请填写“金额”"))
            browser.fill("amount", "5")
            try await browser.press()
            #expect(browser.location == "/f/done?lang=zh-Hans")
            try await browser.open("/f/done?lang=zh-Hans")
            #expect(browser.html.contains("提交成功"))
            #expect(browser.html.contains("href=\"/f?lang=zh-Hans\""))
        }
    }

    @Test func errorsOfJSONAreInTheLanguageOfTheRequest() async throws {
        try await server().test { client in
            let reply = try await client.postJSON("/f", "{}", header("Accept-Language", "zh-CN"))
            #expect(reply.text.contains("请填写“金额”"))
        }
    }

    @Test func aPageInAnotherLanguageIsNoOlderDefinition() async throws {
        let server = try await server()
        try await server.test { client in
            for language in ["en", "zh-Hans"] {
                var browser = Browser(client)
                try await browser.open("/f?lang=" + language)
                browser.fill("amount", "5")
                try await browser.press()
                #expect(browser.status == .seeOther)
            }
            let stored = try await server.store.submissions(form: "f")
            #expect(Set(stored.map(\.definition)).count == 1)
        }
    }

    @Test func aNewTranslationIsANewDefinition() async throws {
        let first = try await server().test { try await $0.get("/f/definition").headers[.eTag] }
        let other = try await ServedForms([try definition(json.replacing("قرض", with: "القرض"))])
        let second = try await other.test { try await $0.get("/f/definition").headers[.eTag] }
        #expect(first != second)
    }

    @Test func theListOfFormsIsInTheReadersLanguage() async throws {
        let folder = try TemporaryFolder()
        try folder.write("f.json", json)
        let server = try await ServedForms(library: try FormLibrary(paths: [folder.path()]))
        try await server.test { client in
            let list = try await client.get("/", header("Accept-Language", "zh")).text
            #expect(list.contains("贷款"))
            #expect(!list.contains("Loan"))
        }
    }
}
#endif
