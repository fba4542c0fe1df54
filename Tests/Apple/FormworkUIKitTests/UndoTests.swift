import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Undoing what was typed, where the app leaves that to the texts: a range that a mask moved is not there any more.
@MainActor struct UndoTests {
    private let fields = """
        {"id": "card", "type": "text", "title": "Card", "mask": "0000 0000 0000"},
        {"id": "phone", "type": "phone", "title": "Phone", "mask": "(000) 000 000"},
        {"id": "price", "type": "currency", "title": "Price"},
        {"id": "code", "type": "text", "title": "Code", "transform": "uppercase"},
        {"id": "name", "type": "text", "title": "Name"},
        {"id": "note", "type": "text_view", "title": "Note"}
        """

    private func open() throws -> Screen {
        var options = FormOptions()
        options.undoesSteps = false
        return try Screen(fields: fields, options: options)
    }

    @Test(arguments: ["card", "phone", "price", "code", "name", "note"])
    func undoingNeverReplaysARangeThatIsGone(path: String) throws {
        let screen = try open()
        try screen.fill(path, "")
        for text in ["1", "2", "3", "4", "5", "a", "b"] {
            screen.person.type(text)
            screen.person.select(1)
            screen.person.type("7")
            let refused = Refusals.collect { for _ in 0..<3 { screen.person.undo() } }
            #expect(refused == [], "after \(text)")
            screen.person.select(screen.person.typedText?.utf16.count ?? 0)
        }
        let shown = try #require(screen.person.typedText)
        #expect(try screen.session.engine.field(screen.row(path).node)?.text == shown)
    }

    @Test func whatNothingRewroteCanBeUndone() throws {
        let screen = try open()
        try screen.fill("name", "Ada")
        screen.person.undo()
        #expect(screen.person.typedText == "Ad" && screen.session.value("name") == "Ad")
        try screen.fill("note", "Two words")
        screen.person.undo()
        #expect(screen.session.value("note") == "Two word")
    }

    @Test func controlsOfTheAppForgetToo() throws {
        let screen = try Screen(fields: fields)
        let field = UITextField()
        screen.controller.view.addSubview(field)
        let binder = FormBinder(screen.session)
        binder.bind(field, to: "card")
        #expect(screen.person.tap(field))
        screen.person.type("12345")
        screen.person.select(2)
        screen.person.type("9")
        let refused = Refusals.collect { for _ in 0..<8 { screen.person.undo() } }
        #expect(refused == [] && !screen.person.canUndo)
    }

    /// The delegate may be asked about a change that does not happen; the next one is another.
    @Test func aChangeThatDidNotHappenIsForgotten() throws {
        let screen = try Screen(fields: fields)
        try screen.fill("card", "123456")
        let field = try screen.control("card", UITextField.self)
        _ = field.delegate?.textField(
            field, shouldChangeCharactersIn: NSRange(location: 0, length: 4), replacementString: "")
        screen.person.select(7)
        screen.person.type("7")
        #expect(screen.person.typedText == "1234 567" && screen.person.selection?.location == 8)
    }
}
