#if Server
import Formwork
import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

/// How answers read on the review of a form.
struct ReviewTests {
    private let stay = FormDefinition("stay", title: "Your stay") {
        FormPage("you", "You") {
            Field.toggle("breakfast", "Breakfast")
            Field.toggle("parking", "Parking")
            Field.check("terms", "Terms")
            Field.rating("stars", "Stars")
            Field.date("from", "Arrival")
            Field.date("until", "Departure").compared(.greater, to: "from")
        }
        FormPage("guests", "Guests") {
            FormGroup("others", "Other guests") {
                FormSection("guest", "Guest") { Field.text("name", "Name") }.repeating(0...3)
            }
        }
    }
    .review()

    private func answer(to question: String, in html: String) -> String? {
        html.firstRange(of: "<dt>\(question)</dt><dd").map { found in
            String(html[found.upperBound...].drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
        }
    }

    private func headings(_ html: String) -> [String] {
        html.matches(of: /class="fw-heading">([^<]*)</).map { String($0.1) }
    }

    @Test func answersAreSaidInTheWordsOfTheHost() async throws {
        let environment = FormEnvironment()
            .display("stars") { value in "\(value.canonicalText) big stars" }
            .display("guest[].name") { value in value == "Bo" ? "Bo the brave" : nil }
            .display("from") { _ in "never asked of what is blank" }
        try await ServedForms([stay], environment: environment).test { client in
            var browser = Browser(client)
            try await browser.open("/stay")
            browser.fill("stars", "4")
            try await browser.press("add:guest")
            browser.fill("guest[0].name", "Bo")
            try await browser.press("add:guest")
            browser.fill("guest[1].name", "Al")
            try await browser.press("page:open:review")
            #expect(answer(to: "Stars", in: browser.html) == "4 big stars")
            #expect(browser.html.contains("Bo the brave") && browser.html.contains(">Al</dd>"))
            #expect(!browser.html.contains("never asked"))
            try await browser.press()
            try await browser.open(try #require(browser.location))
            #expect(answer(to: "Stars", in: browser.html) == "4 big stars")
        }
    }

    @Test func switchesAndRatingsReadAsAPersonSaysThem() async throws {
        try await ServedForms([stay]).test { client in
            var browser = Browser(client)
            try await browser.open("/stay")
            browser.fill("breakfast", "true")
            browser.fill("terms", "true")
            browser.fill("stars", "4")
            try await browser.press("page:open:review")
            #expect(answer(to: "Breakfast", in: browser.html) == "Yes")
            #expect(answer(to: "Parking", in: browser.html) == "No")
            #expect(answer(to: "Terms", in: browser.html) == "Yes")
            #expect(answer(to: "Stars", in: browser.html) == "4 of 5")
            try await browser.press()
            try await browser.open(try #require(browser.location))
            #expect(answer(to: "Breakfast", in: browser.html) == "Yes")
            #expect(answer(to: "Stars", in: browser.html) == "4 of 5")
        }
    }

    @Test(arguments: [
        ("en", "“Departure” must be later than “Arrival”"), ("de", "„Departure“ muss nach „Arrival“ liegen"),
    ])
    func aDayIsLaterThanAnotherAndNotMore(language: String, words: String) async throws {
        var form = stay
        form.locale = language
        try await ServedForms([form]).test { client in
            var browser = Browser(client)
            try await browser.open("/stay")
            browser.fill("from", "2026-05-02")
            browser.fill("until", "2026-05-02")
            try await browser.press("page:next")
            #expect(browser.html.contains(words))
        }
    }

    @Test(arguments: ["compare", "compare.greater", "compare.date"])
    func theWordsOfTheAuthorStay(code: String) async throws {
        var form = stay
        form.messages = [MessageOverride(code: code, text: "First {other}, then {title}")]
        try await ServedForms([form]).test { client in
            var browser = Browser(client)
            try await browser.open("/stay")
            browser.fill("from", "2026-05-02")
            browser.fill("until", "2026-05-01")
            try await browser.press("page:next")
            #expect(browser.html.contains("First Arrival, then Departure"))
        }
    }

    @Test func theHeadingOfItemsIsNotSaidTwice() async throws {
        try await ServedForms([stay]).test { client in
            var browser = Browser(client)
            try await browser.open("/stay")
            try await browser.press("page:open:review")
            #expect(answer(to: "Guest", in: browser.html) == "Not answered")
            try await browser.press("page:change:guest:page.guests")
            try await browser.press("add:guest")
            try await browser.press("page:open:review")
            let review = browser.html.components(separatedBy: "class=\"fw-review\"").last ?? ""
            #expect(headings(review) == ["You", "Guests", "Other guests", "Guest 1"])
        }
    }

    @Test func theStepsSayWhichFormTheyAreOf() async throws {
        try await ServedForms([stay]).test { client in
            var browser = Browser(client)
            try await browser.open("/stay")
            #expect(browser.html.contains(#"<p class="fw-form-title" id="fw-form-title">Your stay</p>"#))
            try await browser.press("page:next")
            #expect(browser.html.contains(#"<p class="fw-form-title" id="fw-form-title">Your stay</p>"#))
        }
        var form = stay
        form.title = "You"
        try await ServedForms([form]).test { client in
            let page = try await client.get("/stay")
            #expect(page.text.contains(#"<p class="fw-form-title" id="fw-form-title" hidden>"#))
        }
    }

    @Test func stepsThatAreDoneAreMarked() async throws {
        try await ServedForms([stay]).test { client in
            var browser = Browser(client)
            try await browser.open("/stay")
            #expect(!browser.html.contains("fw-passed"))
            try await browser.press("page:next")
            #expect(browser.html.contains(#"<li data-fw-step="page.you" class="fw-passed">"#))
            #expect(browser.html.contains(#"<li data-fw-step="page.guests" aria-current="step">"#))
        }
    }
}
#endif
