import Formwork
import FormworkCore
import FormworkDialect
import FormworkScreens
import SwiftUIDouble
import Testing

@testable import FormworkSwiftUIWithoutUIKit

/// Text where there is no UIKit: fields of SwiftUI, which tell only what the new text is.
@MainActor struct PlainTextTests {
    private func open() throws -> (model: FormModel, display: Display) {
        let text = """
            {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
              {"id": "card", "type": "text", "title": "Card", "mask": "0000 0000", "placeholder": "Number"},
              {"id": "secret", "type": "password", "title": "Secret"},
              {"id": "note", "type": "text_view", "title": "Note", "validations": {"required": true}}]}]}
            """
        let reading = DefinitionReader.read(Array(text.utf8), fileName: "form.json", strict: false)
        let model = FormModel(try CompiledForm(try #require(reading.definition)))
        return (model, Display(FormworkForm(model)))
    }

    @Test func aMaskIsPutIntoWhatIsTyped() throws {
        let (model, display) = try open()
        #expect(display.type("12345", in: "card"))
        #expect(display.shownText(in: "card") == "1234 5")
        #expect(display.type("1234 56", in: "card"))
        #expect(display.shownText(in: "card") == "1234 56")
        #expect(model.row(at: "card")?.text == "1234 56")
        // No place takes this key, so it stays to be seen, and the text is not laid out.
        #expect(display.type("1234 56x", in: "card"))
        #expect(display.shownText(in: "card") == "123456x")
    }

    @Test func theFocusIsTold() throws {
        let (model, display) = try open()
        #expect(display.type("1", in: "card"))
        #expect(model.focusedRow == model.row(at: "card")?.id)
        display.pressReturn(in: "card")
        #expect(display.isFocused("secret") && !display.isFocused("card"))
        #expect(model.focusedRow == model.row(at: "secret")?.id)
        model.focusMoved(to: nil)
        display.settle()
        #expect(!display.isFocused("secret"))
    }

    @Test func fieldsAreNamedForThoseWhoListen() throws {
        let (_, display) = try open()
        let note = try #require(display.all(.textField, in: "note").first)
        #expect(note.label == "Note, must be answered")
        #expect(display.all(.secureField, in: "secret").count == 1)
        #expect(display.all(.textField, in: "card").first?.element.words == "Number")
    }

}
