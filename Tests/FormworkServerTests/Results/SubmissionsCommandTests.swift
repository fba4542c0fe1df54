#if Server
import FormworkCore
@testable import FormworkServer
import Foundation
import Testing

/// `formwork submissions`, as people run it.
@Suite(.serialized, .tags(.waiting)) struct SubmissionsCommandTests {
    private let form = """
        { "id": "trip", "title": "Trip", "fields": [
          { "id": "name", "title": "Name" }, { "id": "pay", "title": "Pay", "type": "decimal" },
          { "id": "size", "title": "Size", "type": "select", "options": [ { "id": "l", "title": "Large" } ] } ] }
        """

    private func folder() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("trip.json", form)
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        // 21 November 2026, 07:30 UTC, and each of the following days.
        for (number, values) in [#"{"name":"Ada","pay":12.5,"size":"l"}"#, #"{"name":"=Eve"}"#].enumerated() {
            _ = try await store.store(
                Submission(
                    id: "id\(number)", form: "trip", definition: "h",
                    created: 1_795_246_200_000 + Int64(number) * 86_400_000, values: values))
        }
        return folder
    }

    private func run(_ folder: TemporaryFolder, _ arguments: String...) throws -> (
        status: Int32, output: String, errors: String
    ) {
        try Command.run(["submissions"] + arguments + ["--database", folder.path("a.sqlite")])
    }

    private func names(_ output: String) -> [String] {
        output.split(separator: "\n").compactMap { line in
            (try? JSONParser.parse(Array(line.utf8)))?["values"]?["name"]?.stringValue
        }
    }

    @Test func withoutAnIdTheFormsAreListed() async throws {
        let folder = try await folder()
        #expect(try run(folder).output == "trip\t2\t2026-11-22T07:30:00Z\n")
        #expect(
            try run(folder, "--json").output == "{\"form\":\"trip\",\"count\":2,\"latest\":\"2026-11-22T07:30:00Z\"}\n")
    }

    @Test func anIdMayBeginWithAHyphen() async throws {
        let folder = try await folder()
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        _ = try await store.store(
            Submission(id: "-id", form: "trip", definition: "h", created: 1_795_246_200_000, values: "{}"))
        let erased = try run(folder, "trip", "--erase", "-id", "--yes")
        #expect(erased.status == 0 && erased.output.contains("(-id)"))
    }

    @Test func submissionsAreFoundByTimeTextAndAnswer() async throws {
        let folder = try await folder()
        for (arguments, expected) in [
            (["--since", "2026-11-22T00:00:00Z"], ["=Eve"]), (["--until", "2026-11-22T00:00:00Z"], ["Ada"]),
            (["--since", "2026-11-01", "--until", "2026-11-30"], ["Ada", "=Eve"]), (["--until", "2026-11-01"], []),
            (["--search", "EVE"], ["=Eve"]), (["--where", "pay>=10"], ["Ada"]), (["--where", "pay="], ["=Eve"]),
            (["--where", "pay>=10", "--where", "name~eve"], []), ([], ["Ada", "=Eve"]),
        ] {
            let found = try Command.run(["submissions", "trip", "--database", folder.path("a.sqlite")] + arguments)
            #expect(found.status == 0)
            #expect(names(found.output) == expected, "\(arguments)")
        }
    }

    @Test func aTableHasTheTitlesOfTheForm() async throws {
        let folder = try await folder()
        let table = try run(folder, "trip", "--csv", "--form", folder.path("trip.json"), "--bom", "--where", "name~a")
        #expect(table.output.hasPrefix("\u{FEFF}Reference,Stored (UTC),Id,Name,Pay,Size\r\n"))
        #expect(table.output.hasSuffix(",2026-11-21 07:30:00,id0,Ada,12.5,Large\r\n"))
        let ids = try run(folder, "trip", "--csv", "--separator", "semicolon")
        #expect(ids.output.hasPrefix("reference;created;id;name;pay;size\r\n"))
        #expect(ids.output.contains(";\"'=Eve\";;\r\n"))
        let items = try run(folder, "trip", "--csv", "--items", "guests")
        #expect(items.status == 2 && items.output.isEmpty)
        #expect(items.errors == "formwork: There is no repeating section guests.\n")
    }

    @Test func oneSubmissionIsErasedIfSomebodySaysYes() async throws {
        let folder = try await folder()
        let reference = Submission.reference(of: "id0")
        let asked = try run(folder, "trip", "--erase", reference)
        #expect(asked.status == 1 && asked.errors == "formwork: Nothing was erased.\n")
        #expect(names(try run(folder, "trip").output).count == 2)
        let erased = try run(folder, "trip", "--erase", reference.lowercased(), "--yes")
        #expect(erased.status == 0)
        #expect(erased.output == "Erased submission \(reference) of \"trip\" (id0); files: 0, drafts: 0\n")
        #expect(names(try run(folder, "trip").output) == ["=Eve"])
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        let noted = try await store.accesses(before: nil, limit: 9).accesses.map(\.entry)
        #expect(noted.map(\.action) == [.erase] && noted[0].submission == "id0" && noted[0].who.hasPrefix("command ("))
        #expect(try run(folder, "trip", "--erase", "id0", "--yes").status == 2)
        #expect(try run(folder, "loan", "--erase", "id1", "--yes").status == 2)
    }

    @Test func whatDoesNotGoTogetherIsRefused() async throws {
        let folder = try await folder()
        for arguments in [
            ["--csv"], ["--since", "2026-11-01"], ["trip", "--bom"], ["trip", "--csv", "--json"], ["trip", "--yes"],
            ["trip", "--erase", "x", "--csv"], ["--erase", "x"], ["trip", "--since", "yesterday"],
            ["trip", "--where", "a..b=1"], ["trip", "--csv", "--separator", "x"],
        ] {
            let refused = try Command.run(["submissions"] + arguments + ["--database", folder.path("a.sqlite")])
            #expect(refused.status == 64 && refused.output.isEmpty, "\(arguments)")
        }
    }
}
#endif
