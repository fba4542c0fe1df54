import Formwork
import FormworkCore
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// A keypad of the app's that stands in the keyboard's place.
@MainActor private final class Keypad: UIView, FormControl {
    private let keys = UIView()
    private var answer: ((FormValue) -> Void)?

    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { keys }
    func show(_ state: FieldState, answer: @escaping (FormValue) -> Void) { self.answer = answer }
    func press(_ number: Int) { answer?(.number(DecimalNumber(number))) }
}

/// What programs and code of an app do to a form that is shown.
@MainActor struct MorePartsTests {
    private let two = #"{"id": "a", "type": "text", "title": "A"}, {"id": "b", "type": "text", "title": "B"}"#

    @Test func fieldsComeAndGoByTheirNames() throws {
        let screen = try Screen(fields: two)
        try screen.session.change { form in
            form.insert(.field(Field(id: "x", type: .text, title: "X")), at: .before(.field("b")))
            form.remove(.field("a"))
        }
        screen.person.settle()
        #expect(!screen.has("a") && screen.table.work.reloads == 0)
        let titles = screen.table.visibleCells.flatMap { $0.all(FieldView.self) }.compactMap(\.titleLabel.text)
        #expect(titles == ["X", "B"])
    }

    @Test func manyFieldsAreHiddenSwitchedOffAndNeededAtOnce() throws {
        let screen = try Screen(fields: two + #", {"id": "c", "type": "text", "title": "C"}"#)
        try screen.session.change { $0.updateFields(["a", "b"]) { $0.hidden = true } }
        screen.person.settle()
        #expect(!screen.has("a") && !screen.has("b") && screen.has("c"))
        try screen.session.change { form in
            form.updateFields(["a", "b"]) { field in
                field.hidden = false
                field.validations.required = true
            }
            form.updateFields(["c"]) { $0.disabled = true }
        }
        screen.person.settle()
        for path in ["a", "b"] {
            #expect(try screen.view(of: screen.row(path)).titleLabel.text?.hasSuffix(" *") == true)
        }
        #expect(try !screen.control("c", UITextField.self).isEnabled)
    }

    @Test func aMaskHasAnotherWayForALongerNumber() throws {
        let screen = try Screen(
            fields: #"{"id": "a", "type": "text", "title": "A", "mask": "(00) 0000-0000|(00) 00000-0000"}"#)
        try screen.fill("a", "1132123456")
        let field = try screen.control("a", UITextField.self)
        #expect(field.text == "(11) 3212-3456")
        screen.person.type("7")
        #expect(field.text == "(11) 32123-4567" && screen.person.selection?.location == 15)
        screen.person.deleteBackward()
        #expect(field.text == "(11) 3212-3456")
    }

    @Test func codeOfTheAppChangesWhatIsTypedAndShown() throws {
        let environment = FormEnvironment()
            .transform("a") { $0.uppercased() }
            .display("i") { value in "<\(value.canonicalText)>" }
        let screen = try Screen(
            fields: two + #", {"id": "i", "type": "info", "title": "I", "formula": "$a"}"#, environment: environment)
        try screen.fill("a", "ab")
        #expect(try screen.control("a", UITextField.self).text == "AB" && screen.session.value("a") == .text("AB"))
        #expect(try screen.view(of: screen.row("i")).all(UILabel.self).contains { $0.text == "<AB>" })
    }

    @Test func aControlOfTheAppsStandsInTheKeyboardsPlace() throws {
        var options = FormOptions()
        options.control = { $0.id == "pin" ? Keypad() : nil }
        let screen = try Screen(fields: #"{"id": "pin", "type": "integer", "title": "Pin"}"#, options: options)
        let keypad = try screen.control("pin", Keypad.self)
        #expect(screen.table.focus("pin") && keypad.isFirstResponder && screen.person.hasKeyboard)
        keypad.press(7)
        #expect(screen.session.value("pin") == 7)
    }

    @Test func theWordsOfTheScreenFollowTheLanguageOrTheForm() throws {
        var options = FormOptions()
        options.choice = { _ in .alert }
        let choice = #""fields": [{"id": "n", "type": "select", "title": "N", "options": [{"id": 1, "title": "One"}]}]"#
        for (form, word) in [
            (#""locale": "zh-Hans""#, "取消"), (#""locale": "en""#, "Cancel"),
            (#""locale": "en", "messages": {"ui.cancel": "Never mind"}"#, "Never mind"),
        ] {
            let screen = try Screen(reading: #"{"id": "f", \#(form), \#(choice)}"#, options: options)
            #expect(screen.person.tap(try screen.view(of: screen.row("n"))))
            #expect((screen.person.top as? UIAlertController)?.actions.last?.title == word)
        }
    }
}
