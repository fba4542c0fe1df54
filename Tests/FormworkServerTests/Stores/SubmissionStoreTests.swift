#if Server
import Foundation
@testable import FormworkServer
import Testing

@Suite(.tags(.waiting)) struct SubmissionStoreTests {
    private func submission(_ id: String, key: String? = nil, values: String = "{}", form: String = "loan")
        -> Submission
    {
        Submission(id: id, form: form, definition: "hash", created: 1, idempotencyKey: key, values: values)
    }

    @Test func keepsSubmissionsAndKeysAcrossProcesses() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("answers.sqlite")
        let first = try SQLiteSubmissionStore(path: path)
        let second = try SQLiteSubmissionStore(path: path)
        #expect(try await first.store(submission("1", values: #"{"a":1}"#)) == .stored)
        #expect(try await second.store(submission("2")) == .stored)
        #expect(try await second.submissions(form: "loan").map(\.id) == ["1", "2"])
        #expect(try await first.signingKeys().current.bytes == second.signingKeys().current.bytes)
        let third = try SQLiteSubmissionStore(path: path)
        #expect(try await third.submissions(form: "loan").first == submission("1", values: #"{"a":1}"#))
        #expect(try await third.forms() == ["loan"])
    }

    @Test func isOnTheDiskBeforeTheReply() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteSubmissionStore(path: folder.path("answers.sqlite"))
        let durability = try await store.durability()
        #expect(durability.journal == "wal")
        #expect(durability.synchronous == 2)
    }

    @Test func isReadableByItsOwnerAlone() throws {
        let folder = try TemporaryFolder()
        _ = try SQLiteSubmissionStore(path: folder.path("answers.sqlite"))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("answers.sqlite"))
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }

    @Test func storesOnceWhenPostsRace() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("answers.sqlite")
        let stores = [try SQLiteSubmissionStore(path: path), try SQLiteSubmissionStore(path: path)]
        let outcomes = try await withThrowingTaskGroup(of: StoreOutcome.self) { group in
            for index in 0..<20 {
                let submission = submission("\(index)", key: "same")
                group.addTask { try await stores[index % 2].store(submission) }
            }
            return try await group.reduce(into: [StoreOutcome]()) { $0.append($1) }
        }
        #expect(outcomes.count { $0 == .stored } == 1)
        #expect(try await stores[0].submissions(form: "loan").count == 1)
    }

    @Test func saysInOneSentenceWhyItCannotOpen() throws {
        let folder = try TemporaryFolder()
        try folder.write("text.sqlite", "This is a text and no database at all, whatever it is called.")
        let problem = #expect(throws: StoreProblem.self) {
            try SQLiteSubmissionStore(path: folder.path("text.sqlite"))
        }
        #expect(problem?.description.contains("not a database") == true)
        #expect(throws: StoreProblem.self) { try SQLiteSubmissionStore(path: folder.path("no/such/folder/a.sqlite")) }
    }

    @Test func keepsAnswersOutOfDescriptions() {
        #expect("\(submission("1", values: "secret"))" == "submission 1 of loan")
    }
}
#endif
