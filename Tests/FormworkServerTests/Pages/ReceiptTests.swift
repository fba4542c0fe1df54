#if Server
import Formwork
import FormworkCore
@testable import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

/// The page after a submission.
struct ReceiptTests {
    private func submitted(_ client: any TestClientProtocol, name: String = "Ada") async throws -> Browser {
        var browser = Browser(client)
        try await browser.open("/visa")
        browser.fill("name", name)
        browser.fill("email", "ada@example.org")
        browser.fill("pin", "1234")
        try await browser.press()
        #expect(browser.status == .seeOther)
        return browser
    }

    @Test func whoSubmittedReadsAllAnswers() async throws {
        let server = try await ServedForms([StepJourneyTests.visa])
        try await server.test { client in
            var browser = try await submitted(client, name: "Ada <b>")
            try await browser.open(try #require(browser.location))
            #expect(browser.html.contains("Thank you, Ada &lt;b&gt;</h1>"))
            #expect(browser.html.contains("We will write to ada@example.org."))
            #expect(browser.html.contains("<dd>ada@example.org</dd>"))
            #expect(!browser.html.withoutTokens.contains("1234"))
            #expect(!browser.html.contains("page:change"))
            let stored = try await server.store.submissions(form: "visa")
            let reference = try #require(stored.first?.reference)
            #expect(browser.html.contains("Reference number: <bdi dir=\"ltr\">\(reference)</bdi>"))
            #expect(reference.wholeMatch(of: /[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}/) != nil)
        }
    }

    @Test func nobodyElseDoes() async throws {
        let server = try await ServedForms([StepJourneyTests.visa])
        try await server.test { client in
            let browser = try await submitted(client)
            let location = try #require(browser.location)
            let token = try #require(location.split(separator: "=").last)
            let forged = String(token.dropLast()) + (token.hasSuffix("A") ? "E" : "A")
            let state = try #require(browser.hidden("fw.state").first)
            for receipt in ["", "x", forged, state] {
                let reply = try await client.get("/visa/done?receipt=" + receipt)
                #expect(reply.status == .ok)
                #expect(!reply.text.contains("ada@example.org"))
                #expect(!reply.text.contains("Thank you, "))
            }
        }
    }

    @Test func theLinkExpires() async throws {
        var options = FormRoutesOptions()
        options.receiptAge = .milliseconds(0)
        try await ServedForms([StepJourneyTests.visa], options: options).test { client in
            let browser = try await submitted(client)
            #expect(browser.location == "/visa/done")
        }
        let time = TestTime()
        options.now = { time.now }
        options.receiptAge = .seconds(86_400)
        try await ServedForms([StepJourneyTests.visa], options: options).test { client in
            let location = try #require(try await submitted(client).location)
            let before = try await client.get(location)
            #expect(before.text.contains("ada@example.org"))
            time.pass(days: 1)
            let after = try await client.get(location)
            #expect(!after.text.contains("ada@example.org"))
        }
    }

    @Test func aShortFormHasNone() async throws {
        try await ServedForms([FormDefinition("f") { Field.text("a") }]).test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            try await browser.press()
            #expect(browser.location == "/f/done")
        }
    }

    @Test func aReceiptIsNotKeptByTheBrowser() async throws {
        try await ServedForms([StepJourneyTests.visa]).test { client in
            let location = try #require(try await submitted(client).location)
            let reply = try await client.get(location)
            #expect(reply.headers[.cacheControl] == "no-store")
        }
    }

    @Test func aProgramIsToldTheReferenceNumber() async throws {
        let server = try await ServedForms([StepJourneyTests.visa])
        try await server.test { client in
            let reply = try await client.postJSON("/visa", #"{"name":"Ada"}"#)
            let stored = try await server.store.submissions(form: "visa")
            #expect(reply.json?["reference"]?.stringValue == stored.first?.reference)
        }
    }

    @Test func differentSubmissionsHaveDifferentNumbers() {
        let numbers = (0..<1_000).map { number in
            Submission(id: "s\(number)", form: "f", definition: "d", created: 0, values: "{}").reference
        }
        #expect(Set(numbers).count == 1_000)
    }
}
#endif
