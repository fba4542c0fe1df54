import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Items of repeats that are dragged to other places in edit mode.
@MainActor struct DraggingTests {
    private func open(_ more: String = "", field: String = "", options: FormOptions = FormOptions()) throws -> Screen {
        let screen = try Screen(
            reading: """
                {"id": "f", "locale": "en", "sections": [
                  {"id": "top", "title": "Top", "deletable": true, "fields": [{"id": "x", "type": "text", "title": "X"}]},
                  {"id": "s", "title": "Guest", "repeat": {"reorder": true}, "fields": [
                    {"id": "name", "type": "text", "title": "Name"}, {"id": "age", "type": "integer", "title": "Age"}\(field)]}\(more)]}
                """, options: options)
        screen.session.load(["s": [["name": "a"], ["name": "b"], ["name": "c"]]])
        screen.person.settle()
        return screen
    }

    private func names(_ screen: Screen) -> [String] {
        (0..<3).map { screen.session.value("s[\($0)].name").canonicalText }
    }

    private func header(_ position: Int, _ screen: Screen, section: String = "s") throws -> UITableViewCell {
        let items = screen.session.engine.itemIDs(try #require(screen.session.engine.section(called: section)))
        let place = try #require(screen.table.driver.table.place(of: RowID(.itemHeader, items[position])))
        return try #require(screen.person.reach(IndexPath(row: place.line, section: place.section), in: screen.table))
    }

    private func waitForDrop(_ screen: Screen) async {
        await Task { @MainActor in }.value
        screen.person.settle()
    }

    @Test func editModeFoldsItemsUpAndOpensThemAgain() throws {
        let screen = try open()
        try screen.fill("s[0].name", "a")
        screen.controller.setEditing(true, animated: true)
        screen.person.settle()
        #expect(!screen.has("s[0].name") && !screen.has("s[2].age") && screen.has("x"))
        #expect(!screen.person.hasKeyboard && screen.table.work.reloads == 0)
        #expect(try header(0, screen).showsReorderControl)
        screen.controller.setEditing(false, animated: true)
        screen.person.settle()
        #expect(screen.has("s[0].name") && screen.has("s[2].age"))
        #expect(try !header(0, screen).showsReorderControl)
    }

    @Test func anItemIsDraggedToAnotherPlace() async throws {
        let screen = try open()
        screen.controller.setEditing(true, animated: true)
        screen.person.settle()
        let place = try #require(screen.table.indexPath(for: try header(2, screen)))
        let before = screen.table.work
        #expect(screen.person.move(try header(0, screen), to: place))
        #expect(names(screen) == ["b", "c", "a"])
        await waitForDrop(screen)
        let titles = try (0..<3).map { try header($0, screen).all(UILabel.self).compactMap(\.text).first }
        #expect(titles == ["Guest 1", "Guest 2", "Guest 3"])
        let work = screen.table.work
        #expect(work.reloads == 0 && work.deletedRows == before.deletedRows && work.insertedRows == before.insertedRows)
        screen.controller.setEditing(false, animated: true)
        screen.person.settle()
        #expect(try screen.control("s[2].name", UITextField.self).text == "a")
    }

    @Test(arguments: [IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 2)])
    func anItemStaysInItsRepeat(place: IndexPath) async throws {
        let screen = try open()
        screen.controller.setEditing(true, animated: true)
        screen.person.settle()
        #expect(screen.person.move(try header(1, screen), to: place))
        await waitForDrop(screen)
        #expect(names(screen) == (place.section == 0 ? ["b", "a", "c"] : ["a", "c", "b"]))
    }

    @Test func whatElseChangesWithADropIsShownAfterIt() async throws {
        let screen = try open(
            #", {"id": "t", "title": "T", "fields": [{"id": "y", "type": "text", "title": "Y", "visible_when": "$first == \"b\""}, {"id": "first", "type": "hidden", "formula": "$s[0].name"}]}"#
        )
        #expect(!screen.has("y"))
        screen.controller.setEditing(true, animated: true)
        screen.person.settle()
        let place = try #require(screen.table.indexPath(for: try header(0, screen)))
        #expect(screen.person.move(try header(1, screen), to: place))
        await waitForDrop(screen)
        #expect(names(screen) == ["b", "a", "c"])
        #expect(try screen.control("y", UITextField.self).window != nil)
    }

    @Test func whatCannotBeMovedHasNoHandle() throws {
        let screen = try open(
            #", {"id": "u", "title": "Fixed", "repeat": {"min": 2}, "fields": [{"id": "z", "type": "text", "title": "Z"}]}, {"id": "w", "title": "Deep", "repeat": {"min": 2, "reorder": true}, "fields": [{"id": "in", "title": "In", "fields": [{"id": "v", "type": "text", "title": "V"}]}]}"#
        )
        screen.controller.setEditing(true, animated: true)
        screen.person.settle()
        #expect(try !header(0, screen, section: "u").showsReorderControl)
        #expect(try header(0, screen, section: "w").showsReorderControl)
        #expect(screen.has("u[0].z") && !screen.has("w[0].v"))
    }

    @Test func itemsWithSectionsInsideAreDraggedAndOpenedAgain() async throws {
        let screen = try Screen(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "w", "title": "Deep", "repeat": {"reorder": true}, "fields": [
                  {"id": "name", "type": "text", "title": "Name"},
                  {"id": "in", "title": "In", "fields": [{"id": "v", "type": "text", "title": "V"}]}]}]}
                """)
        screen.session.load(["w": [["v": "a"], ["v": "b"], ["v": "c"]]])
        screen.person.settle()
        screen.controller.setEditing(true, animated: true)
        screen.person.settle()
        #expect(screen.table.numberOfSections == 1 || !screen.has("w[0].v"))
        let place = try #require(screen.table.indexPath(for: try header(2, screen, section: "w")))
        #expect(screen.person.move(try header(0, screen, section: "w"), to: place))
        await waitForDrop(screen)
        #expect((0..<3).map { screen.session.value("w[\($0)].v").canonicalText } == ["b", "c", "a"])
        screen.session.perform(.addItem(try #require(screen.session.engine.section(called: "w"))))
        screen.person.settle()
        #expect(try header(3, screen, section: "w").showsReorderControl, "one that comes is folded up too")
        screen.controller.setEditing(false, animated: true)
        screen.person.settle()
        #expect(try screen.control("w[2].v", UITextField.self).text == "a")
    }

    @Test func theRedSignOfEditModeDeletesFieldsOnlyWhereTheSectionAllowsIt() throws {
        let screen = try open(#", {"id": "t", "title": "T", "fields": [{"id": "y", "type": "text", "title": "Y"}]}"#)
        screen.controller.setEditing(true, animated: false)
        screen.person.settle()
        func cell(_ path: String) throws -> UITableViewCell {
            let place = try #require(screen.table.driver.table.place(of: screen.row(path)))
            return try #require(
                screen.person.reach(IndexPath(row: place.line, section: place.section), in: screen.table))
        }
        #expect(!screen.person.commitEditing(of: try cell("y")) && screen.has("y"))
        #expect(screen.person.commitEditing(of: try cell("x")) && !screen.has("x"))
        #expect(screen.person.commitEditing(of: try header(1, screen)))
        #expect(screen.session.value("s[1].name") == .text("c"))
    }

    @Test(arguments: [true, false]) func changesHaveNoAnimationWhereThePersonWantsLessMotion(reduces: Bool) throws {
        UIAccessibility.reducesMotion = reduces
        defer { UIAccessibility.reducesMotion = false }
        let screen = try open()
        screen.controller.setEditing(true, animated: true)
        screen.person.settle()
        #expect((screen.table.work.animatedUpdates == 0) == reduces && !screen.has("s[0].name"))
    }
}
