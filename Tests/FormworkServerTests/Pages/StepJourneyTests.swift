#if Server
import Formwork
import FormworkCore
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Testing

/// A form with pages in a browser without a script, and what a script is told.
struct StepJourneyTests {
    static let visa = FormDefinition(
        "visa", title: "Visa", info: "Takes five minutes.", success: .text("We will write to {email}.")
    ) {
        FormPage("you", "About you") {
            Field.name("name", "Name").required()
            Field.email("email", "Email")
            Field.toggle("married", "Married")
        }
        FormPage("partner", "Your partner") { Field.text("partner", "Partner").required() }
            .visible(when: "$married")
        FormPage("trip", "Your trip") {
            FormSection("cities", "City") { Field.text("city", "Name of the city").required() }
                .repeating(0...3)
            Field.password("pin", "PIN").stored(.nothing)
        }
    }
    .review()
    .successTitle("Thank you, {name}")

    private func heading(_ browser: Browser) -> Substring? {
        browser.html.firstMatch(of: /id="fw-title"[^>]*>([^<]*)/)?.1
    }

    /// The errors in the list above the form.
    private func listed(_ browser: Browser) -> [String] {
        let summary = browser.html.firstMatch(of: /data-fw-summary[^>]*>(.*?)<(?:nav|section)/)?.1 ?? ""
        return summary.matches(of: /<(a|button)[^>]*>([^<]*)/).map { String($0.2) }
    }

    @Test func walksThroughThePagesAndBack() async throws {
        let server = try await ServedForms([Self.visa])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            #expect(heading(browser) == "About you")
            #expect(browser.html.contains("<title>Step 1 of 3 – About you – Visa</title>"))
            #expect(browser.html.contains("Takes five minutes."))

            try await browser.press("page:next")
            #expect(heading(browser) == "About you")
            #expect(browser.html.contains("<title>Error: Step 1 of 3 – About you – Visa</title>"))
            #expect(listed(browser).count == 1)

            browser.fill("name", "Ada")
            browser.fill("email", "ada@example.org")
            browser.fill("married", "true")
            try await browser.press("page:next")
            #expect(heading(browser) == "Your partner")
            try await browser.press("page:back")
            #expect(heading(browser) == "About you")
            #expect(listed(browser).isEmpty)
            browser.fill("married", "")
            try await browser.press("page:next")
            #expect(heading(browser) == "Your trip")

            try await browser.press("add:cities")
            #expect(heading(browser) == "Your trip")
            browser.fill("cities[0].city", "Oslo")
            try await browser.press("page:next")
            #expect(heading(browser) == "Check your answers")
            #expect(browser.html.contains("<dd>Oslo</dd>"))
            #expect(!browser.html.contains("<dt>Partner</dt>"))

            try await browser.press("page:change:name:page.you")
            #expect(heading(browser) == "About you")
            #expect(browser.html.contains("Check your answers again"))
            browser.fill("name", "Bo")
            try await browser.press("page:next")
            #expect(heading(browser) == "Check your answers")
            #expect(browser.html.contains("<dd>Bo</dd>"))
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        let stored = try await server.store.submissions(form: "visa")
        #expect(
            stored.map(\.values) == [
                #"{"name":"Bo","email":"ada@example.org","married":false,"cities":[{"city":"Oslo"}]}"#
            ])
    }

    @Test func theReturnKeyGoesOn() async throws {
        try await ServedForms([Self.visa]).test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            let first = browser.html.firstMatch(of: /<button type="submit"[^>]*value="([^"]*)"/)?.1
            #expect(first == "page:next")
        }
    }

    @Test func aSubmissionFromTheReviewGoesToTheFirstPageWithAnError() async throws {
        try await ServedForms([Self.visa]).test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            browser.fill("married", "true")
            try await browser.press("page:open:review")
            #expect(heading(browser) == "Check your answers")
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
            #expect(heading(browser) == "About you")
            #expect(listed(browser).count == 2)
            #expect(browser.html.contains(#"value="page:open:page.partner""#))
            browser.fill("name", "Ada")
            try await browser.press("page:next")
            #expect(heading(browser) == "Your partner")
            #expect(listed(browser).count == 1)
        }
    }

    @Test func aScriptGetsTheReviewAlone() async throws {
        try await ServedForms([Self.visa]).test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            browser.fill("name", "<Ada>")
            browser.fill("pin", "1234")
            browser.headers[.accept] = "application/json"
            let reply = try await browser.post("page:open:review")
            let review = try #require(reply.json?["review"]?.stringValue)
            #expect(review.contains("<dd>&lt;Ada&gt;</dd>"))
            #expect(review.contains("••••••••") && !review.contains("1234"))
            #expect(review.contains("page:change:cities:page.trip"))
            #expect(reply.headers[.cacheControl] == "no-store")
        }
    }

    @Test func onlyTheRowsOfTheStepAreShown() async throws {
        try await ServedForms([Self.visa]).test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            let rows = browser.html.matches(of: /<section id="fw-s\d+"[^>]*>/).map { $0.0.contains(" hidden") }
            #expect(rows == [false, true, true])
        }
    }

    @Test func aStepThatIsNotThereShowsAnother() async throws {
        try await ServedForms([Self.visa]).test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            for step in ["page.partner", "page.nowhere", "", "review.x"] {
                browser.setHidden("fw.step", step)
                try await browser.press("page:open:" + step)
                #expect(browser.status == .ok)
                #expect(heading(browser) == "About you")
            }
        }
    }
}
#endif
