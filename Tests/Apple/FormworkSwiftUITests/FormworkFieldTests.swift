import Formwork
import FormworkCore
import FormworkScreens
import Observation
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble

/// Single fields in a form of an app's own.
@MainActor struct FormworkFieldTests {
    private let form = """
        {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
          {"id": "name", "type": "text", "title": "Name", "validations": {"required": true}},
          {"id": "flag", "type": "switch", "title": "Flag"},
          {"id": "why", "type": "text", "title": "Why", "visible_when": "$flag"},
          {"id": "day", "type": "date", "title": "Day", "style": "inline"}]}]}
        """

    private enum Keys {
        static let flag: FieldKey<Bool> = "flag"
    }

    /// A screen of an app's own.
    private struct OwnScreen: View {
        var body: some View {
            Form {
                FormworkErrors()
                Section {
                    Text("About you")
                    FormworkField("name")
                    FormworkField(Keys.flag)
                }
                FormworkField("why")
                FormworkField("day")
                FormworkField("nobody")
                FormworkSubmitButton()
            }
        }
    }

    private func open() throws -> Stage { try Stage(reading: form) { _ in OwnScreen() } }

    @Test func fieldsAreFilledAndSubmitted() async throws {
        let stage = try open()
        await stage.submit()
        #expect(stage.listedErrors == ["Fill in “Name”"])
        #expect(stage.host.fill("name", "Ada"))
        await stage.submit()
        #expect(stage.accepted.count == 1)
    }

    @Test func aFieldComesAndGoesWithItsQuestion() throws {
        let stage = try open()
        #expect(!stage.shows("why"))
        #expect(stage.host.flip(in: "flag"))
        #expect(stage.shows("why"))
        #expect(stage.host.flip(in: "flag"))
        #expect(!stage.shows("why"))
    }

    @Test func theEditorOfADateStandsUnderItsField() throws {
        let stage = try open()
        #expect(stage.host.tap("Choose…", in: "day"))
        #expect(stage.host.all(.datePicker).count == 1)
    }

    @Test func typingDrawsNoOtherFieldAgain() throws {
        let stage = try open()
        stage.host.fill("name", "A")
        _ = stage.redrawn()
        stage.host.person.type("d")
        #expect(stage.redrawn() == ["name"])
    }

    @Test func anotherModelIsAnotherForm() throws {
        let first = try open(), second = try open()
        second.session.set("name", to: "Second")
        let chosen = Chosen(first.model)
        let display = Display(Switching(chosen: chosen))
        #expect(display.fill("name", "First"))
        chosen.model = second.model
        display.settle()
        #expect(display.hosted(in: "name", UITextField.self)?.text == "Second")
        #expect(display.fill("name", "Third"))
        #expect(first.session.value("name") == "First" && second.session.value("name") == "Third")
    }

    @MainActor @Observable final class Chosen {
        var model: FormModel
        init(_ model: FormModel) { self.model = model }
    }

    private struct Switching: View {
        let chosen: Chosen
        var body: some View { OwnScreen().formwork(chosen.model) }
    }
}

@MainActor struct PreviewTests {
    @Test func thePreviewShowsAForm() throws {
        let display = Display(FormworkFormPreviews.previews)
        #expect(display.flip(in: "companions"))
        #expect(display.found.contains { $0.identifiers.contains("people[0].name") })
    }
}
