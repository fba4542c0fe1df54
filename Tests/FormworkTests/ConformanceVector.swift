import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Foundation
import Testing

/// A vector of `Tests/Conformance`: a form, the steps to play, and the expected results.
struct ConformanceVector: Sendable, CustomTestStringConvertible {
    /// The name of its file.
    var file: String
    var name: String
    private var json: JSONValue

    var testDescription: String { "\(file): \(name)" }

    /// The vectors of all files, in the order of the files' names.
    static func all() throws -> [ConformanceVector] {
        let folder = RepositoryFolder.tests.appendingPathComponent("Conformance")
        return try RepositoryFolder.files(in: folder, withExtension: "json").flatMap { file in
            (try RepositoryFolder.json(file).arrayValue ?? []).map {
                ConformanceVector(file: file.lastPathComponent, name: $0["name"]?.stringValue ?? "?", json: $0)
            }
        }
    }

    /// The expected result of each step; `nil` for a step without one.
    var expectations: [JSONValue?] { steps.map { $0["expect"] } }

    /// The input for the player: the form as a page gets it, and the steps.
    func input() throws -> JSONValue {
        let form = try #require(json["form"])
        let reading = DefinitionReader.read(Array(form.text().utf8), fileName: file)
        #expect(reading.diagnostics.isEmpty, "\(reading.report)")
        let definition = try #require(reading.definition, "\(reading.report)")
        let context = SessionContext(
            locale: json["locale"].flatMap { LocaleRecord($0) } ?? LocaleRecord(), messages: MessageCatalogs.english,
            clock: json["clock"]?.numberValue?.int64Value ?? 0, zoneOffset: json["zone"]?.intValue ?? 0)
        let engine = FormEngine(try CompiledForm(definition), context: context)
        let inputs = steps.map { step in JSONValue.object((step.objectValue ?? []).filter { $0.key != "expect" }) }
        return ["hydration": HydrationData(engine).json, "steps": .array(inputs)]
    }

    private var steps: [JSONValue] { json["steps"]?.arrayValue ?? [] }
}
