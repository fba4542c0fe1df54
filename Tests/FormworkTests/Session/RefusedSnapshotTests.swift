import Formwork
import Testing

/// What is no snapshot restores nothing and takes nothing away.
struct RefusedSnapshotTests {
    @Test(
        arguments: [
            "garbage", .null, 7, [], [1], [:], ["next": 1], ["form": "x"], ["values": ["name": "Eve"]],
        ] as [JSONValue])
    func whatIsNoSnapshotIsRefusedAndAnswersStay(_ json: JSONValue) throws {
        let session = FormSession(try CompiledForm(FormDefinition("f") { Field.text("name") }))
        session.load(["name": "Ada"])
        #expect(session.restore(json) == [RestoreMismatch(path: "", reason: .notASnapshot)])
        #expect(session.value("name") == .text("Ada"))
        #expect(session.restore(session.snapshot()) == [])
        #expect(session.value("name") == .text("Ada"))
    }

    @Test(arguments: ["garbage", .null, [1], ["form": "x"]] as [JSONValue])
    func theEngineRefusesItToo(_ json: JSONValue) throws {
        let engine = FormEngine(try CompiledForm(FormDefinition("f") { Field.text("name") }))
        _ = engine.perform(.load(["name": "Ada"]))
        #expect(engine.restore(json).updates.isEmpty)
        #expect(engine.values == ["name": "Ada"])
        #expect(engine.mismatches(with: json) == [RestoreMismatch(path: "", reason: .notASnapshot)])
    }
}
