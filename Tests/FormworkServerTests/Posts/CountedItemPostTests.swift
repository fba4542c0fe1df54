#if Server
import Formwork
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Testing

/// Pages without scripts whose repeats have as many items as an answer says.
struct CountedItemPostTests {
    private static let form = FormDefinition("family", title: "Family") {
        FormSection("how", "How many") { Field.integer("n", "Children") }
        FormSection("kids", "Child") {
            Field.text("name", "Name")
            Field.text("country", "Country").value("NL")
        }
        .repeating(count: "$n")
    }

    @Test func aPageComesBackWithTheItemsThatItsAnswerAsksFor() async throws {
        let server = try await ServedForms([Self.form])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/family")
            browser.fill("n", "2")
            try await browser.press()
            #expect(browser.status != .seeOther)
            #expect(browser.value("kids[1].country") == "NL")
            #expect(browser.value("kids[2].country") == nil)
            #expect(browser.html.contains(#"value="add:kids" disabled"#))
            browser.fill("kids[0].name", "Ada")
            browser.fill("kids[1].name", "Bo")
            try await browser.press()
            #expect(browser.status == .seeOther)
            #expect(
                try await server.store.submissions(form: "family").first?.values
                    == #"{"n":2,"kids":[{"name":"Ada","country":"NL"},{"name":"Bo","country":"NL"}]}"#)
        }
    }

    @Test func whatWasTypedInASurplusItemOfTheSamePageComesBackWithAnError() async throws {
        let server = try await ServedForms([Self.form])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/family")
            browser.fill("n", "3")
            try await browser.press()
            browser.fill("kids[1].name", "Ada")
            browser.fill("n", "1")
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
            #expect(browser.value("kids[1].name") == "Ada")
            #expect(browser.value("kids[2].name") == nil)
            browser.fill("n", "2")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
    }

    @Test func answersOfProgramsGetTheItemsThatAreMissing() async throws {
        let server = try await ServedForms([Self.form])
        try await server.test { client in
            let long = try await client.postJSON("/family", #"{"n":1,"kids":[{"name":"Ada"},{"name":"Bo"}]}"#)
            #expect(long.status == .unprocessableContent)
            #expect(long.text.contains("max_items"))
            let short = try await client.postJSON("/family", #"{"n":2,"kids":[{"name":"Ada"},{},{}]}"#)
            #expect(short.status == .created)
            let stored = try await server.store.submissions(form: "family").first?.values
            #expect(stored == #"{"n":2,"kids":[{"name":"Ada"},{}]}"#)
        }
    }
}
#endif
