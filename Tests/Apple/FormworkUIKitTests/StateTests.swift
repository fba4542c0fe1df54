import FormworkCore
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// States of fields that rules and programs change: off, needed, wrong, blank.
@MainActor struct StateTests {
    @Test(arguments: ["field", "section", "form"]) func whatIsOffTakesNoTouch(place: String) throws {
        let off = #", "disabled": true"#
        let screen = try Screen(
            fields:
                #"{"id": "a", "type": "text", "title": "A"\#(place == "field" ? off : "")}, {"id": "on", "type": "switch", "title": "On"\#(place == "field" ? off : "")}"#,
            section: place == "section" ? off : "", form: place == "form" ? off : "")
        #expect(!screen.person.tap(try screen.control("a", UITextField.self)))
        #expect(!screen.person.tap(try screen.control("on", UISwitch.self)))
        screen.person.tap(try screen.view(of: screen.row("on")))
        #expect(screen.session.value("on") != .bool(true))
        #expect(try screen.view(of: screen.row("a")).alpha < 1)
    }

    @Test func aRuleSwitchesAFieldOnAndOff() throws {
        let screen = try Screen(
            fields:
                #"{"id": "on", "type": "switch", "title": "On"}, {"id": "a", "type": "text", "title": "A", "enabled_when": "$on"}"#
        )
        let field = try screen.control("a", UITextField.self)
        #expect(!field.isEnabled)
        screen.person.tap(try screen.control("on", UISwitch.self))
        #expect(field.isEnabled && screen.person.tap(field))
    }

    @Test func whatIsNeededHasASign() throws {
        let screen = try Screen(
            fields:
                #"{"id": "on", "type": "switch", "title": "On"}, {"id": "a", "type": "text", "title": "A", "required_when": "$on"}"#
        )
        let title = try screen.view(of: screen.row("a")).titleLabel
        #expect(title.text == "A")
        screen.person.tap(try screen.control("on", UISwitch.self))
        #expect(title.text == "A *")
    }

    @Test func aFieldThatIsLeftIsValidatedAndMendedWhileTyping() throws {
        let screen = try Screen(
            fields:
                #"{"id": "a", "type": "text", "title": "A", "validations": {"min_length": 8}}, {"id": "b", "type": "text", "title": "B"}"#,
            form: #", "validate_on": "blur""#)
        try screen.fill("a", "nobody")
        let view = try screen.view(of: screen.row("a"))
        #expect(view.errorLabel.text == nil)
        try screen.fill("b", "x")
        #expect(view.errorLabel.text != nil && view.errorLabel.superview?.isHidden == false)
        #expect(view.errorLabel.textColor.recipe == "systemRed")
        try screen.fill("a", "nobody@example.org")
        #expect(view.errorLabel.text == nil && view.errorLabel.superview?.isHidden == true)
    }

    @Test func wordsOfItsOwnStandUnderTheField() throws {
        let screen = try Screen(
            fields:
                #"{"id": "a", "type": "text", "title": "A", "validations": {"required": true, "messages": {"required": "Who are you?"}}}"#
        )
        try screen.submit()
        #expect(try screen.view(of: screen.row("a")).errorLabel.text == "Who are you?")
        #expect(screen.listedErrors == ["Who are you?"])
    }

    @Test func whatIsReadHasWordsForNothing() throws {
        let screen = try Screen(
            fields:
                #"{"id": "a", "type": "text", "title": "A"}, {"id": "i", "type": "info", "title": "I", "formula": "$a", "empty_text": "Nothing yet"}"#
        )
        let texts = { try screen.view(of: screen.row("i")).all(UILabel.self).compactMap(\.text) }
        #expect(try texts().contains("Nothing yet"))
        try screen.fill("a", "something")
        #expect(try texts().contains("something"))
    }

    @Test func loadingAndResettingShowTheAnswers() throws {
        let screen = try Screen(
            fields:
                #"{"id": "a", "type": "text", "title": "A"}, {"id": "on", "type": "switch", "title": "On"}, {"id": "b", "type": "text", "title": "B", "visible_when": "$on"}"#
        )
        screen.session.load(["a": "loaded", "on": true, "b": "shown"])
        screen.person.settle()
        #expect(try screen.control("a", UITextField.self).text == "loaded")
        #expect(try screen.control("on", UISwitch.self).isOn)
        #expect(try screen.control("b", UITextField.self).text == "shown")
        try screen.fill("a", "other")
        screen.session.perform(.reset)
        screen.person.settle()
        #expect(try screen.control("a", UITextField.self).text == "loaded")
    }

    @Test func tooFewItemsAreToldAtTheHeader() throws {
        let screen = try Screen(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "title": "Guests", "repeat": {"min": 1, "max": 3, "reorder": true},
                  "fields": [{"id": "name", "type": "text", "title": "Name"}]}]}
                """)
        let section = try #require(screen.session.engine.section(called: "s"))
        #expect(screen.session.engine.itemIDs(section).count == 1)
        let header = try #require(screen.session.engine.itemIDs(section).first)
        let place = try #require(screen.table.driver.table.place(of: RowID(.itemHeader, header)))
        let cell = try #require(
            screen.person.reach(IndexPath(row: place.line, section: place.section), in: screen.table))
        #expect(screen.person.swipe(cell).isEmpty)
    }

    @Test func anItemIsMovedByItsMenuAndByVoiceOver() throws {
        let screen = try Screen(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "title": "Guest", "repeat": {"reorder": true},
                  "fields": [{"id": "name", "type": "text", "title": "Name"}]}]}
                """)
        screen.session.load(["s": [["name": "a"], ["name": "b"], ["name": "c"]]])
        screen.person.settle()
        let section = try #require(screen.session.engine.section(called: "s"))
        func header(_ position: Int) throws -> FieldView {
            try screen.view(of: RowID(.itemHeader, screen.session.engine.itemIDs(section)[position]))
        }
        let menu = try #require(try header(2).all(UIButton.self).first)
        #expect(screen.person.tap(menu))
        let up = try #require(screen.person.window.openMenu?.menu.actions.first { $0.title.hasSuffix("up") })
        #expect(screen.person.choose(up.title))
        #expect(screen.session.value("s[1].name") == .text("c"))
        UIAccessibility.forget()
        let title = try header(0).titleLabel
        #expect(screen.person.perform(try #require(title.accessibilityCustomActions?.first).name, on: title))
        #expect(screen.session.value("s[1].name") == .text("a"))
        #expect(UIAccessibility.posts.contains { $0.announcement?.contains("moved") == true })
    }
}
