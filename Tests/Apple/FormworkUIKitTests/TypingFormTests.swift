import FormworkCore
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

@MainActor struct TypingFormTests {
    private let masked = """
        {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
          {"id": "card", "type": "text", "title": "Card", "mask": "0000 0000 0000"},
          {"id": "note", "type": "text_view", "title": "Note"},
          {"id": "off", "type": "text", "title": "Off", "disabled": true},
          {"id": "sum", "type": "info", "title": "Sum", "formula": "$card"},
          {"id": "last", "type": "text", "title": "Last"}]}]}
        """

    @Test func aMaskIsTypedAndTheCaretGoesOverItsSpaces() throws {
        let screen = try Screen(reading: masked)
        try screen.fill("card", "12345678")
        #expect(screen.person.typedText == "1234 5678")
        #expect(screen.person.selection?.location == 9)
    }

    @Test func typingInTheMiddleOfAMaskKeepsTheCaretBehindWhatWasTyped() throws {
        let screen = try Screen(reading: masked)
        try screen.fill("card", "12345678")
        screen.person.select(2)
        screen.person.type("9")
        #expect(screen.person.typedText == "1293 4567 8")
        #expect(screen.person.selection?.location == 3)
        screen.person.deleteBackward()
        #expect(screen.person.typedText == "1234 5678")
        #expect(screen.person.selection?.location == 2)
    }

    @Test func markedTextIsLeftAloneUntilItIsChosen() throws {
        let screen = try Screen(reading: masked)
        try screen.fill("last", "a")
        screen.person.compose("ni")
        screen.person.compose("nihao")
        #expect(screen.person.typedText == "anihao")
        #expect(screen.session.value("last") == .text("a"))
        screen.person.commit("你好")
        #expect(screen.session.value("last") == .text("a你好"))
    }

    @Test func returnAndTheBarSkipWhatTakesNoInput() throws {
        let screen = try Screen(reading: masked)
        try screen.fill("card", "1")
        let bar = try #require(screen.person.window.firstResponder?.inputAccessoryView as? FormBar)
        #expect(!bar.previousItem.isEnabled && bar.nextItem.isEnabled)
        screen.person.pressReturn()
        #expect(screen.table.source.focused == (try screen.row("note")))
        screen.person.tap(bar.nextItem)
        #expect(screen.table.source.focused == (try screen.row("last")))
        #expect(!bar.nextItem.isEnabled)
        screen.person.tap(bar.previousItem)
        #expect(screen.table.source.focused == (try screen.row("note")))
        screen.person.tap(bar.doneItem)
        #expect(!screen.person.hasKeyboard)
    }

    @Test func theFormChangesWhileSomebodyTypes() throws {
        let screen = try Screen(reading: masked)
        try screen.fill("last", "half")
        let view = try screen.view(of: screen.row("last"))
        try screen.session.change { form in
            form.groups[0].sections[0].elements.insert(.field(Field(id: "new", type: .text, title: "New")), at: 0)
        }
        screen.person.settle()
        #expect(screen.has("new"))
        #expect(try screen.view(of: screen.row("last")) === view)
        screen.person.type("way")
        #expect(screen.session.value("last") == .text("halfway"))
    }

    @Test func whatIsListenedToHasNameValueAndError() throws {
        let screen = try Screen(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "name", "type": "text", "title": "Name", "info": "As in your passport",
                   "validations": {"required": true}}]}]}
                """)
        try screen.submit()
        let field = try #require(screen.person.listen().first { $0.label?.hasPrefix("Name") == true })
        #expect(field.label?.hasPrefix("Name, must be answered") == true)
        #expect(field.label?.contains("Error:") == true && field.hint?.contains("As in your passport") == true)
    }
}
