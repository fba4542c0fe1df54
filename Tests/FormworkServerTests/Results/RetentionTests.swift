#if Server
import Formwork
@testable import FormworkServer
import HTTPTypes
import HummingbirdTesting
import Testing

/// Submissions that are erased when they are old enough.
struct RetentionTests {
    private let day: Int64 = 86_400_000

    private func served(
        _ retention: Retention, _ time: TestTime, _ store: SQLiteSubmissionStore
    ) async throws -> FormRoutes {
        var options = FormRoutesOptions()
        options.retention = retention
        options.now = { time.now }
        let form = FormDefinition("trip") { Field.name("name", "Name") }
        return try await FormRoutes(forms: [form], store: store, options: options)
    }

    @Test func whatIsTooOldIsErasedAndNoted() async throws {
        let time = TestTime()
        let store = try SQLiteSubmissionStore.inMemory()
        for (id, form, age) in [
            ("a", "trip", 31), ("b", "trip", 30), ("c", "trip", 29), ("d", "loan", 400), ("e", "other", 91),
            ("f", "kept", 9_000),
        ] {
            let created = time.now - Int64(age) * day
            _ = try await store.store(Submission(id: id, form: form, definition: "", created: created, values: "{}"))
        }
        let retention = Retention(days: ["trip": 30, "loan": 500, "kept": 36_500], otherDays: 90)
        try await served(retention, time, store).sweep()
        var left: [String] = []
        for form in ["trip", "loan", "other", "kept"] { left += try await store.submissions(form: form).map(\.id) }
        #expect(left == ["b", "c", "d", "f"])
        let noted = try await store.accesses(before: nil, limit: 9).accesses.map(\.entry)
        #expect(Set(noted.map(\.submission)) == ["a", "e"])
        #expect(noted.allSatisfy { $0.who == "retention" && $0.action == .erase && $0.time == time.now })
    }

    @Test func manyAreErasedAtOnce() async throws {
        let time = TestTime()
        let store = try SQLiteSubmissionStore.inMemory()
        for number in 0..<250 {
            _ = try await store.store(
                Submission(id: "\(number)", form: "trip", definition: "", created: Int64(number), values: "{}"))
        }
        try await served(Retention(otherDays: 1), time, store).sweep()
        #expect(try await store.tallies().isEmpty)
    }

    @Test func withoutARuleEverythingIsKept() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        _ = try await store.store(Submission(id: "a", form: "trip", definition: "", created: 0, values: "{}"))
        for retention in [Retention(), Retention(days: ["loan": 1])] {
            try await served(retention, TestTime(), store).sweep()
        }
        #expect(try await store.submissions(form: "trip").count == 1)
    }

    @Test(arguments: [Retention(days: ["loan": 0]), Retention(days: ["loan": 36_501]), Retention(otherDays: -1)])
    func daysOutOfRangeAreRefused(retention: Retention) async throws {
        await #expect(throws: RetentionProblem.self) {
            try await served(retention, TestTime(), SQLiteSubmissionStore.inMemory())
        }
    }

    @Test func filesGoToo() async throws {
        let time = TestTime()
        let folder = try TemporaryFolder()
        let files = try DiskFileStore(folder: folder.path("files"))
        let store = try SQLiteSubmissionStore.inMemory()
        var options = FormRoutesOptions()
        options.now = { time.now }
        options.retention = Retention(otherDays: 10)
        try await ServedForms([ServedResults.trip], options: options, store: store, files: files).test { client in
            var browser = Browser(client)
            try await browser.open("/trip")
            browser.fill("name", "Ada")
            try await browser.press("submit", choosing: [PostedFile("photo", "cat.png", PostedFile.png)])
        }
        let submission = try #require(try await store.submissions(form: "trip").first)
        let file = try #require(StoredFile.ids(in: submission).first)
        time.pass(days: 11)
        let routes = try await FormRoutes(forms: [ServedResults.trip], store: store, files: files, options: options)
        // Nobody has to visit the server.
        await routes.sweep()
        #expect(try await store.submissions(form: "trip").isEmpty)
        #expect(try await files.file(file) == nil)
    }
}
#endif
