import Formwork
import Foundation
import Synchronization
import Testing

/// Types of the app's own, from the environment to a session.
@Suite(.tags(.waiting)) struct CustomTypeTests {
    private let type = CustomType(
        "color-picker", basedOn: .text("").pattern("#[0-9a-f]{6}").element("color-picker"), script: "/color-picker.js")

    private let json = Data(
        #"{"id":"paint","fields":[{"id":"wall","title":"Wall","type":"color-picker","validations":{"required":true}}]}"#
            .utf8)

    @Test func aFieldInSwiftIsTheSameAsInJSON() throws {
        let environment = FormEnvironment().type(type)
        let form = try CompiledForm.read(json, fileName: "paint.json", types: environment.types)
        let built = FormDefinition("paint") { Field.custom(type, "wall", "Wall").required() }
        #expect(form.source == built)
        #expect(DefinitionWriter.text(built).contains(#""type": "color-picker""#))
    }

    @Test func theRulesOfTheBaseHold() async throws {
        let form = try CompiledForm.read(json, fileName: "paint.json", types: [type])
        let session = FormSession(form)
        session.set("wall", to: "red")
        #expect(await session.submit().errors.map(\.code) == ["pattern"])
        session.set("wall", to: "#ff0000")
        #expect(await session.submit().values == ["wall": "#ff0000"])
    }

    @MainActor @Test func renderersAreToldTheName() throws {
        let form = try CompiledForm.read(json, fileName: "paint.json", types: [type])
        let model = FormModel(form)
        let presentation = try #require(model.row(at: "wall")?.presentation)
        #expect(presentation.customType == "color-picker")
        #expect(presentation.state.field.element == "color-picker")
    }

    @Test func withoutTheTypeTheFormIsReadWithAWarningUnlessItHasToBeAnswered() throws {
        let json = Data(#"{"id":"paint","fields":[{"id":"wall","type":"color-picker"}]}"#.utf8)
        #expect(try CompiledForm.read(json, fileName: "paint.json").fields.first?.definition.type == .unknown)
        let reading = DefinitionReader.read(Array(json), fileName: "paint.json", strict: true)
        #expect(reading.report.contains("color-picker") && reading.form == nil)
        #expect(throws: UnreadableForm.self) { try CompiledForm.read(self.json, fileName: "paint.json") }
    }

    @Test func aLaterTypeWithTheNameCounts() {
        let other = CustomType("color-picker", basedOn: .integer(""))
        #expect(FormEnvironment().type(type).type(other).types == [other])
    }

    @Test func whatIsMissingIsNamed() {
        let form = FormDefinition("f") {
            Field.custom(type, "a")
            Field.custom(type, "b")
            Field.text("c")
        }
        #expect(FormEnvironment().missingTypes(of: form) == ["color-picker"])
        #expect(FormEnvironment().type(type).missingTypes(of: form).isEmpty)
    }

    @Test func aNameThatCannotBeUsedIsAMistake() {
        let heard = Mutex<[FormMistake]>([])
        let environment = FormEnvironment(onMistake: { mistake in heard.withLock { $0.append(mistake) } })
        _ = environment.type(CustomType("text", basedOn: .integer(""))).type(type)
        #expect(heard.withLock { $0 } == [.unusableType(name: "text")])
        #expect(FormMistake.unusableType(name: "text").localizedDescription.contains("`text`"))
    }

    @Test func aFormWithTypesOfItsOwnHasNoMistakes() {
        let stars = CustomType("my-stars", basedOn: .rating("").required())
        let scan = CustomType("scan", basedOn: .file("").accept("image/*"))
        let form = FormDefinition("f") {
            Field.custom(type, "wall", "Wall")
            Field.custom(stars, "taste", "Taste")
            Field.custom(scan, "passport", "Passport")
        }
        #expect(form.mistakes.isEmpty)
        let wrong = FormDefinition("f") { Field.custom(CustomType("My Type", basedOn: .text("")), "a") }
        #expect(wrong.mistakes.count == 1)
    }

    @Test func theTypeStaysWhenTheFormChanges() throws {
        let form = try CompiledForm.read(json, fileName: "paint.json", types: [type])
        let session = FormSession(form)
        try session.change { form in form.updateField("wall") { $0.title = "The wall" } }
        #expect(session.field(at: "wall")?.field.customType == "color-picker")
    }
}
