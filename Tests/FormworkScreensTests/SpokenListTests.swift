import Formwork
import FormworkCore
import FormworkPresentation
import FormworkScreens
import FormworkTestSupport
import Testing

/// What is read aloud one after another is separated as the language separates it.
struct SpokenListTests {
    @Test(arguments: [("en", ", "), ("ar", "، "), ("zh-Hans", "、"), ("ja", "、")])
    func namesAreSeparatedInTheWayOfTheLanguage(language: String, separator: String) throws {
        let form = try CompiledForm(
            try definition(
                #"{"id": "f", "locale": "\#(language)", "fields": [{"id": "a", "title": "Stadt", "validations": {"required": true}}]}"#
            ))
        let engine = FormEngine(form, context: SessionContext(for: form))
        _ = engine.perform(.load([:]))
        let field = try #require(engine.node(at: "a").flatMap { engine.presentation(of: $0) })
        #expect(field.spoken("X") == "X" + separator + "Stadt")
        #expect(engine.spokenTitle(of: field) == "Stadt" + separator + engine.words("ui.required_legend"))
    }
}
