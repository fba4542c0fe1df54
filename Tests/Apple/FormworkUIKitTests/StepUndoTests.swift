import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Undoing by the system's ways takes back steps of the form.
@MainActor struct StepUndoTests {
    private let fields = """
        {"id": "card", "type": "text", "title": "Card", "mask": "0000 0000 0000"},
        {"id": "name", "type": "text", "title": "Name"},
        {"id": "note", "type": "text_view", "title": "Note"},
        {"id": "on", "type": "switch", "title": "On"},
        {"id": "day", "type": "date", "title": "Day"}
        """

    @Test func stepsOfAllFieldsAreUndoneAndDoneAgain() throws {
        let screen = try Screen(fields: fields)
        try screen.fill("card", "12345678")
        #expect(screen.person.tap(try screen.control("on", UISwitch.self)))
        try screen.fill("note", "Two words")
        screen.person.undo()
        #expect(screen.session.value("note").isBlank && screen.person.typedText == "")
        screen.person.undo()
        #expect(screen.session.value("on").isBlank)
        #expect(try screen.control("on", UISwitch.self).isOn == false)
        screen.person.undo()
        #expect(screen.session.value("card").isBlank && !screen.person.canUndo)
        for _ in 0..<3 { screen.person.redo() }
        #expect(screen.session.value("card") == "1234 5678" || screen.session.value("card") == "12345678")
        #expect(screen.session.value("note") == "Two words" && screen.person.typedText == "Two words")
        #expect(try screen.control("on", UISwitch.self).isOn)
    }

    /// A mask that rewrites what is typed leaves nothing stale behind, neither in the manager that the system asks nor in the control's own.
    @Test(arguments: ["card", "name", "note"]) func nothingStaleIsReplayed(path: String) throws {
        let screen = try Screen(fields: fields)
        try screen.fill(path, "")
        let refused = Refusals.collect {
            for _ in 0..<4 {
                screen.person.type("1234567")
                screen.person.select(2)
                screen.person.type("9")
                screen.person.undo()
                screen.person.redo()
                screen.person.type("8")
                for _ in 0..<3 { screen.person.undoInControl() }
                screen.person.undo()
            }
        }
        #expect(refused == [])
        let state = try #require(screen.session.engine.field(screen.row(path).node))
        #expect(state.text == screen.person.typedText)
    }

    @Test func undoingGoesWhereTheFocusIs() throws {
        let screen = try Screen(fields: fields)
        try screen.fill("name", "Ada")
        #expect(screen.person.tap(try screen.view(of: screen.row("day"))))
        // The wheel of the day has the focus, and nothing is typed into.
        #expect(screen.person.canUndo)
        screen.person.undo()
        #expect(screen.session.value("name").isBlank)
        #expect(screen.controller.undoManager === screen.table.undoManager)
    }

    /// The form of a controller and the controller are each the next responder of the other.
    @Test func whatHasNoTextIsAskedToUndoWhereTextsUndo() throws {
        var options = FormOptions()
        options.undoesSteps = false
        let screen = try Screen(fields: fields, options: options)
        #expect(screen.person.tap(try screen.view(of: screen.row("day"))))
        #expect(!screen.person.canUndo)
        #expect(screen.controller.undoManager == nil)
    }

    @Test func nothingThatWasTypedIsKeptToUndoIt() throws {
        let screen = try Screen(fields: fields)
        try screen.fill("name", "Ada Lovelace")
        #expect(screen.table.undoManager?.stepCount == 0)
    }

    @Test func undoingKeepsTheCaretAndTheFocus() throws {
        let screen = try Screen(fields: fields)
        try screen.fill("name", "Ada")
        screen.person.window.endEditing(true)
        try screen.fill("name", "Grace")
        screen.person.undo()
        #expect(screen.person.typedText == "Ada" && screen.person.hasKeyboard)
        screen.person.type("!")
        #expect(screen.session.value("name").canonicalText.contains("!"))
    }

    @Test func anAppCanLeaveUndoingToTheTexts() throws {
        var options = FormOptions()
        options.undoesSteps = false
        let screen = try Screen(fields: fields, options: options)
        try screen.fill("name", "Ada")
        screen.person.undo()
        #expect(screen.person.typedText == "Ad" && screen.session.value("name") == "Ad")
    }

    /// A session without a history has nothing that could be undone, so texts undo what was typed.
    @Test func withoutAHistoryTextsUndo() throws {
        let form = try CompiledForm(FormDefinition("f", locale: "en") { Field.text("name", "Name") })
        var context = SessionContext(for: form)
        context.keepsHistory = false
        let session = FormSession(form, context: context)
        session.load()
        let controller = FormViewController(session)
        let person = Person(opening: controller)
        #expect(person.tap(try #require(controller.form.all(UITextField.self).first)))
        person.type("Ada")
        person.undo()
        #expect(session.value("name") == "Ad")
        person.close()
    }
}
