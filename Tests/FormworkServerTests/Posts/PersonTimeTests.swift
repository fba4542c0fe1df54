#if Server
import FormworkCore
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Synchronization
import Testing

@testable import FormworkServer

/// `today()` is the day where the person is, within what is possible on earth.
struct PersonTimeTests {
    /// 2026-11-26T18:00:00Z.
    private static let now: Int64 = 1_795_716_000_000

    private func json(_ zone: String = "") -> String {
        """
        { "id": "f", \(zone.isEmpty ? "" : "\"time_zone\": \"\(zone)\",") "fields": [
          { "id": "d", "title": "Day", "type": "date", "validations": {
            "rules": [ { "assert": "$d <= today()", "message": "In the future" } ] } },
          { "id": "t", "title": "Today", "type": "info", "formula": "today()" } ] }
        """
    }

    private func server(_ zone: String = "") async throws -> ServedForms {
        var options = FormRoutesOptions()
        options.now = { Self.now }
        return try await ServedForms([try definition(json(zone))], options: options)
    }

    @Test func aTimeIsTakenIfItIsPossible() {
        let taken = PersonTime("2026-11-27T08:00:00+14:00", now: Self.now)
        #expect(taken == PersonTime(clock: Self.now, zoneOffset: 50_400))
        // The clock is more than a day wrong, the zone may be right.
        let wrong = PersonTime("2026-11-29T08:00:00+14:00", now: Self.now)
        #expect(wrong == PersonTime(clock: Self.now, zoneOffset: 50_400))
        let late = PersonTime("2026-11-26T12:00:00-06:00", now: Self.now + 3_600_000)
        #expect(late == PersonTime(clock: Self.now, zoneOffset: -21_600))
        for text in ["2026-11-27T08:00:00+14:01", "2026-11-26T06:00:00-12:30", "2026-11-26T18:00:00", "", "now"] {
            #expect(PersonTime(text, now: Self.now) == nil, "\(text)")
        }
        #expect(PersonTime(nil, now: Self.now) == nil)
    }

    @Test func aPostIsValidatedWithTheDayOfItsPage() async throws {
        let server = try await server("")
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            #expect(browser.hidden("fw.time") == [""])
            browser.setHidden("fw.time", "2026-11-27T08:00:00+14:00")
            browser.fill("d", "2026-11-28")
            try await browser.press()
            // The page that comes back is at the person's day too.
            #expect(browser.status == .unprocessableContent && browser.html.contains("November 27, 2026"))
            browser.setHidden("fw.time", "2026-11-27T08:00:00+14:00")
            browser.fill("d", "2026-11-27")
            try await browser.press()
            #expect(browser.status == .seeOther)
            let stored = try #require(try await server.store.submissions(form: "f").first)
            #expect(stored.values.contains("\"t\":\"2026-11-27\""))
        }
    }

    @Test func theZoneOfTheFormWins() async throws {
        try await server("UTC").test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            #expect(browser.hidden("fw.time").isEmpty)
            browser.fill("d", "2026-11-27")
            let body = Browser.body(browser.entries() + [("fw.time", "2026-11-27T08:00:00+14:00")])
            try await browser.post(body, to: "/f")
            #expect(browser.status == .unprocessableContent)
        }
    }

    @Test func programsSayItInAHeader() async throws {
        try await server().test { client in
            let there = header("Formwork-Time", "2026-11-27T08:00:00+14:00")
            let taken = try await client.postJSON("/f", #"{ "d": "2026-11-27" }"#, there)
            #expect(taken.status == .created && taken.json?["values"]?["t"] == "2026-11-27")
            let later = try await client.postJSON("/f", #"{ "d": "2026-11-28" }"#, there)
            #expect(later.status == .unprocessableContent)
            let impossible = header("Formwork-Time", "2026-11-28T08:00:00+23:00")
            let refused = try await client.postJSON("/f", #"{ "d": "2026-11-28" }"#, impossible)
            #expect(refused.status == .unprocessableContent)
        }
    }
}
#endif
