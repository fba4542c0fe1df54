import Foundation
import Testing
import UIKitDouble

/// A screen with two fields, which notes what it is told.
@MainActor private final class Fields: UIViewController, UITextFieldDelegate {
    let first = UITextField(), second = UITextField()
    var events: [String] = []
    var refuses = false

    override func viewDidLoad() {
        super.viewDidLoad()
        for (name, field) in [("first", first), ("second", second)] {
            field.delegate = self
            field.placeholder = name
            field.addAction(UIAction { [weak self] _ in self?.note("changed", field) }, for: .editingChanged)
            view.addSubview(field)
        }
    }
    private func note(_ event: String, _ field: UITextField) {
        events.append("\(event) \(field.placeholder ?? "") \(field.text ?? "")")
    }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
    {
        events.append("may \(range.location)+\(range.length) \(string)")
        return !refuses
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { note("begin", textField) }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        note("end", textField)
    }
}

@MainActor struct TypingTests {
    @Test func typingAsksThenChangesThenTells() {
        let screen = Fields()
        let person = Person(opening: screen)
        #expect(person.tap(screen.first))
        person.type("ab")
        person.select(1)
        person.type("x")
        #expect(
            screen.events == [
                "begin first ", "may 0+0 a", "changed first a", "may 1+0 b", "changed first ab", "may 1+0 x",
                "changed first axb",
            ])
        #expect(person.selection == NSRange(location: 2, length: 0))
    }

    @Test func aRefusedChangeChangesNothing() {
        let screen = Fields()
        let person = Person(opening: screen)
        person.tap(screen.first)
        screen.refuses = true
        person.type("a")
        #expect(screen.first.text == "" && screen.events.last == "may 0+0 a")
    }

    @Test func settingTheTextPutsTheCaretBehindIt() {
        let screen = Fields()
        let person = Person(opening: screen)
        person.tap(screen.first)
        person.type("abc")
        person.select(0)
        screen.first.text = "abcd"
        #expect(person.selection == NSRange(location: 4, length: 0))
    }

    @Test func oneFieldEndsBeforeTheNextBegins() {
        let screen = Fields()
        let person = Person(opening: screen)
        person.tap(screen.first)
        person.tap(screen.second)
        #expect(screen.events == ["begin first ", "end first ", "begin second "])
        #expect(screen.second.isFirstResponder && !screen.first.isEditing)
    }

    @Test func nothingOutsideOfAWindowBecomesFirstResponder() {
        let field = UITextField()
        #expect(!field.becomeFirstResponder())
        let screen = Fields()
        let person = Person(opening: screen)
        person.tap(screen.first)
        screen.first.removeFromSuperview()
        #expect(!person.hasKeyboard && !screen.first.isEditing)
    }

    @Test func markedTextStaysMarkedUntilItIsCommitted() {
        let screen = Fields()
        let person = Person(opening: screen)
        person.tap(screen.first)
        person.compose("ni")
        #expect(screen.first.markedTextRange != nil)
        person.compose("nihao")
        person.commit("你好")
        #expect(screen.first.markedTextRange == nil && screen.first.text == "你好")
    }

    @Test func deletingTakesAWholeCharacter() {
        let screen = Fields()
        let person = Person(opening: screen)
        person.tap(screen.first)
        person.type("a👩‍👧")
        person.deleteBackward()
        #expect(screen.first.text == "a")
    }
}
