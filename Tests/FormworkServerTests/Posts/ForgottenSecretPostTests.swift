#if Server
import Formwork
import FormworkCore
@testable import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Testing

/// Pages never have secrets. Where one was typed, the field itself says that it has to be typed again.
@Suite(.tags(.waiting)) struct ForgottenSecretPostTests {
    private static let json = #"""
        { "id": "trip", "title": "Trip", "locale": "en", "strings": { "de": { "Trip": "Reise" } },
          "fields": [
            { "id": "name", "title": "Name", "validations": { "required": true } },
            { "id": "pin", "title": "Pin", "type": "password", "store": "nothing", "info": "Four digits" },
            { "id": "code", "title": "Code", "type": "password", "store": "nothing" },
            { "id": "seat", "title": "Seat" } ] }
        """#
    private static let sentence = "For safety this was not kept. Please type it again."

    private func served() async throws -> ServedForms {
        let store = try SQLiteSubmissionStore.inMemory()
        let options = FormRoutesOptions(drafts: DraftOptions(store: store))
        return try await ServedForms([definition(Self.json)], options: options, store: store)
    }

    /// The fields that say so, and that are described by it for screen readers.
    private func told(_ browser: Browser, _ sentence: String = sentence) -> [String] {
        browser.shownHTML.matches(of: /<p class="fw-hint" id="([^"]+)-notice">([^<]*)<\/p>/).compactMap { match in
            #expect(match.2 == sentence)
            let id = String(match.1)
            let control = browser.html.firstMatch(of: /<input[^>]*name="v\.([a-z]+)"[^>]*aria-describedby="([^"]*)"/)
            #expect(control != nil)
            let described = browser.html.matches(of: /<input[^>]*>/).map { String($0.0) }
                .filter { $0.contains("\(id)-notice") && $0.contains("aria-describedby") }
            #expect(described.count == 1)
            return described.first?.firstMatch(of: /name="v\.([a-z]+)"/).map { String($0.1) }
        }
    }

    @Test func aPageThatComesBackSaysItUntilItIsTyped() async throws {
        try await served().test { client in
            var browser = Browser(client)
            try await browser.open("/trip")
            #expect(told(browser).isEmpty)
            browser.fill("pin", "7316")
            browser.fill("seat", "A")
            try await browser.press()
            #expect(browser.status == .unprocessableContent && told(browser) == ["pin"])
            // A page that is posted without it says it again.
            try await browser.press()
            #expect(told(browser) == ["pin"])
            browser.fill("code", "1234")
            try await browser.press()
            #expect(told(browser) == ["pin", "code"])
            browser.fill("name", "Ada")
            browser.fill("pin", "7316")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
    }

    @Test func aPageInAnotherLanguageSaysItInThat() async throws {
        try await served().test { client in
            var browser = Browser(client)
            try await browser.open("/trip")
            browser.fill("pin", "7316")
            try await browser.press("language:de")
            #expect(browser.status == .ok)
            let german = "Aus Sicherheitsgründen wurde dies nicht aufbewahrt. Bitte geben Sie es noch einmal ein."
            #expect(told(browser, german) == ["pin"])
        }
    }

    @Test func whoGoesOnWithALinkIsToldToo() async throws {
        try await served().test { client in
            var browser = Browser(client)
            try await browser.open("/trip")
            browser.fill("name", "Ada")
            browser.fill("pin", "7316")
            try await browser.press("save")
            let link = try #require(browser.location).replacing("/saved/", with: "/draft/")
            try await browser.open(link)
            #expect(told(browser) == ["pin"] && browser.value("pin") == "")
            // Also after it was saved once more without it.
            browser.fill("seat", "A")
            try await browser.press("save")
            try await browser.open(link)
            #expect(told(browser) == ["pin"] && browser.value("seat") == "A")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
    }
}
#endif
