#if Server
import Formwork
import FormworkTestSupport
import HTTPTypes
import Testing

/// Answers that are compared with answers in another section of the page.
struct ComparisonPostTests {
    @Test func aComparisonReachesIntoAnotherSection() async throws {
        let form = FormDefinition("stay", title: "Stay") {
            FormSection("arrival", "Arrival") { Field.date("from", "From") }
            FormSection("departure", "Departure") { Field.date("to", "To").compared(.greater, to: "from") }
        }
        let server = try await ServedForms([form])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/stay")
            browser.fill("from", "2026-11-22")
            browser.fill("to", "2026-11-21")
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
            #expect(browser.html.contains("“To” must be later than"))
            browser.fill("to", "2026-11-23")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
    }
}
#endif
