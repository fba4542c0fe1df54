import FormworkCore
import FormworkScreens
import Foundation
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble
@testable import FormworkUIKitOnDouble

/// Typing into the control of UIKit that stands among the views of SwiftUI.
@MainActor struct TypingInSwiftUITests {
    private let masked = """
        {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
          {"id": "card", "type": "text", "title": "Card", "mask": "0000 0000 0000"},
          {"id": "note", "type": "text_view", "title": "Note"},
          {"id": "off", "type": "text", "title": "Off", "disabled": true},
          {"id": "sum", "type": "info", "title": "Sum", "formula": "$card"},
          {"id": "flag", "type": "switch", "title": "Flag"},
          {"id": "last", "type": "text", "title": "Last"}]}]}
        """

    @Test func aMaskIsTypedAndTheCaretGoesOverItsSpaces() throws {
        let stage = try Stage(reading: masked)
        #expect(stage.host.fill("card", "12345678"))
        #expect(stage.host.person.typedText == "1234 5678")
        #expect(stage.host.person.selection?.location == 9)
        #expect(stage.texts("sum").contains("1234 5678") || stage.texts("sum").contains("12345678"))
    }

    @Test func typingInTheMiddleOfAMaskKeepsTheCaretBehindWhatWasTyped() throws {
        let stage = try Stage(reading: masked)
        stage.host.fill("card", "12345678")
        stage.host.person.select(2)
        stage.host.person.type("9")
        stage.host.settle()
        #expect(stage.host.person.typedText == "1293 4567 8")
        #expect(stage.host.person.selection?.location == 3)
        stage.host.person.deleteBackward()
        stage.host.settle()
        #expect(stage.host.person.typedText == "1234 5678")
        #expect(stage.host.person.selection?.location == 2)
    }

    @Test func markedTextIsLeftAloneUntilItIsChosen() throws {
        let stage = try Stage(reading: masked)
        stage.host.fill("last", "a")
        stage.host.person.compose("nihao")
        stage.host.settle()
        #expect(stage.host.person.typedText == "anihao")
        #expect(stage.session.value("last") == .text("a"))
        stage.host.person.commit("你好")
        #expect(stage.session.value("last") == .text("a你好"))
    }

    @Test func theReturnKeySaysWhatTheAppWants() throws {
        var style = FormworkStyle()
        style.returnKey = { $0.id == "card" ? .search : nil }
        let stage = try Stage(reading: masked) { $0.formworkStyle(style) }
        stage.host.fill("card", "1")
        #expect(stage.host.hosted(in: "card", UITextField.self)?.returnKeyType == .search)
        stage.host.fill("last", "1")
        #expect(stage.host.hosted(in: "last", UITextField.self)?.returnKeyType == .send)
    }

    @Test func aLongTextIsTypedIntoATextView() throws {
        let stage = try Stage(reading: masked)
        #expect(stage.host.hosted(in: "note", UITextView.self) != nil)
        #expect(stage.host.fill("note", "one"))
        #expect(stage.session.value("note") == .text("one"))
        stage.session.set("note", to: .text("other"))
        stage.host.settle()
        #expect(stage.host.hosted(in: "note", UITextView.self)?.text == "other")
    }

    @Test func returnAndTheBarSkipWhatIsNotTyped() throws {
        let stage = try Stage(reading: masked)
        stage.host.fill("card", "1")
        let bar = try #require(stage.host.window.firstResponder?.inputAccessoryView as? FormBar)
        #expect(!bar.previousItem.isEnabled && bar.nextItem.isEnabled)
        stage.host.person.pressReturn()
        stage.host.settle()
        #expect(focused(stage) == "note")
        stage.host.person.tap(bar.nextItem)
        stage.host.settle()
        #expect(focused(stage) == "last" && !bar.nextItem.isEnabled)
        #expect(stage.host.scrolledTo.last == AnyHashable(try #require(stage.model.row(at: "last")?.id)))
        stage.host.person.tap(bar.previousItem)
        stage.host.settle()
        #expect(focused(stage) == "note")
        stage.host.person.tap(bar.doneItem)
        stage.host.settle()
        #expect(!stage.host.person.hasKeyboard && stage.model.focusedRow == nil)
    }

    @Test func returnInTheLastFieldSubmits() async throws {
        let stage = try Stage(reading: masked)
        stage.host.fill("last", "x")
        #expect(stage.host.hosted(in: "last", UITextField.self)?.returnKeyType == .send)
        stage.host.person.pressReturn()
        await stage.wait { stage.accepted.count == 1 }
        #expect(!stage.host.person.hasKeyboard)
    }

    @Test func theFormChangesWhileSomebodyTypes() throws {
        let stage = try Stage(reading: masked)
        stage.host.fill("last", "half")
        let field = stage.host.hosted(in: "last", UITextField.self)
        try stage.session.change { form in
            form.groups[0].sections[0].elements.insert(.field(Field(id: "new", type: .text, title: "New")), at: 0)
        }
        stage.host.settle()
        #expect(stage.shows("new"))
        #expect(stage.host.hosted(in: "last", UITextField.self) === field && field?.isFirstResponder == true)
        stage.host.person.type("way")
        #expect(stage.session.value("last") == .text("halfway"))
    }

    @Test func aFieldThatComesGetsTheFocusThatItWasPromised() throws {
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "flag", "type": "switch", "title": "Flag"},
                  {"id": "why", "type": "text", "title": "Why", "visible_when": "$flag"}]}]}
                """)
        #expect(!stage.model.focus("why"))
        stage.session.set("flag", to: true)
        #expect(stage.model.focus("why"))
        stage.host.settle()
        #expect(focused(stage) == "why" && stage.host.person.hasKeyboard)
        stage.session.set("flag", to: false)
        stage.host.settle()
        #expect(!stage.host.person.hasKeyboard && stage.model.focusedRow == nil)
    }

    @Test func whatIsListenedToHasNameValueAndError() async throws {
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "name", "type": "text", "title": "Name", "info": "As in your passport",
                   "validations": {"required": true}},
                  {"id": "terms", "type": "check", "title": "Terms", "validations": {"required": true}}]}]}
                """)
        await stage.submit()
        let field = try #require(stage.host.hosted(in: "name", UITextField.self))
        #expect(field.accessibilityLabel?.hasPrefix("Name, must be answered") == true)
        #expect(field.accessibilityLabel?.contains("Error:") == true)
        #expect(field.accessibilityHint?.contains("As in your passport") == true)
        let toggle = try #require(stage.host.all(.toggle, in: "terms").first)
        #expect(toggle.label.hasPrefix("Terms, must be answered") && toggle.label.contains("Error:"))
        // What the control says is not said twice.
        let others = stage.host.all(.text, in: "name").filter { !$0.isHiddenFromSpeech }
        #expect(others.isEmpty)
        // The first error has the focus of those who do not see as soon as its entry is touched.
        #expect(stage.host.tap(stage.listedErrors[1]))
        #expect(stage.host.all(.toggle, in: "terms").first?.isHeard == true)
        #expect(stage.host.tap(stage.listedErrors[0]))
        #expect(focused(stage) == "name")
    }

    private func focused(_ stage: Stage) -> String? {
        stage.model.focusedRow.flatMap { stage.session.engine.field($0.node)?.path }
    }
}
