#if Server
import FormworkCore
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Testing

/// Days and numbers are written as in the region of the reader, where the language is that of the form.
struct RegionTests {
    private func json(_ language: String) -> String {
        """
        { "id": "f", "locale": "\(language)", "strings": { "de": { "Born": "Geboren" } }, "fields": [
          { "id": "born", "title": "Born", "type": "date", "autocomplete": "bday" },
          { "id": "sum", "title": "Sum", "type": "decimal" },
          { "id": "shown", "title": "Shown", "type": "info", "formula": "$born" } ] }
        """
    }

    @Test(arguments: [
        ("en-GB,en;q=0.9", "en-GB", "1990-03-02", "2 March 1990"), ("en-US", "en-US", "1990-02-03", "February 3, 1990"),
        ("en-AU", "en-AU", "1990-03-02", "2 March 1990"), ("en", "en", "1990-02-03", "February 3, 1990"),
        ("fr-FR,en-GB;q=0.5", "en-GB", "1990-03-02", "2 March 1990"),
        ("de-AT", "de-AT", "1990-03-02", "2. März 1990"), ("en-ZZ", "en", "1990-02-03", "February 3, 1990"),
    ])
    func thePageIsReadAsItWasWritten(_ wanted: String, _ tag: String, _ day: String, _ words: String) async throws {
        let server = try await ServedForms([try definition(json("en"))])
        try await server.test { client in
            let page = try await client.get("/f", header("Accept-Language", wanted))
            #expect(page.text.contains("<html lang=\"\(tag)\""))
            var browser = Browser(client)
            try browser.take(page: page)
            // The post says nothing about languages. The signed state names the record.
            browser.fill("born", "02/03/1990")
            browser.fill("sum", "none")
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
            #expect(browser.html.contains(">\(words)</output>"))
            // What could be two days is said in words at the control, without scripts too.
            #expect(browser.html.contains("aria-live=\"polite\">\(words)</span>"))
            browser.fill("sum", "1")
            try await browser.press()
            let stored = try #require(try await server.store.submissions(form: "f").first)
            #expect(stored.values.contains("\"born\":\"\(day)\""))
        }
    }

    @Test func aFormThatNamesARegionKeepsIt() async throws {
        try await ServedForms([try definition(json("en-US"))]).test { client in
            let page = try await client.get("/f", header("Accept-Language", "en-GB")).text
            #expect(page.contains("<html lang=\"en-US\"") && page.contains("03/27/2007"))
        }
    }
}
#endif
