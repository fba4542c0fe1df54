#if Server
import FormworkTestSupport
import Foundation
@testable import FormworkServer
import HTTPTypes
import Testing

@testable import FormworkServerTests

/// A server does not claim that an answer is stored if the file was removed.
struct RemovedDatabaseTests {
    private func submission(_ id: String) -> Submission {
        Submission(id: id, form: "loan", definition: "hash", created: 1, idempotencyKey: id, values: "{}")
    }

    private func move(_ folder: TemporaryFolder, _ name: String, to other: String) throws {
        try FileManager.default.moveItem(atPath: folder.path(name), toPath: folder.path(other))
    }

    private func ids(_ path: String) async throws -> [String] {
        try await SQLiteSubmissionStore(path: path).submissions(form: "loan").map(\.id)
    }

    @Test func refusesWhileTheFileIsGone() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        #expect(try await store.store(submission("1")) == .stored)
        try move(folder, "a.sqlite", to: "away.sqlite")
        for _ in 0..<2 {
            let problem = await #expect(throws: StoreProblem.self) { try await store.store(submission("2")) }
            #expect(problem?.description.contains("was removed") == true)
            await #expect(throws: StoreProblem.self) { try await store.submission(form: "loan", idempotencyKey: "1") }
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path("a.sqlite")))
        try move(folder, "away.sqlite", to: "a.sqlite")
        #expect(try await store.store(submission("2")) == .stored)
        #expect(try await ids(folder.path("a.sqlite")) == ["1", "2"])
    }

    @Test func opensWhatIsPutInItsPlace() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.sqlite")
        do {
            let other = try SQLiteSubmissionStore(path: folder.path("other.sqlite"))
            _ = try await other.store(submission("restored"))
        }
        let store = try SQLiteSubmissionStore(path: path)
        _ = try await store.store(submission("1"))
        try move(folder, "a.sqlite", to: "old.sqlite")
        try move(folder, "other.sqlite", to: "a.sqlite")
        let problem = await #expect(throws: StoreProblem.self) { try await store.store(submission("2")) }
        #expect(problem?.description.contains("replaced") == true)
        #expect(try await store.store(submission("2")) == .stored)
        #expect(try await ids(path) == ["restored", "2"])
        // The content of the earlier file's log is in that file now.
        #expect(try await ids(folder.path("old.sqlite")) == ["1"])
    }

    @Test func refusesWhatIsNoDatabaseOfItsOwn() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        for content in ["", "This is a text and no database at all, whatever it is called."] {
            try folder.remove("a.sqlite")
            try folder.write("a.sqlite", content)
            for _ in 0..<2 {
                await #expect(throws: StoreProblem.self) { try await store.store(submission("1")) }
            }
        }
    }

    @Test func refusesWhatWasOverwrittenInPlace() async throws {
        let folder = try TemporaryFolder()
        let other = try SQLiteSubmissionStore(path: folder.path("other.sqlite"))
        for content in ["", "No database", "copy", "backup"] {
            let path = folder.path("a\(content.count).sqlite")
            let store = try SQLiteSubmissionStore(path: path)
            _ = try await store.store(submission("1"))
            var bytes = Data(content.utf8)
            if content == "copy" {
                _ = try other.backup(to: folder.path("copy"))
                bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("copy")))
            } else if content == "backup" {
                _ = try store.backup(to: folder.path("backup"))
                bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("backup")))
            }
            let file = try #require(FileHandle(forWritingAtPath: path))
            try file.truncate(atOffset: 0)
            try file.write(contentsOf: bytes)
            for _ in 0..<2 {
                let problem = await #expect(throws: StoreProblem.self) { try await store.store(submission("2")) }
                #expect(problem?.description.contains("overwritten") == true)
            }
        }
    }

    @Test func keepsEverythingWhenTheLogIsRemoved() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        _ = try await store.store(submission("1"))
        try folder.remove("a.sqlite-wal")
        await #expect(throws: StoreProblem.self) { try await store.store(submission("2")) }
        #expect(try await store.store(submission("2")) == .stored)
        #expect(try await ids(folder.path("a.sqlite")) == ["1", "2"])
    }

    @Test func givesThePageBackAsTyped() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        let server = try await ServedForms([try definition(loanJSON)], store: store)
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/loan")
            browser.fill("name", "Ada")
            browser.fill("amount", "1000")
            try move(folder, "a.sqlite", to: "away.sqlite")
            try await browser.press()
            #expect(browser.status == .serviceUnavailable)
            #expect(browser.value("name") == "Ada")
            try move(folder, "away.sqlite", to: "a.sqlite")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        #expect(try await store.submissions(form: "loan").count == 1)
    }

    @Test func recognisesPagesThatWereOpenWhenTheDatabaseWasReplaced() async throws {
        let folder = try TemporaryFolder()
        do { _ = try await SQLiteSubmissionStore(path: folder.path("other.sqlite")).signingKeys() }
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        let server = try await ServedForms([try definition(loanJSON)], store: store)
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/loan")
            browser.fill("name", "Ada")
            browser.fill("amount", "1000")
            try folder.remove("a.sqlite")
            try move(folder, "other.sqlite", to: "a.sqlite")
            try await browser.press()
            #expect(browser.status == .serviceUnavailable)
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        #expect(try await ids(folder.path("a.sqlite")).count == 1)
    }

    @Test func namesSQLitesReasonAndNoAnswer() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.sqlite")
        let store = try SQLiteSubmissionStore(path: path)
        try await store.breakTables()
        let problem = await #expect(throws: StoreProblem.self) { try await store.store(submission("secret")) }
        #expect(problem?.description.hasPrefix("SQLite error 1, no such table") == true)
        #expect(problem?.description.contains("secret") == false)
    }
}
#endif
