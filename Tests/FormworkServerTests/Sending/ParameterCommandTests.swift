#if Server
import FormworkCore
import FormworkServer
import Foundation
import Testing

/// Parameters of stored submissions with the command, and misfits of steps.
@Suite(.tags(.waiting)) struct ParameterCommandTests {
    private func folder() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        _ = try await store.store(
            Submission(
                id: "old", form: "trip", definition: "h", created: 1_795_246_200_000, values: #"{"name":"Old"}"#))
        _ = try await store.store(
            Submission(
                id: "new", form: "trip", definition: "h", created: 1_795_246_200_001, values: #"{"name":"=Eve"}"#,
                parameters: #"{"full_name":"=Eve","note":null,"guests":[{"who":"Bo"}]}"#))
        return folder
    }

    private func run(_ folder: TemporaryFolder, _ arguments: String...) throws -> (
        status: Int32, output: String, errors: String
    ) {
        try Command.run(["submissions", "trip"] + arguments + ["--database", folder.path("a.sqlite")])
    }

    @Test func linesHaveParameters() async throws {
        let folder = try await folder()
        let flat = try run(folder, "--values", "parameters", "--layout", "flat", "--blanks", "null")
        let lines = flat.output.split(separator: "\n")
        #expect(flat.status == 0 && lines.count == 2)
        // What was stored without parameters has its values, under their own name, and that is said.
        #expect(lines.first?.contains(#""values":{"name":"Old"}"#) == true)
        #expect(lines.last?.contains(#""parameters":{"full_name":"=Eve","note":null,"guests[0].who":"Bo"}"#) == true)
        #expect(flat.errors.contains("1 submission was stored without parameters"))
        let usual = try run(folder)
        #expect(!usual.output.contains("parameters") && usual.errors.isEmpty)
    }

    @Test func tablesHaveParameters() async throws {
        let folder = try await folder()
        let table = try run(folder, "--csv", "--values", "parameters")
        #expect(table.output.hasPrefix("reference,created,id,name,full_name,guests[0].who\r\n"))
        #expect(table.output.contains(",new,,\"'=Eve\",Bo\r\n"))
        #expect(table.errors.contains("1 submission was stored without parameters"))
    }

    @Test func wordsThatMeanNothingAreRefused() async throws {
        let folder = try await folder()
        for arguments in [
            ["--values", "all"], ["--layout", "deep"], ["--blanks", "null"],
            ["--csv", "--values", "parameters", "--layout", "flat"],
        ] {
            let refused = try Command.run(
                ["submissions", "trip"] + arguments + ["--database", folder.path("a.sqlite")])
            #expect(refused.status == 64 && refused.output.isEmpty, "\(arguments)")
        }
        let served = try Command.run(["serve", "nothing", "--reply-values", "all"])
        #expect(served.status == 64 && served.errors.contains("--reply-values has to be"))
    }

    @Test func aStepThatLoadsTellsWhatDoesNotFit() throws {
        let folder = try TemporaryFolder()
        try folder.write("f.json", #"{"fields":[{"id":"age","type":"integer"}]}"#)
        let steps = #"{"op":"load","values":{"age":"seventy","nam":"x"}}"# + "\n" + #"{"op":"load","values":{"age":7}}"#
        let outcome = try Command.run(["run", folder.path("f.json")], input: steps + "\n")
        let lines = outcome.output.split(separator: "\n")
        #expect(
            lines.first?.hasSuffix(
                #""misfits":[{"path":"age","code":"wrong_type"},{"path":"nam","code":"unknown_field"}]}"#) == true)
        #expect(lines.last?.contains("misfits") == false)
    }
}
#endif
