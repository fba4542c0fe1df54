import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Fields that files answer.
struct FileReadingTests {
    private func read(_ rest: String, type: String = "file") -> DefinitionReading {
        DefinitionReader.read(
            Array(#"{"fields":[{"id":"a","title":"A","type":"\#(type)"\#(rest)}]}"#.utf8), fileName: "f.json")
    }

    private func rule(_ rest: String, type: String = "file") -> FileRule? {
        read(rest, type: type).definition?.allFields.first?.files
    }

    @Test func aFileFieldTakesOneFileOfAnyKind() throws {
        #expect(read("").diagnostics.isEmpty)
        #expect(rule("") == FileRule(.file))
        #expect(rule("", type: "signature") == FileRule(.signature))
    }

    @Test func whatItTakesIsReadFromAListOrAText() throws {
        let list = read(#", "accept": ["image/*", ".PDF"], "max_size": "5 MB", "max_count": 3"#)
        #expect(list.diagnostics.isEmpty)
        let names = list.definition?.allFields.first?.files?.accepted.map(\.name)
        #expect(names == ["image/*", ".pdf"])
        #expect(rule(#", "accept": "image/*, .pdf""#)?.accepted.map(\.name) == names)
        #expect(rule(#", "max_size": "5 MB""#)?.maxBytes == 5_000_000)
        #expect(rule(#", "max_size": 5000000"#)?.maxBytes == 5_000_000)
        #expect(rule(#", "max_count": 3"#)?.maxCount == 3)
    }

    @Test(arguments: [
        (#", "accept": ["pictures"]"#, "file_rule"), (#", "accept": 3"#, "wrong_type"),
        (#", "accept": ".pdf, *""#, "file_rule"), (#", "max_size": "big""#, "file_rule"),
        (#", "max_size": "0 MB""#, "file_rule"), (#", "max_size": 0"#, "out_of_range"),
        (#", "max_size": 1.5"#, "wrong_type"),
        (#", "max_count": 0"#, "out_of_range"), (#", "max_count": 101"#, "out_of_range"),
    ])
    func whatCannotBeMeantIsAProblem(_ rest: String, _ code: String) {
        #expect(read(rest).diagnostics.map(\.code.name) == [code])
    }

    @Test func theKeysAreForNoOtherType() {
        let reading = read(#", "accept": ".pdf", "max_size": 5, "max_count": 2"#, type: "text")
        #expect(reading.diagnostics.allSatisfy { $0.code == .definition(.ruleCannotApply) })
        #expect(reading.diagnostics.map(\.path) == ["fields[0].accept", "fields[0].max_size", "fields[0].max_count"])
    }

    @Test func aFileFieldIsWrittenAsItWasRead() throws {
        let json = #", "accept": ["image/*"], "max_size": 5000000, "max_count": 3, "validations": {"required": true}"#
        let form = try #require(read(json).definition)
        let written = DefinitionWriter.text(form)
        #expect(written.contains(#""type": "file""#) && written.contains(#""max_size": 5000000"#))
        #expect(!written.contains("multiple") && !written.contains("style"))
        #expect(DefinitionReader.read(Array(written.utf8), fileName: "f.json").definition == form)
    }

    @Test func theEngineTreatsItAsAChoiceOfSeveral() throws {
        let form = try CompiledForm(try #require(read(#", "validations": {"required": true}"#).definition))
        let engine = FormEngine(form)
        _ = engine.perform(.load(.object([])))
        let node = try #require(engine.node(at: "a"))
        #expect(engine.field(node)?.field.valueKind == .options)
        _ = engine.perform(.submit)
        #expect(engine.errors.map(\.code) == [ErrorCode.required.rawValue])
        _ = engine.perform(.replaceOptions(node, [FieldOption(id: .text("r1"), title: "passport.pdf")]))
        _ = engine.perform(.set(node, .list([.text("r1")])))
        _ = engine.perform(.submit)
        #expect(engine.errors.isEmpty)
        let restored = FormEngine(form)
        _ = restored.restore(engine.snapshot(includingSecrets: false))
        #expect(restored.field(node)?.value == .list([.text("r1")]))
        #expect(restored.field(node)?.field.options.map(\.title) == ["passport.pdf"])
    }
}
