#if Server
@testable import FormworkServer
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

/// The input that nobody sees, and the least time. Both ask to send again, and lose nothing.
struct SpamGuardTests {
    private func served(_ spam: SpamGuard, _ time: TestTime) async throws -> ServedForms {
        var options = FormRoutesOptions()
        options.spam = spam
        options.now = { time.now }
        return try await ServedForms.loan(options)
    }

    private func fill(_ browser: inout Browser) {
        browser.fill("name", "Ada")
        browser.fill("amount", "1000")
    }

    @Test func nothingIsOnUnlessItIsAskedFor() async throws {
        let server = try await served(SpamGuard(), TestTime())
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/loan")
            #expect(!browser.html.contains("fw.website"))
            fill(&browser)
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
    }

    @Test func whoeverFillsInWhatNobodySeesIsAskedToSendAgain() async throws {
        let server = try await served(SpamGuard(hasTrap: true), TestTime())
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/loan")
            // Neither eyes, screen readers nor the keyboard come to it, and browsers do not fill it in.
            #expect(
                browser.html.contains(
                    #"<div class="fw-visually-hidden" aria-hidden="true"><label>Leave this blank <input name="fw.website" tabindex="-1" autocomplete="off"></label></div>"#
                ))
            fill(&browser)
            let state = try #require(browser.hidden("fw.state").first)
            let answers = "v.name=Ada&v.amount=1000&fw.seen=name&fw.seen=amount&fw.action=submit"
            try await browser.post("fw.state=\(state)&\(answers)&fw.website=https%3A%2F%2Fa.org", to: "/loan")
            #expect(browser.status == .unprocessableContent)
            #expect(browser.html.contains("send them again") && browser.value("name") == "Ada")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        #expect(try await server.store.submissions(form: "loan").count == 1)
    }

    @Test func whoeverIsVeryFastIsAskedToSendAgain() async throws {
        let time = TestTime()
        let server = try await served(SpamGuard(leastTime: .seconds(3)), time)
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/loan")
            fill(&browser)
            time.pass(milliseconds: 2_900)
            try await browser.press()
            #expect(browser.status == .unprocessableContent && browser.html.contains("send them again"))
            #expect(browser.value("name") == "Ada")
            time.pass(milliseconds: 3_100)
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
    }

    @Test func otherButtonsAreNotTimed() async throws {
        let server = try await served(SpamGuard(leastTime: .seconds(3)), TestTime())
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/loan")
            browser.fill("guaranteed", "true")
            try await browser.press("add:guarantors")
            #expect(browser.status == .ok)
        }
    }

    @Test func theScriptIsToldToSendLater() async throws {
        let time = TestTime()
        let server = try await served(SpamGuard(leastTime: .seconds(3)), time)
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/loan")
            let state = try #require(browser.hidden("fw.state").first)
            let body = "fw.state=\(state)&v.name=Ada&v.amount=1000&fw.seen=name&fw.seen=amount&fw.action=submit"
            var headers = header("Accept", "application/json")
            headers[.contentType] = "application/x-www-form-urlencoded"
            let response = try await client.executeRequest(
                uri: "/loan", method: .post, headers: headers, body: ByteBuffer(string: body))
            #expect(response.status == .serviceUnavailable && response.text.contains("send them again"))
            time.pass(milliseconds: 3_100)
            let later = try await client.executeRequest(
                uri: "/loan", method: .post, headers: headers, body: ByteBuffer(string: body))
            #expect(later.status == .ok)
        }
    }
}
#endif
