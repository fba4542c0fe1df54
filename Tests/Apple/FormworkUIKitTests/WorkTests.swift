import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// What a form costs that has many rows: as much as what is seen and what changes, and not as much as all of it.
@MainActor struct WorkTests {
    /// Counts what a screen does.
    @MainActor private final class Work {
        /// The fields that were drawn, in order.
        var paths: [String] = []
        var drawn: Int { paths.count }
        /// How often was decided which control a field has.
        var decisions = 0
        /// The views of fields that were made.
        var views: Set<ObjectIdentifier> = []

        func reset() { (paths, decisions) = ([], 0) }
    }

    /// Rows of text, the first of which is a number that the last but one doubles; a switch shows `hidden` more after the third.
    private func open(_ count: Int, hidden: Int = 0) throws -> (Screen, Work) {
        let work = Work()
        var options = FormOptions()
        options.appearance = { view, state in
            work.paths.append(state.path)
            work.views.insert(ObjectIdentifier(view))
        }
        options.wheels = { _ in
            work.decisions += 1
            return nil
        }
        let form = FormDefinition("f", locale: "en") {
            FormSection("s", "S") {
                Field.integer("n", "N")
                Field.info("double", "Double", formula: "$n * 2")
                Field.toggle("more", "More")
                for number in 0..<hidden { Field.text("h\(number)", "H").visible(when: "$more") }
                for number in 0..<count { Field.text("f\(number)", "F") }
            }
        }
        let screen = try Screen(form, options: options)
        work.reset()
        return (screen, work)
    }

    @Test(arguments: [20, 1_000]) func aKeyDrawsTheRowsThatItChanges(count: Int) throws {
        let (screen, work) = try open(count)
        try screen.fill("n", "1")
        // The table measures the rows that came into sight with the keyboard.
        screen.person.type("1")
        let before = screen.table.work
        let lines = screen.table.driver.table.lineCount
        work.reset()
        screen.person.type("2")
        #expect(try screen.view(of: screen.row("double")).all(UILabel.self).contains { $0.text == "224" })
        // What is typed into, and what is calculated from it. A row at the edge may come into sight while the table measures.
        #expect(work.paths.starts(with: ["n", "double"]) && work.paths.count <= 3)
        #expect(work.decisions <= 4)
        #expect(screen.table.work.cellsAsked - before.cellsAsked <= 1)
        #expect(screen.table.work.reloads == before.reloads)
        #expect(screen.table.work.batches - before.batches <= 1)
        #expect(screen.table.driver.table.lineCount == lines)
    }

    @Test func aKeyThatChangesNothingElseMeasuresNothing() throws {
        let (screen, work) = try open(1_000)
        try screen.fill("f3", "a")
        let before = screen.table.work
        work.reset()
        screen.person.type("b")
        #expect(work.paths == ["f3"])
        #expect(screen.table.work == before)
    }

    @Test func aSwitchThatShowsManyRowsMakesThoseThatAreSeen() throws {
        let (screen, work) = try open(1_000, hidden: 200)
        let toggle = try screen.control("more", UISwitch.self)
        let seen = screen.table.visibleCells.count
        let before = screen.table.work
        work.reset()
        screen.person.tap(toggle)
        let after = screen.table.work
        #expect(after.insertedRows - before.insertedRows == 200 && after.deletedRows == before.deletedRows)
        #expect(after.reloads == before.reloads && after.reloadedRows == before.reloadedRows)
        #expect(after.batches - before.batches <= 2)
        #expect(after.cellsAsked - before.cellsAsked <= seen)
        #expect(work.drawn <= seen + 1)
        screen.person.tap(toggle)
        #expect(screen.table.work.deletedRows - after.deletedRows == 200)
        #expect(screen.table.work.cellsAsked - after.cellsAsked <= seen)
    }

    @Test func scrollingUsesTheViewsOfRowsThatAreOutOfSight() throws {
        let (screen, work) = try open(1_000)
        let seen = screen.table.visibleCells.count
        let made = work.views.count
        let asked = screen.table.work.cellsAsked
        for _ in 0..<100 { screen.person.drag(screen.table, by: 400) }
        let shown = screen.table.work.cellsAsked - asked
        // No row is drawn twice on the way down, and few views are made.
        #expect(shown > 300 && shown <= 1_000 && work.drawn <= shown)
        #expect(work.views.count - made <= seen + 4)
        #expect(screen.table.work.reloads <= 1)
    }

    @Test func submittingAFormWithManyErrorsDrawsTheOnesThatAreSeen() throws {
        let work = Work()
        var options = FormOptions()
        options.appearance = { _, state in work.paths.append(state.path) }
        let form = FormDefinition("f", locale: "en") {
            for number in 0..<500 { Field.text("f\(number)", "F").required() }
        }
        let screen = try Screen(form, options: options)
        let seen = screen.table.visibleCells.count
        let before = screen.table.work
        work.reset()
        try screen.submit()
        #expect(screen.session.engine.allErrors.count == 500)
        #expect(work.drawn <= 3 * seen)
        #expect(screen.table.work.batches - before.batches <= 2 && screen.table.work.reloads == before.reloads)
    }
}
