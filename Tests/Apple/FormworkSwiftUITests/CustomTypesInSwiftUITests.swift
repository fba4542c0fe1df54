import Formwork
import FormworkCore
import FormworkScreens
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble

/// The control of a type of the app's own, as Documentation/Custom-types.md shows it.
struct ColorRow: View {
    let row: RowModel

    var body: some View {
        Text(row.title)
        ForEach(["#ff0000", "#00ff00", "#0000ff"], id: \.self) { color in
            Button(color) { row.set(.text(color)) }
        }
    }
}

/// Types of the app's own on screens with SwiftUI.
@MainActor struct CustomTypesInSwiftUITests {
    private let type = CustomType(
        "color-picker", basedOn: .text("").info("Any of three").pattern("#[0-9a-f]{6}").required())
    private let form = """
        {"id": "paint", "locale": "en", "fields": [
          {"id": "wall", "type": "color-picker", "title": "Wall"}, {"id": "note", "type": "text", "title": "Note"}]}
        """

    private func stage() throws -> Stage {
        try Stage(reading: form, environment: FormEnvironment().type(type)) {
            $0.formworkRow(customType: "color-picker") { row in ColorRow(row: row) }
        }
    }

    @Test func everyFieldOfTheTypeIsDrawnByTheApp() throws {
        let stage = try stage()
        #expect(stage.texts("wall").contains("Any of three"), "the hint of the type stays")
        #expect(stage.host.all(.hosted, in: "wall").isEmpty, "nothing of the usual control is there")
        #expect(!stage.host.all(.hosted, in: "note").isEmpty)
        #expect(stage.host.tap("#0000ff", in: "wall"))
        #expect(stage.session.value("wall") == "#0000ff")
    }

    @Test func theRulesOfTheTypeAreShownAtIt() async throws {
        let stage = try stage()
        await stage.submit()
        #expect(stage.texts("wall").contains("Fill in “Wall”"))
        #expect(stage.host.tap("#ff0000", in: "wall"))
        await stage.submit()
        #expect(stage.accepted == [["wall": "#ff0000"]])
    }

    @Test func aWholeScreenTakesTheControl() throws {
        let model = try stage().model
        func send(_ answers: JSONValue) {}
        let screen =
            FormworkForm(model) { answers in send(answers) }
            .formworkRow(customType: "color-picker") { row in ColorRow(row: row) }
        let display = Display(screen)
        #expect(display.tap("#0000ff", in: "wall"))
        #expect(model.session.value("wall") == "#0000ff")
    }

    @Test func aFieldOfItsOwnStillComesFirst() throws {
        let stage = try Stage(reading: form, environment: FormEnvironment().type(type)) {
            $0.formworkRow(customType: "color-picker") { row in ColorRow(row: row) }
                .formworkRow(field: "wall") { row in Text("My " + row.title) }
                .formworkRow(.text) { row in Text("Any " + row.title) }
        }
        #expect(stage.texts("wall").contains("My Wall"))
        #expect(stage.texts("note").contains("Any Note"))
    }
}
