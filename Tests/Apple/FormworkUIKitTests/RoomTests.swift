import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// The room that rows take, and that the keyboard leaves. The double has heights of its own; what is tested is who is higher than whom.
@MainActor struct RoomTests {
    private func height(_ path: String, _ screen: Screen) throws -> CGFloat {
        let place = try #require(screen.table.driver.table.place(of: screen.row(path)))
        let path = IndexPath(row: place.line, section: place.section)
        return try #require(screen.person.reach(path, in: screen.table)).frame.height
    }

    @Test func aRowIsAsHighAsItsWords() throws {
        let long = String(repeating: "A question that takes more than one line. ", count: 5)
        let screen = try Screen(
            FormDefinition("f", locale: "en") {
                Field.text("short", "Short")
                Field.text("long", long)
                Field.toggle("hint", "Hint").info(long)
                Field.info("read", "Read").value(.text(long))
                Field.select("one", "One", options: (1...3).map { FieldOption($0, "Option \($0)") })
                Field.text("need", "Need").required(long)
            })
        let short = try height("short", screen)
        for path in ["long", "hint", "read", "one"] { #expect(try height(path, screen) > short + 20, "\(path)") }
        let before = try height("need", screen)
        try screen.submit()
        #expect(try height("need", screen) > before + 20)
        try screen.fill("need", "x")
        #expect(try height("need", screen) == before)
    }

    @Test func aRowGrowsWithTheTextThatIsTypedAndWithThePersonsTexts() throws {
        let form = FormDefinition("f", locale: "en") { Field.textView("note", "Note") }
        let screen = try Screen(form)
        let before = try height("note", screen)
        try screen.fill("note", "a")
        for _ in 0..<8 { screen.person.paste("another line of text\n") }
        #expect(try height("note", screen) > before)
        let large = try Screen(form, settings: UITraitCollection(category: .accessibilityExtraLarge))
        #expect(try height("note", large) > before)
    }

    /// A height that is fixed cuts off what grows. Lines and room have no words.
    @Test func noTextHasAFixedHeight() throws {
        let options = (1...3).map { FieldOption($0, "Option \($0)") }
        let screen = try Screen(
            FormDefinition("f", locale: "en") {
                Field.text("a", "A").info("Hint").required()
                Field.textView("b", "B")
                Field.stepper("c", "C", in: 1...9)
                Field.slider("d", "D", in: 1...9)
                Field.toggle("e", "E")
                Field.select("f", "F", options: options)
                Field.select("g", "G", options: options, style: .segmented)
                Field.checkGroup("h", "H", options: options)
                Field.date("i", "I")
                Field.info("j", "J").value("Read")
                Field.button("k", "K")
            }, height: 3_000)
        for cell in screen.table.visibleCells {
            for view in cell.all(UIView.self) where !view.all(UILabel.self).isEmpty || view is any UITextInput {
                #expect(view.fixedHeight == nil, "\(view)")
            }
        }
    }

    @Test func theFieldInFocusIsNeverUnderTheKeyboard() throws {
        let screen = try Screen(
            FormDefinition("f", locale: "en") {
                for number in 0..<30 { Field.text("f\(number)", "F").required() }
            }, height: 700)
        func isInSight() -> Bool {
            guard let row = screen.table.source.focused, let cell = screen.table.source.view(of: row)?.lineCell else {
                return false
            }
            let bottom = screen.table.contentOffset.y + screen.table.bounds.height
            return cell.frame.maxY <= bottom - screen.person.window.coveredByKeyboard
                && cell.frame.minY >= screen.table.contentOffset.y
        }
        // The lowest field that is seen before there is a keyboard.
        let seen: [FieldView] = screen.table.visibleCells.compactMap { ($0 as? LineCell)?.views.first }
        let lowest = try #require(seen[seen.count - 2].control)
        #expect(screen.person.tap(lowest) && isInSight())
        for _ in 0..<12 {
            screen.person.pressReturn()
            #expect(isInSight())
        }
        for _ in 0..<8 {
            screen.table.move(.previous)
            screen.person.settle()
            #expect(isInSight())
        }
        // An error that comes makes the row higher.
        try screen.submit()
        #expect(screen.table.focus("f25"))
        screen.person.settle()
        #expect(isInSight())
        screen.person.window.endEditing(true)
        #expect(screen.person.window.coveredByKeyboard == 0)
    }
}

extension UIView {
    fileprivate var lineCell: LineCell? {
        var here: UIView? = self
        while let one = here, !(one is LineCell) { here = one.superview }
        return here as? LineCell
    }
}
