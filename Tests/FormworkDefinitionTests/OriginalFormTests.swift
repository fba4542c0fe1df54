import FormworkCore
import FormworkDefinition
import Foundation
import Testing

/// Forms that people wrote for the original Form, where they lie beside the repository.
struct OriginalFormTests {
    private static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("shared/fixtures/form-json")

    private static var files: [URL] {
        let all = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (all ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }

    @Test(.enabled(if: !files.isEmpty), arguments: files)
    func loadWithoutErrorsAndComputeTheSameFromAnArchive(_ file: URL) throws {
        let reading = DefinitionReader.read([UInt8](try Data(contentsOf: file)), fileName: file.lastPathComponent)
        let form = try CompiledForm(try #require(reading.definition, "\(reading.report)"))
        let engine = FormEngine(form)
        let copy = FormEngine(try CompiledForm(archive: form.archive()))
        let answers: JSONValue = ["base_salary": 1, "bonus": 100, "email": "john.hyperseed"]
        let changes = engine.perform(.load(answers)).json
        #expect(copy.perform(.load(answers)).json == changes)
        #expect(copy.values == engine.values)
        if engine.node(at: "total") != nil { #expect(engine.values["total"] == 300) }
    }
}
