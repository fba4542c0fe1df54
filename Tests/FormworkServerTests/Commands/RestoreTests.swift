#if Server
@testable import FormworkServer
import Foundation
import GRDB
import Testing

/// `formwork restore`: the way back to a copy.
@Suite(.serialized, .tags(.waiting)) struct RestoreTests {
    private func submission(_ id: String) -> Submission {
        Submission(id: id, form: "f", definition: "", created: 1, values: #"{"name":"Ada"}"#)
    }

    /// A database with the submission `a`, a copy of it, and then the submission `b`.
    private func prepare() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        _ = try await store.store(submission("a"))
        #expect(try store.backup(to: folder.path("copy.sqlite")) == 1)
        _ = try await store.store(submission("b"))
        return folder
    }

    private func ids(_ folder: TemporaryFolder) async throws -> [String] {
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"), creates: false)
        return try await store.submissions(form: "f").map(\.id)
    }

    @Test func theDatabaseIsAsItWasWhenItWasCopied() async throws {
        let folder = try await prepare()
        let before = try Data(contentsOf: URL(fileURLWithPath: folder.path("copy.sqlite")))
        let start = ["restore", folder.path("copy.sqlite"), "--database", folder.path("a.sqlite")]
        let refused = try Command.run(start)
        #expect(refused.status == 2 && refused.errors.contains("exists already. `--force` replaces it."))
        #expect(try await ids(folder) == ["a", "b"])
        let restored = try Command.run(start + ["--force"])
        #expect(restored.status == 0 && restored.output.hasSuffix("a.sqlite: 1 submission\n"), "\(restored.errors)")
        #expect(try await ids(folder) == ["a"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("copy.sqlite"))) == before)
        #expect(!FileManager.default.fileExists(atPath: folder.path("copy.sqlite-wal")))
    }

    @Test(arguments: ["This is a text.", "", "SQLite format 3\0 and then nothing of it"])
    func aFileThatIsNoDatabaseIsNamed(_ text: String) async throws {
        let folder = try await prepare()
        try folder.write("notes.txt", text)
        let refused = try Command.run(
            "restore", folder.path("notes.txt"), "--database", folder.path("a.sqlite"), "--force")
        #expect(refused.status == 2)
        #expect(
            refused.errors
                == """
                formwork: \(folder.path("notes.txt")) is no database that `formwork backup` made, or it is damaged. Nothing was changed.

                """)
        #expect(try await ids(folder) == ["a", "b"])
    }

    @Test func tablesOfALaterVersionAreRefused() async throws {
        let folder = try await prepare()
        for name in ["a.sqlite", "copy.sqlite"] {
            let database = try DatabaseQueue(path: folder.path(name))
            try await database.write {
                try $0.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('of a later version')")
            }
            try database.close()
        }
        let opened = try Command.run("submissions", "f", "--database", folder.path("a.sqlite"))
        let sentence = " was made ready for a later version of Formwork. Use that version, or go back to a copy.\n"
        #expect(opened.status == 2 && opened.errors == "formwork: " + folder.path("a.sqlite") + sentence)
        let restored = try Command.run(
            "restore", folder.path("copy.sqlite"), "--database", folder.path("b.sqlite"))
        #expect(restored.status == 2 && restored.errors == "formwork: " + folder.path("copy.sqlite") + sentence)
    }

    /// A trigger would delete what people send later.
    @Test(arguments: [
        "CREATE TRIGGER gone AFTER INSERT ON submission BEGIN DELETE FROM submission; END",
        "CREATE TRIGGER gone AFTER INSERT ON grdb_migrations BEGIN DELETE FROM submission; END",
        "CREATE VIEW other AS SELECT * FROM submission", "CREATE TABLE other (text)",
        "CREATE INDEX other ON submission (definition)", "ALTER TABLE submission ADD COLUMN other TEXT",
        "DROP INDEX submission_time",
    ])
    func aCopyWithOtherTablesIsRefused(_ statement: String) async throws {
        let folder = try await prepare()
        let database = try DatabaseQueue(path: folder.path("copy.sqlite"))
        try await database.write { try $0.execute(sql: statement) }
        try database.close()
        let problem = #expect(throws: StoreProblem.self) {
            try SQLiteSubmissionStore.restore(
                from: folder.path("copy.sqlite"), to: folder.path("a.sqlite"), replacing: true)
        }
        #expect(problem?.description.contains("that Formwork") == true, "\(problem?.description ?? "")")
        #expect(try await ids(folder) == ["a", "b"])
    }

    /// Statistics that `ANALYZE` keeps change no answer.
    @Test func aCopyWithStatisticsIsTaken() async throws {
        let folder = try await prepare()
        let database = try DatabaseQueue(path: folder.path("copy.sqlite"))
        try await database.write { try $0.execute(sql: "ANALYZE") }
        try database.close()
        #expect(
            try SQLiteSubmissionStore.restore(
                from: folder.path("copy.sqlite"), to: folder.path("a.sqlite"), replacing: true) == 1)
    }

    @Test func aMissingDatabaseIsMade() async throws {
        let folder = try await prepare()
        let target = folder.path("new.sqlite")
        #expect(try SQLiteSubmissionStore.restore(from: folder.path("copy.sqlite"), to: target) == 1)
        let store = try SQLiteSubmissionStore(path: target, creates: false)
        #expect(try await store.submissions(form: "f") == [submission("a")])
        let mode = try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func aDatabaseInUseIsLeftAlone() async throws {
        let folder = try await prepare()
        try folder.write("f.json", #"{ "id": "f", "fields": [ { "id": "name", "title": "Name" } ] }"#)
        let server = try Command.start(
            "serve", folder.path("f.json"), "--port", "0", "--database", folder.path("a.sqlite"))
        _ = try await server.port()
        let refused = try Command.run(
            "restore", folder.path("copy.sqlite"), "--database", folder.path("a.sqlite"), "--force")
        #expect(refused.status == 2 && refused.errors.contains("is in use"))
        // A server that was killed leaves its log, but nobody uses it any more.
        kill(server.process.processIdentifier, SIGKILL)
        server.process.waitUntilExit()
        let restored = try Command.run(
            "restore", folder.path("copy.sqlite"), "--database", folder.path("a.sqlite"), "--force")
        #expect(restored.status == 0)
        #expect(try await ids(folder) == ["a"])
    }

    @Test func nothingChangesWhenTheCopyCannotBeUsed() async throws {
        let folder = try await prepare()
        let copy = URL(fileURLWithPath: folder.path("copy.sqlite"))
        var bytes = try Data(contentsOf: copy)
        try folder.write("text.sqlite", "no database")
        bytes.replaceSubrange(4_096..<12_288, with: Data(repeating: 0xFF, count: 8_192))
        try bytes.write(to: copy)
        for name in ["copy.sqlite", "text.sqlite", "none.sqlite", "a.sqlite"] {
            #expect(throws: StoreProblem.self, "\(name)") {
                try SQLiteSubmissionStore.restore(
                    from: folder.path(name), to: folder.path("a.sqlite"), replacing: true)
            }
        }
        #expect(try await ids(folder) == ["a", "b"])
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { $0.contains("restored") }
        #expect(left.isEmpty)
    }

    @Test func aDamagedDatabaseIsReplaced() async throws {
        let folder = try await prepare()
        try folder.write("a.sqlite", "damaged")
        #expect(
            try SQLiteSubmissionStore.restore(
                from: folder.path("copy.sqlite"), to: folder.path("a.sqlite"), replacing: true) == 1)
        #expect(try await ids(folder) == ["a"])
    }
}
#endif
