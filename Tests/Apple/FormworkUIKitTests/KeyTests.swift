import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Keys of a hardware keyboard.
@MainActor struct KeyTests {
    private func open(_ change: (inout FormOptions) -> Void = { _ in }) throws -> Screen {
        var options = FormOptions()
        change(&options)
        return try Screen(
            fields: """
                {"id": "a", "type": "text", "title": "A"}, {"id": "long", "type": "text_view", "title": "Long"},
                {"id": "off", "type": "text", "title": "Off", "disabled": true},
                {"id": "day", "type": "date", "title": "Day"}, {"id": "b", "type": "text", "title": "B"}
                """, options: options)
    }

    private func focus(_ screen: Screen) throws -> String? {
        screen.table.source.focused.flatMap { screen.session.engine.path(of: $0.node) }
    }

    @Test func tabGoesThroughTheFieldsAndBack() throws {
        let screen = try open()
        screen.person.press(.keyboardTab)
        #expect(try focus(screen) == "a")
        screen.person.press(.keyboardTab)
        #expect(try focus(screen) == "long")
        screen.person.press(.keyboardTab)
        #expect(try focus(screen) == "day" && screen.session.value("long") == .blank)
        screen.person.press(.keyboardTab)
        #expect(try focus(screen) == "b")
        screen.person.press(.keyboardTab, .shift)
        screen.person.press(.keyboardTab, .shift)
        #expect(try focus(screen) == "long")
        screen.person.press(.keyboardTab, .command)
        #expect(try focus(screen) == "long")
    }

    @Test func commandAndReturnSubmit() throws {
        let screen = try open()
        #expect(screen.person.tap(try screen.control("a", UITextField.self)))
        screen.person.press(.keyboardReturnOrEnter, .command)
        #expect(screen.accepted.value.count == 1)
    }

    @Test func escapePutsTheFocusAway() throws {
        let screen = try open()
        #expect(try screen.view(of: screen.row("day")).takeFocus())
        screen.person.press(.keyboardEscape)
        #expect(try focus(screen) == nil && !screen.person.hasKeyboard)
        screen.person.press(.keyboardEscape)
        #expect(screen.person.top === screen.controller)
    }

    @Test func otherKeysType() throws {
        let screen = try open()
        #expect(screen.person.tap(try screen.control("a", UITextField.self)))
        screen.person.press(.keyboardA)
        #expect(screen.session.value("a") == .text("a"))
        screen.person.press(.keyboardReturnOrEnter)
        #expect(try focus(screen) == "long")
    }

    @Test func keysAreTheAppsWhereItWantsThem() throws {
        let screen = try open { $0.usesKeys = false }
        #expect(screen.person.tap(try screen.control("a", UITextField.self)))
        screen.person.press(.keyboardTab)
        #expect(try focus(screen) == "a")
        screen.person.press(.keyboardReturnOrEnter, .command)
        #expect(screen.accepted.value.isEmpty)
    }
}
