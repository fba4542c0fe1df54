#if Server
import Formwork
import FormworkCore
@testable import FormworkServer
import FormworkTestSupport
import GRDB
import HTTPTypes
import HummingbirdTesting
import Testing

/// The time and the zone that rules saw are stored with the answers, so the same rules see them again.
@Suite(.tags(.waiting)) struct AnsweredTimeTests {
    /// 2026-11-26T18:00:00Z.
    private static let now: Int64 = 1_795_716_000_000
    private static let there = "2026-11-27T01:30:00+07:30"

    /// The question is asked for an hour in one zone only: in no zone that a replay could guess.
    private static let form = """
        { "id": "f", "success": { "text": "You said {b}." }, "fields": [
          { "id": "a", "title": "A", "type": "text" },
          { "id": "b", "title": "B", "type": "text",
            "visible_when": "now() >= '2026-11-27T01:00' and now() < '2026-11-27T02:00'" } ] }
        """

    private func server(_ json: String = form) async throws -> ServedForms {
        var options = FormRoutesOptions()
        options.now = { Self.now }
        return try await ServedForms([try definition(json)], options: options)
    }

    private func submission(_ id: String, _ answered: CivilInstant?) -> Submission {
        Submission(id: id, form: "f", definition: "d", created: 1, answered: answered, values: #"{"a":"x"}"#)
    }

    @Test func anInstantIsWrittenAsItIsRead() throws {
        for text in [
            "2026-11-27T08:00:00+14:00", "2026-11-26T06:00:00-12:00", "2026-11-26T18:00:01+00:00",
            "2026-01-01T00:00:00+05:45",
        ] {
            let instant = try #require(CivilInstant(text))
            let again = try #require(CivilInstant(utcSeconds: instant.utcSeconds, offsetSeconds: instant.offsetSeconds))
            #expect(again == instant && CivilInstant(again.text) == again, "\(again.text)")
        }
        #expect(CivilInstant(utcSeconds: 0, offsetSeconds: 86_400) == nil)
        #expect(CivilInstant(utcSeconds: .max, offsetSeconds: 0) == nil)
        #expect(CivilInstant(utcSeconds: .max, offsetSeconds: .min) == nil)
        // Amsterdam before 1937 was 19 minutes and 32 seconds ahead. The instant stays the same.
        #expect(CivilInstant(utcSeconds: -1_100_000_000, offsetSeconds: 1_172)?.utcSeconds == -1_100_000_000)
    }

    @Test(arguments: StoreKind.allCases) func everyStoreKeepsIt(_ kind: StoreKind) async throws {
        let place = try StorePlace(kind)
        let store = try await place.open()
        let all = [submission("1", CivilInstant(Self.there)), submission("2", nil)]
        for submission in all { #expect(try await store.store(submission) == .stored) }
        #expect(try await store.submissions(form: "f") == all)
        #expect(try await store.submission(form: "f", id: "1")?.answered?.text == Self.there)
        withExtendedLifetime(place) {}
    }

    @Test func aDatabaseOfAnEarlierVersionGetsTheColumn() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.sqlite")
        do {
            let queue = try DatabaseQueue(path: path)
            try SQLiteSubmissionStore.migrator.migrate(queue, upTo: "parameters")
            try await queue.write { database in
                try database.execute(
                    sql:
                        "INSERT INTO submission (id, form, definition, created, answers) VALUES ('1', 'f', 'd', 1, '{}')"
                )
            }
            try queue.close()
        }
        let store = try SQLiteSubmissionStore(path: path)
        #expect(try await store.submissions(form: "f").map(\.answered) == [nil])
        #expect(try await store.store(submission("2", CivilInstant(Self.there))) == .stored)
        #expect(try await store.submissions(form: "f").last?.answered?.text == Self.there)
    }

    @Test func itIsStoredWhereRulesReadTheTime() async throws {
        let server = try await server()
        try await server.test { client in
            let time = header("Formwork-Time", Self.there)
            #expect(try await client.postJSON("/f", #"{"a": "x", "b": "y"}"#, time).status == .created)
            #expect(try await client.postJSON("/f", #"{"a": "x"}"#).status == .created)
            let stored = try await server.store.submissions(form: "f")
            #expect(stored.first?.answered?.text == Self.there)
            #expect(stored.first?.values.contains(#""b":"y""#) == true)
            // What the server's own zone says, where the person's is not known.
            #expect(stored.last?.answered.map { $0.utcSeconds * 1_000 } == Self.now)
        }
        let plain = try await self.server(#"{ "id": "f", "fields": [{ "id": "a", "title": "A" }] }"#)
        try await plain.test { client in
            _ = try await client.postJSON("/f", #"{"a": "x"}"#, header("Formwork-Time", Self.there))
            #expect(try await plain.store.submissions(form: "f").map(\.answered) == [nil], "nobody needs it")
        }
    }

    @Test func aReceiptShowsWhatThePersonSaw() async throws {
        try await server().test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            browser.setHidden("fw.time", Self.there)
            browser.fill("a", "x")
            try await browser.press()
            // The page comes back with the question that is asked at the person's time.
            browser.setHidden("fw.time", Self.there)
            browser.fill("b", "only then")
            try await browser.press()
            #expect(browser.status == .seeOther)
            let receipt = try await client.get(try #require(browser.location))
            #expect(receipt.text.contains("only then"), "the question was asked on the person's day")
        }
    }

    @Test func exportsHaveIt() async throws {
        let line = submission("1", CivilInstant(Self.there)).line
        #expect(line.contains(#""answered":"\#(Self.there)""#))
        #expect(!submission("2", nil).line.contains("answered"))
        let store = try SQLiteSubmissionStore.inMemory()
        for (id, time) in [("1", CivilInstant(Self.there)), ("2", nil)] {
            _ = try await store.store(submission(id, time))
        }
        var table = ""
        try await ResultTable(SubmissionQuery(form: "f"), titled: false).write(from: store) { (bytes) async throws in
            table += String(decoding: bytes, as: UTF8.self)
        }
        let lines = table.split(whereSeparator: \.isNewline).map {
            $0.split(separator: ",", omittingEmptySubsequences: false)
        }
        #expect(lines.first?.last == "answered" && lines.count == 3)
        #expect(Set(lines.dropFirst().map { String($0.last ?? "") }) == [Self.there, ""])
    }
}
#endif
