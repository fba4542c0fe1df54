import Formwork
import FormworkTesting
import Testing

/// A missing file or signature is called that, also where nobody adds files.
@MainActor
struct MissingFileWordTests {
    private let form = FormDefinition("f") {
        Field.signature("sign", "Signature").required()
        Field.file("cv", "Résumé").required()
        Field.file("photo", "Photo").required().message("required", "Show yourself")
        Field.select("room", "Room", options: [FieldOption("a", "A")]).required()
    }

    private let expected = [
        "Sign in the field “Signature”", "Add a file for “Résumé”", "Show yourself", "Choose an option for “Room”",
    ]

    @Test func sessionsSayWhatIsMissing() async throws {
        let session = FormSession(try CompiledForm(form))
        let result = await session.submit()
        #expect(result.errors.map(\.message).dropFirst() == expected.dropFirst())
        let messages = session.engine.context.messages
        let words = messages.text("ui.sign_required", [ErrorParameter("title", "Signature")])
        #expect(result.errors.first?.message == words && !words.contains("option"))
    }

    @Test func aTesterAndTheEngineDoToo() throws {
        let engine = FormEngine(
            try CompiledForm(form), context: .fixed(for: try CompiledForm(form), at: "2026-11-21T09:00"))
        _ = engine.perform(.submit)
        #expect(engine.errors.map(\.message)[1...] == ArraySlice(expected[1...]))
        #expect(engine.allErrors.first?.message.contains("option") == false)
    }

    @Test func aFileThatIsGoneIsNoOption() throws {
        let engine = FormEngine(
            try CompiledForm(form), context: .fixed(for: try CompiledForm(form), at: "2026-11-21T09:00"))
        _ = engine.perform(.load(["cv": ["f1"]]))
        _ = engine.perform(.submit)
        let error = engine.errors.first { $0.path == "cv" }
        #expect(error?.message == engine.context.messages.template("ui.file_gone"))
    }

    @Test func aHiddenFieldThatIsNotSentIsNoMistake() {
        let form = FormDefinition("f") {
            Field.integer("a", "A")
            Field.hidden("h", formula: "$a + 1").sends(.nothing)
        }
        #expect(form.mistakes == [])
    }
}
