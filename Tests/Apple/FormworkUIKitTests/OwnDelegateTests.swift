import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// A delegate that the app gave a text field before it was bound goes on to hear of everything.
@MainActor struct OwnDelegateTests {
    private final class Listener: NSObject, UITextFieldDelegate {
        var heard: [String] = []
        var forbids = ""
        private func note(_ event: String) -> Bool {
            heard.append(event)
            return forbids != event
        }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("may begin") }
        func textFieldDidBeginEditing(_ textField: UITextField) { _ = note("began") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("may end") }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            _ = note("ended")
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { note("change \(string)") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("return") }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { note("clear") }
    }

    private let fields = """
        {"id": "a", "type": "text", "title": "A", "mask": "00 00"}, {"id": "b", "type": "text", "title": "B"},
        {"id": "day", "type": "date", "title": "Day"}
        """

    private func bind(_ path: String, _ listener: Listener) throws -> (Screen, FormBinder, UITextField) {
        let screen = try Screen(fields: fields)
        let (field, next) = (UITextField(), UITextField())
        for one in [field, next] { screen.controller.view.addSubview(one) }
        field.delegate = listener
        let binder = FormBinder(screen.session)
        binder.bind(field, to: path)
        binder.bind(next, to: "b")
        return (screen, binder, field)
    }

    @Test func itHearsAndTheFormStillHolds() throws {
        let listener = Listener()
        let (screen, binder, field) = try bind("a", listener)
        #expect(screen.person.tap(field))
        screen.person.type("1234")
        #expect(screen.person.typedText == "12 34")
        screen.person.window.endEditing(true)
        #expect(
            listener.heard == [
                "may begin", "began", "change 1", "change 2", "change 3", "change 4", "may end", "ended",
            ])
        withExtendedLifetime(binder) {}
    }

    @Test func whatItForbidsDoesNotHappen() throws {
        let listener = Listener()
        let (screen, binder, field) = try bind("a", listener)
        listener.forbids = "change 3"
        #expect(screen.person.tap(field))
        screen.person.type("1234")
        #expect(screen.person.typedText == "12 4")
        listener.forbids = "return"
        screen.person.pressReturn()
        #expect(field.isFirstResponder)
        listener.forbids = ""
        screen.person.pressReturn()
        #expect(!field.isFirstResponder && binder.bound[1].view.isFirstResponder)
        screen.person.window.endEditing(true)
        listener.forbids = "may begin"
        _ = screen.person.tap(field)
        #expect(!field.isFirstResponder)
    }

    @Test func aFieldWithAWheelTellsItToo() throws {
        let listener = Listener()
        let (screen, binder, field) = try bind("day", listener)
        #expect(screen.person.tap(field))
        screen.person.window.endEditing(true)
        #expect(listener.heard == ["may begin", "began", "may end", "ended"])
        withExtendedLifetime(binder) {}
    }

    @Test func bindingAgainGivesTheFieldBack() throws {
        let listener = Listener()
        let (screen, binder, field) = try bind("a", listener)
        binder.bind(field, to: "day")
        binder.bind(field, to: "b")
        #expect(screen.person.tap(field))
        #expect(listener.heard == ["may begin", "began"], "once, by the last binding")
    }
}
