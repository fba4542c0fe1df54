#if Server
import Foundation
@testable import FormworkServer
import Testing

@Suite(.tags(.waiting)) struct BackupTests {
    private func store(_ path: String, _ count: Int) async throws -> SQLiteSubmissionStore {
        let store = try SQLiteSubmissionStore(path: path)
        for number in 0..<count { try await add(number, to: store) }
        return store
    }

    private func add(_ number: Int, to store: SQLiteSubmissionStore) async throws {
        _ = try await store.store(
            Submission(id: "\(number)", form: "loan", definition: "hash", created: 1, values: "{}"))
    }

    @Test func copiesEverythingIntoOneFile() async throws {
        let folder = try TemporaryFolder()
        let store = try await store(folder.path("a.sqlite"), 3)
        #expect(try store.backup(to: folder.path("b.sqlite")) == 3)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { $0.hasPrefix("b") }
        #expect(names == ["b.sqlite"])
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("b.sqlite"))
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        let copy = try SQLiteSubmissionStore(path: folder.path("b.sqlite"))
        #expect(try await copy.submissions(form: "loan") == store.submissions(form: "loan"))
    }

    @Test func copiesWhileOthersWrite() async throws {
        let folder = try TemporaryFolder()
        let store = try await store(folder.path("a.sqlite"), 1)
        let writing = Task { for number in 1..<100 { try await add(number, to: store) } }
        for round in 0..<5 {
            let count = try store.backup(to: folder.path("b\(round).sqlite"))
            let copy = try SQLiteSubmissionStore(path: folder.path("b\(round).sqlite"))
            #expect(try await copy.submissions(form: "loan").map(\.id) == (0..<count).map { "\($0)" })
        }
        try await writing.value
    }

    @Test func overwritesNothingUnlessTold() async throws {
        let folder = try TemporaryFolder()
        let store = try await store(folder.path("a.sqlite"), 1)
        try folder.write("b.sqlite", "precious")
        #expect(throws: StoreProblem.self) { try store.backup(to: folder.path("b.sqlite")) }
        #expect(try String(contentsOfFile: folder.path("b.sqlite"), encoding: .utf8) == "precious")
        #expect(throws: StoreProblem.self) { try store.backup(to: folder.path("a.sqlite"), replacing: true) }
        #expect(throws: StoreProblem.self) { try store.backup(to: folder.path("no/folder.sqlite")) }
        #expect(try store.backup(to: folder.path("b.sqlite"), replacing: true) == 1)
        // An open database has a log. SQLite would take it for the log of the copy.
        let other = try SQLiteSubmissionStore(path: folder.path("c.sqlite"))
        #expect(throws: StoreProblem.self) { try store.backup(to: folder.path("c.sqlite"), replacing: true) }
        #expect(try await other.forms() == [])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path()).allSatisfy { !$0.contains("unfinished") }
        )
    }

    @Test func isACommand() async throws {
        let folder = try TemporaryFolder()
        let source = ["--database", folder.path("a.sqlite")]
        let missing = try Command.run(["backup", folder.path("b.sqlite")] + source)
        #expect(missing.status == 2)
        #expect(!FileManager.default.fileExists(atPath: folder.path("a.sqlite")))
        let store = try await store(folder.path("a.sqlite"), 2)
        let done = try Command.run(["backup", folder.path("b.sqlite")] + source)
        #expect(done.status == 0)
        #expect(done.output == "\(folder.path("b.sqlite")): 2 submissions\n")
        let again = try Command.run(["backup", folder.path("b.sqlite")] + source)
        #expect(again.status == 2)
        #expect(again.errors == "formwork: \(folder.path("b.sqlite")) exists already. `--force` replaces it.\n")
        #expect(try Command.run(["backup", "--force", folder.path("b.sqlite")] + source).status == 0)
        #expect(try await store.forms() == ["loan"])
    }
}
#endif
