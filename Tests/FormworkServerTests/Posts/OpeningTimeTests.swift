#if Server
import Formwork
import FormworkCore
@testable import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Testing

/// A form that takes answers for some time only.
@Suite(.tags(.waiting)) struct OpeningTimeTests {
    private static let form = """
        { "id": "f", "title": "Poll", "time_zone": "Asia/Shanghai", "opens": "2026-12-01T08:00", "closes": "2026-12-31",
          "strings": { "de": { "Name": "Name" } },
          "fields": [ { "id": "a", "title": "Name", "type": "text" } ] }
        """

    /// A moment in UTC.
    private static func moment(_ text: String) throws -> Int64 {
        try #require(CivilInstant(text)).utcSeconds * 1_000
    }

    private func served(at now: String) async throws -> ServedForms {
        let now = try Self.moment(now)
        var options = FormRoutesOptions()
        options.now = { now }
        return try await ServedForms([try definition(Self.form)], options: options)
    }

    @Test(arguments: [
        ("2026-11-30T23:59:59Z", "Not open yet", "This form opens on December 1, 2026 8:00"),
        ("2026-12-31T16:00:00Z", "This form is closed", "Answers could be sent until December 31, 2026 11:59"),
    ])
    func itSaysSoBeforeAndAfter(_ now: String, _ title: String, _ sentence: String) async throws {
        let served = try await served(at: now)
        let (status, code): (HTTPResponse.Status, String) =
            title == "Not open yet" ? (.forbidden, "not_open") : (.gone, "closed")
        try await served.test { client in
            for address in ["/f", "/f/fragment"] {
                let page = try await client.get(address)
                #expect(page.status == status, "\(address)")
                #expect(page.text.contains(title) && page.text.contains(sentence), "\(page.text)")
                #expect(!page.text.contains("<form"))
            }
            let reply = try await client.postJSON("/f", #"{"a":"x"}"#, [.accept: "application/json"])
            #expect(reply.status == status && reply.text.contains(#""error":"\#(code)""#), "\(reply.text)")
            let german = try await client.get("/f?lang=de").text
            #expect(!german.contains(title) && german.contains("Dezember 2026"))
        }
        #expect(try await served.store.forms().isEmpty)
    }

    @Test(arguments: ["2026-12-01T00:00:00Z", "2026-12-31T15:59:59Z"])
    func itTakesAnswersBetween(_ now: String) async throws {
        let served = try await served(at: now)
        try await served.test { client in
            let page = try await client.get("/f")
            let reply = try await client.postJSON("/f", #"{"a":"x"}"#)
            #expect(page.status == .ok && reply.status == .created)
        }
    }

    /// Somebody began before the end. What they typed is refused, and not lost: their page keeps it.
    @Test func aPageThatWasOpenBeforeIsRefusedAfter() async throws {
        let time = TestTime()
        time.pass(milliseconds: try Self.moment("2026-12-31T15:00:00Z") - time.now)
        var options = FormRoutesOptions()
        options.now = { time.now }
        let served = try await ServedForms([try definition(Self.form)], options: options)
        try await served.test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            browser.fill("a", "Ada")
            time.pass(milliseconds: 3_600_000)
            try await browser.press("submit")
            #expect(browser.status == .gone)
        }
        #expect(try await served.store.forms().isEmpty)
    }
}
#endif
