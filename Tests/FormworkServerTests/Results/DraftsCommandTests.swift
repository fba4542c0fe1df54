#if Server
import FormworkCore
@testable import FormworkServer
import Foundation
import Testing

/// `formwork drafts`, as people run it.
@Suite(.serialized, .tags(.waiting)) struct DraftsCommandTests {
    private func folder(_ answers: AnswerKeys? = nil) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        for (key, name) in [("aaaaaaaa1", "Ada"), ("aaaaaaaa2", "Bo"), ("bbbbbbbb3", "Cy")] {
            var draft = Draft(
                form: "trip", definition: "h", language: "en", snapshot: #"{"form":{"values":{"name":"\#(name)"}}}"#,
                titles: "{}", submissionKey: key, saved: 1_795_246_200_000, expires: 4_000_000_000_000)
            if name == "Cy", let answers, let json = JSONValue(stored: draft.snapshot) {
                draft.snapshot = try SealedAnswer(json, at: draft.place, with: answers).json.text()
            }
            _ = try await store.save(draft, under: DraftKey(hash: key))
        }
        return folder
    }

    private func run(_ folder: TemporaryFolder, _ arguments: String...) throws -> (
        status: Int32, output: String, errors: String
    ) {
        try Command.run(["drafts"] + arguments + ["--database", folder.path("a.sqlite")])
    }

    private func names(_ output: String) -> [String] {
        output.split(separator: "\n").compactMap { line in
            (try? JSONParser.parse(Array(line.utf8)))?["values"]?["name"]?.stringValue
        }
    }

    @Test func draftsAreListedFoundAndErased() async throws {
        let folder = try await folder()
        #expect(try run(folder).output == "trip\t3\t2026-11-21T07:30:00Z\n")
        #expect(names(try run(folder, "trip").output) == ["Ada", "Bo", "Cy"])
        #expect(names(try run(folder, "trip", "--search", "ADA").output) == ["Ada"])
        let misspelt = try run(folder, "tirp", "--search", "ada")
        #expect(misspelt.status == 2 && misspelt.output == "")
        #expect(misspelt.errors.hasSuffix("neither drafts nor submissions of \"tirp\". It has those of trip.\n"))
        let unclear = try run(folder, "trip", "--erase", "aaaaaaaa", "--yes")
        #expect(unclear.status == 2 && unclear.errors.contains("2 drafts of \"trip\" have ids"))
        let unsure = try run(folder, "trip", "--erase", "aaaaaaaa1")
        #expect(unsure.status == 1 && unsure.errors.contains("Nothing was erased."))
        let keyless = try run(folder, "trip", "--erase", "aaaaaaaa1", "--yes", "--answer-key", folder.path("none"))
        #expect(keyless.status == 2 && keyless.output == "" && keyless.errors.contains("does not exist"))
        let erased = try run(folder, "trip", "--erase", "aaaaaaaa1", "--yes")
        #expect(erased.status == 0 && erased.output.hasPrefix("Erased draft aaaaaaaa1 of \"trip\""))
        #expect(names(try run(folder, "trip").output) == ["Bo", "Cy"])
        #expect(try run(folder, "trip", "--erase", "aaaaaaaa1", "--yes").status == 2)
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        let noted = try await store.accesses(before: nil, limit: 99).accesses.map(\.entry)
        #expect(noted.count { $0.action == .eraseDraft && $0.submission == "aaaaaaaa1" } == 1)
        // A form without drafts that has submissions is not misspelt.
        _ = try await store.store(Submission(id: "1", form: "loan", definition: "", created: 5, values: "{}"))
        let none = try run(folder, "loan", "--search", "ada")
        #expect(none.status == 0 && none.output == "" && none.errors == "")
        #expect(noted.contains { $0.action == .list && $0.form == "trip" && $0.who.hasPrefix("command (") })
    }

    @Test func encryptedDraftsAreReadWithTheirKeys() async throws {
        let key = Data((0..<32).map { UInt8($0) }).base64EncodedString()
        let folder = try await folder(try #require(AnswerKeys(text: key)))
        try folder.write("answers.key", key)
        let closed = try run(folder, "trip", "--search", "cy")
        #expect(closed.status == 0 && closed.output.isEmpty && closed.errors.hasPrefix("1 draft is encrypted"))
        let opened = try run(
            folder, "trip", "--search", "cy", "--reveal", "--answer-key", folder.path("answers.key"))
        #expect(names(opened.output) == ["Cy"] && opened.errors.isEmpty)
        #expect(try run(folder, "trip", "--reveal").status == 2)
        #expect(try run(folder, "trip", "--erase", "bbbbbbbb3", "--yes").status == 0)
        for wrong in [["--search", "a"], ["trip", "--yes"], ["trip", "--erase", "abc"]] {
            #expect(try Command.run(["drafts"] + wrong).status == 64)
        }
    }
}
#endif
