#if Server
import Formwork
import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

/// A password that is asked for twice, on a page without scripts.
struct RepeatedPasswordPostTests {
    private let account = FormDefinition("account", title: "Account") {
        FormPage("who", "Who") {
            Field.name("name", "Name")
            Field.password("password", "Password").required().stored(.nothing).confirmed()
        }
    }
    .review()
    .strings("de", ["Password": "Kennwort"])

    private func open(_ client: any TestClientProtocol, _ language: String = "en") async throws -> Browser {
        var browser = Browser(client)
        try await browser.open("/account?lang=" + language)
        return browser
    }

    @Test func thePageHasTwoBoxesForANewPassword() async throws {
        try await ServedForms([account]).test { client in
            let browser = try await open(client)
            #expect(browser.html.components(separatedBy: "autocomplete=\"new-password\"").count == 3)
            #expect(browser.html.contains(">Repeat the password<"))
            let german = try await open(client, "de")
            #expect(german.html.contains(">Kennwort<") && german.html.contains(">Passwort wiederholen<"))
        }
    }

    @Test func bothHaveToBeTheSame() async throws {
        let server = try await ServedForms([account])
        try await server.test { client in
            var browser = try await open(client)
            browser.fill("name", "Ada")
            browser.fill("password", "hush-7361")
            browser.fill("password_again", "hush-7316")
            try await browser.press("submit")
            #expect(browser.status == .unprocessableContent && !browser.html.withoutTokens.contains("hush"))
            #expect(browser.html.contains("must be the same as"))
            browser.fill("password", "hush-7361")
            browser.fill("password_again", "hush-7361")
            try await browser.press("submit")
            #expect(browser.status == .seeOther)
        }
        let stored = try await server.store.submissions(form: "account").map(\.values).joined().withoutTokens
        #expect(stored.contains("Ada") && !stored.contains("hush") && !stored.contains("again"))
    }

    @Test func theReviewHasNoCopy() async throws {
        try await ServedForms([account]).test { client in
            var browser = try await open(client)
            browser.fill("password", "hush-7361")
            browser.fill("password_again", "hush-7361")
            try await browser.press("page:next")
            #expect(browser.html.contains("page:change:password:"))
            #expect(
                !browser.html.contains("page:change:password_again") && !browser.html.withoutTokens.contains("hush"))
        }
    }
}
#endif
