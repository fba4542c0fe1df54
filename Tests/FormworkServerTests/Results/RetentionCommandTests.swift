#if Server
@testable import FormworkServer
import FormworkTestSupport
import Foundation
import Testing

/// `formwork serve --keep-days`
@Suite(.serialized, .tags(.waiting)) struct RetentionCommandTests {
    private let form = #"{ "id": "trip", "title": "Trip", "fields": [ { "id": "name", "title": "Name" } ] }"#

    @Test func oldSubmissionsAreErasedAlthoughNobodyVisits() async throws {
        let folder = try TemporaryFolder()
        try folder.write("trip.json", form)
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        let now = currentMilliseconds()
        for (id, form, age) in [("a", "trip", 40), ("b", "trip", 10), ("c", "gone", 40), ("d", "gone", 400)] {
            _ = try await store.store(
                Submission(id: id, form: form, definition: "", created: now - Int64(age) * 86_400_000, values: "{}"))
        }
        let server = try Command.start(
            "serve", folder.path("trip.json"), "--port", "0", "--database", folder.path("a.sqlite"), "--keep-days",
            "trip=30",
            "--keep-days", "365")
        _ = try await server.port()
        // The forms are swept one after the other.
        #expect(
            try await eventually {
                let gone = try await store.count(SubmissionQuery(form: "gone"))
                let trip = try await store.count(SubmissionQuery(form: "trip"))
                return gone == 1 && trip == 1
            })
        server.process.terminate()
        server.process.waitUntilExit()
        #expect(server.process.terminationStatus == 0)
        #expect(try await store.submissions(form: "trip").map(\.id) == ["b"])
        #expect(try await store.submissions(form: "gone").map(\.id) == ["c"])
        #expect(
            try await store.accesses(before: nil, limit: 9).accesses.map(\.entry.who) == ["retention", "retention"])
    }

    @Test func aRuleForNoFormIsTold() throws {
        let folder = try TemporaryFolder()
        try folder.write("trip.json", form)
        let ended = try Command.run(
            "serve", folder.path("trip.json"), "--host", "256.0.0.1", "--database", folder.path("a.sqlite"),
            "--keep-days", "trp=30", "--keep-days", "trip=30", "--keep-days", "365")
        #expect(ended.errors.contains("There is no form \"trp\", so `--keep-days` erases nothing of it."))
        #expect(!ended.errors.contains("\"trip\""))
    }

    @Test func daysThatMeanNothingAreRefused() throws {
        for days in ["", "0", "-1", "loan=", "=5", "loan=x", "99999999999999999999", "a=b=3"] {
            #expect(try Command.run("serve", "none.json", "--keep-days=\(days)").status == 64, "\(days)")
        }
    }
}
#endif
