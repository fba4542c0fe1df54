import FormworkCore
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// What text controls ask of the keyboard, and how they look.
@MainActor struct KeyboardTests {
    struct Expected: Sendable, CustomTestStringConvertible {
        let type: String
        var more = ""
        let keyboard: UIKeyboardType
        let capitals: UITextAutocapitalizationType
        let isCorrected: Bool
        var content: UITextContentType?
        var testDescription: String { type + more }
    }

    private nonisolated static let all: [Expected] = [
        Expected(type: "text", keyboard: .default, capitals: .sentences, isCorrected: true),
        Expected(type: "name", keyboard: .default, capitals: .words, isCorrected: false, content: .name),
        Expected(type: "number", keyboard: .numbersAndPunctuation, capitals: .none, isCorrected: false),
        Expected(
            type: "integer", more: #", "validations": {"min_value": 0}"#, keyboard: .numberPad, capitals: .none,
            isCorrected: false),
        Expected(
            type: "decimal", more: #", "validations": {"min_value": 0}"#, keyboard: .decimalPad, capitals: .none,
            isCorrected: false),
        Expected(type: "email", keyboard: .emailAddress, capitals: .none, isCorrected: false, content: .emailAddress),
        Expected(type: "url", keyboard: .URL, capitals: .none, isCorrected: false, content: .URL),
        Expected(type: "phone", keyboard: .phonePad, capitals: .none, isCorrected: false, content: .telephoneNumber),
        Expected(type: "username", keyboard: .asciiCapable, capitals: .none, isCorrected: false, content: .username),
        Expected(
            type: "address", keyboard: .default, capitals: .words, isCorrected: true, content: .streetAddressLine1),
        Expected(
            type: "text", more: #", "autocomplete": "one-time-code""#, keyboard: .numberPad, capitals: .none,
            isCorrected: false, content: .oneTimeCode),
    ]

    @Test(arguments: all) func eachTypeHasItsKeyboardCapitalsAndCorrection(expected: Expected) throws {
        let screen = try Screen(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "a", "type": "\(expected.type)", "title": "A", "placeholder": "Example"\(expected.more)}]}]}
                """)
        let field = try screen.control("a", UITextField.self)
        #expect(field.keyboardType == expected.keyboard)
        #expect(field.autocapitalizationType == expected.capitals)
        #expect((field.autocorrectionType != .no) == expected.isCorrected)
        #expect(field.textContentType == expected.content)
        #expect(field.placeholder == "Example")
    }

    @Test func longTextHasItsPlaceholderUntilItIsTypedAndGrows() throws {
        let screen = try Screen(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "a", "type": "text_view", "title": "A", "placeholder": "Tell us"}]}]}
                """)
        let area = try screen.control("a", UITextView.self)
        let placeholder = try #require(area.all(UILabel.self).first)
        #expect(placeholder.text == "Tell us" && !placeholder.isHidden)
        let cell = try #require(screen.table.visibleCells.first)
        let height = cell.frame.height
        try screen.fill("a", "one\ntwo\nthree\nfour\nfive\nsix")
        #expect(placeholder.isHidden && cell.frame.height > height)
        #expect(screen.session.value("a") == .text("one\ntwo\nthree\nfour\nfive\nsix"))
    }

    @Test func aTouchOnTheTitleGoesToTheField() throws {
        let screen = try Screen(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "a", "type": "text", "title": "A"}, {"id": "on", "type": "switch", "title": "On"}]}]}
                """)
        #expect(screen.person.tap(try screen.view(of: screen.row("a"))))
        #expect(try screen.control("a", UITextField.self).isFirstResponder)
        #expect(screen.person.tap(try screen.view(of: screen.row("on"))))
        #expect(screen.session.value("on") == .bool(true))
    }
}
