import Formwork
import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Answers that are formatted while nobody types in them.
@MainActor struct RestingTextTests {
    private let fields = """
        {"id": "many", "type": "number", "title": "Many"}, {"id": "share", "type": "decimal", "title": "Share"},
        {"id": "pay", "type": "currency", "currency": "EUR", "title": "Pay"}, {"id": "name", "type": "text", "title": "Name"},
        {"id": "secret", "type": "password", "title": "Secret"}
        """

    private func open() throws -> Screen {
        let environment = FormEnvironment()
            .display("share") { value in "about " + value.canonicalText }
            .display("name") { value in value == "me" ? "myself" : nil }
            .display("secret") { _ in "seen" }
        return try Screen(fields: fields, environment: environment)
    }

    private func text(_ path: String, _ screen: Screen) throws -> String? {
        try screen.control(path, UITextField.self).text
    }

    @Test func aNumberIsGroupedUntilItIsTouched() throws {
        let screen = try open()
        try screen.fill("many", "1234567")
        #expect(try text("many", screen) == "1234567")
        screen.person.window.endEditing(true)
        #expect(try text("many", screen) == "1,234,567")
        screen.person.tap(try screen.control("many", UITextField.self))
        #expect(try text("many", screen) == "1234567")
        screen.person.select(7)
        screen.person.type("8")
        #expect(screen.session.value("many") == 12_345_678)
        screen.person.window.endEditing(true)
        screen.session.set("many", to: 5_000)
        #expect(try text("many", screen) == "5,000")
    }

    @Test func wordsOfTheAppStandInTheControl() throws {
        let screen = try open()
        try screen.fill("share", "2.5")
        try screen.fill("name", "me")
        #expect(try text("share", screen) == "about 2.5" && text("name", screen) == "me")
        try screen.fill("secret", "abc")
        screen.person.window.endEditing(true)
        #expect(try text("name", screen) == "myself" && text("secret", screen) == "abc")
    }

    @Test func whatIsWrongStaysAsItWasTyped() throws {
        let screen = try open()
        try screen.fill("many", "12x")
        screen.person.window.endEditing(true)
        #expect(try text("many", screen) == "12x")
    }

    @Test func anAmountKeepsItsUnitBesideIt() throws {
        let screen = try open()
        try screen.fill("pay", "1234.5")
        screen.person.window.endEditing(true)
        let field = try screen.control("pay", UITextField.self)
        #expect(field.text == "1,234.50" && (field.leftView as? UILabel)?.text == "€")
    }

    @Test func controlsOfTheAppsOwnAreFormattedToo() throws {
        let screen = try open()
        let field = UITextField()
        screen.controller.view.addSubview(field)
        let binder = FormBinder(screen.session)
        binder.bind(field, to: "many")
        screen.session.set("many", to: 1_234)
        #expect(field.text == "1,234")
        screen.person.tap(field)
        #expect(field.text == "1234")
        screen.person.window.endEditing(true)
        #expect(field.text == "1,234")
    }
}
