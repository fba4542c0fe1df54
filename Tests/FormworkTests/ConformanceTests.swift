import FormworkCore
import FormworkDefinition
import Foundation
import Testing

/// Plays every vector of `Tests/Conformance` natively and compares each step with what it expects.
///
/// With `FORMWORK_CONFORMANCE_OUTPUT` set to a file, inputs and outputs are written there as bytes: the
/// browser tests play the same inputs in the wasm engine and compare, and `Scripts/record-conformance`
/// fills in expectations from it.
@Suite("Conformance")
struct ConformanceTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Conformance")

    static var files: [URL] {
        let all = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (all ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }

    @Test("every vector gives what it expects")
    func vectors() throws {
        var report: [JSONValue] = []
        for file in Self.files {
            let cases = try JSONParser.parse([UInt8](Data(contentsOf: file)), limits: .definition)
            for vector in cases.arrayValue ?? [] {
                report.append(try play(vector, in: file.lastPathComponent))
            }
        }
        #expect(report.count >= 50)
        let table = try AmountTableTests.table.get()
        for column in table.columns.indices {
            let input = try AmountPlay(table, column).input
            report.append([
                "file": "amounts.tsv", "name": .string(table.columns[column].identifier),
                "input": .string(input.text()),
                "output": .string(FormPlayer.play(input).text()),
            ])
        }
        if let path = ProcessInfo.processInfo.environment["FORMWORK_CONFORMANCE_OUTPUT"] {
            try Data(JSONValue.array(report).text().utf8).write(to: URL(fileURLWithPath: path))
        }
    }

    private func play(_ vector: JSONValue, in file: String) throws -> JSONValue {
        let name = vector["name"]?.stringValue ?? "?"
        let form = try #require(vector["form"], "\(file): \(name)")
        let reading = DefinitionReader.read(Array(form.text().utf8), fileName: file)
        #expect(reading.diagnostics.isEmpty, "\(file): \(name): \(reading.report)")
        let definition = try #require(reading.definition, "\(file): \(name): \(reading.report)")
        let context = SessionContext(
            locale: vector["locale"].flatMap { LocaleRecord($0) } ?? LocaleRecord(), messages: MessageCatalogs.english,
            clock: vector["clock"]?.numberValue?.int64Value ?? 0, zoneOffset: vector["zone"]?.intValue ?? 0)
        let engine = FormEngine(try CompiledForm(definition), context: context)
        let steps = vector["steps"]?.arrayValue ?? []
        let input: JSONValue = ["handover": Handover(engine).json, "steps": .array(steps.map { command(of: $0) })]
        let output = FormPlayer.play(input)
        let outcomes = output["steps"]?.arrayValue ?? []
        #expect(outcomes.count == steps.count, "\(file): \(name)")
        for (number, (step, outcome)) in zip(steps, outcomes).enumerated() {
            let expected = step["expect"]
            #expect(
                expected?.text() == outcome.text(),
                "\(file): \(name), step \(number + 1) gives \(outcome.text())")
        }
        return [
            "file": .string(file), "name": .string(name), "input": .string(input.text()),
            "output": .string(output.text()),
        ]
    }

    private func command(of step: JSONValue) -> JSONValue {
        .object((step.objectValue ?? []).filter { $0.key != "expect" })
    }
}
