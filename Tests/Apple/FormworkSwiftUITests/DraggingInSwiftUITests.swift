import FormworkCore
import FormworkScreens
import Foundation
import SwiftUIDouble
import Testing

@testable import FormworkSwiftUIOnDouble

/// Items that are dragged and deleted while somebody edits the list.
@MainActor struct DraggingInSwiftUITests {
    private func open(editing: Bool) throws -> Stage {
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [
                 {"id": "stops", "title": "Stops",
                  "repeat": {"min": 1, "max": 9, "reorder": true, "item_title": "Stop {index}", "add_title": "Add"},
                  "fields": [{"id": "town", "type": "text", "title": "Town"}]}]}
                """
        ) {
            $0.environment(
                \.editMode,
                Binding {
                    editing ? .active : .inactive
                } set: { _ in
                })
        }
        stage.session.load(["stops": [["town": "Ulm"], ["town": "Jena"], ["town": "Kiel"]]])
        stage.host.settle()
        return stage
    }
    private func count(_ stage: Stage) -> Int {
        stage.model.sections[0].rows.filter { $0.id.kind == .itemHeader }.count
    }
    private func towns(_ stage: Stage) -> [FormValue] {
        (0..<count(stage)).map { stage.session.value("stops[\($0)].town") }
    }

    @Test func itemsAreFoldedUpAndDragged() throws {
        let stage = try open(editing: true)
        let before = towns(stage)
        #expect(!stage.shows("stops[0].town") && stage.shows("stops[0]"))
        #expect(stage.host.drag("stops[0]", toGap: count(stage)))
        #expect(towns(stage) == Array(before.dropFirst()) + [before[0]])
        #expect(stage.host.drag("stops[1]", toGap: 0))
        #expect(towns(stage).first == before[2])
    }

    @Test func itemsAreDeletedInEditMode() throws {
        let stage = try open(editing: true)
        let before = towns(stage)
        #expect(stage.host.delete("stops[1]"))
        #expect(towns(stage) == [before[0]] + before.dropFirst(2))
    }

    @Test func itemsWithSectionsInsideAreFoldedAndDraggedToo() throws {
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "w", "title": "Deep", "repeat": {"reorder": true}, "fields": [
                  {"id": "name", "type": "text", "title": "Name"},
                  {"id": "in", "title": "In", "fields": [{"id": "v", "type": "text", "title": "V"}]}]}]}
                """
        ) {
            $0.environment(
                \.editMode,
                Binding {
                    .active
                } set: { _ in
                })
        }
        stage.session.load(["w": [["v": "a"], ["v": "b"], ["v": "c"]]])
        stage.host.settle()
        #expect(!stage.shows("w[0].v") && !stage.host.all(.text).contains { $0.words == "In" })
        #expect(stage.host.drag("w[0]", toGap: 3))
        #expect((0..<3).map { stage.session.value("w[\($0)].v") } == ["b", "c", "a"])
    }

    @Test func nothingIsDraggedWhileNobodyEdits() throws {
        let stage = try open(editing: false)
        #expect(stage.shows("stops[0].town") && !stage.host.drag("stops[0]", toGap: 3))
    }

    // Source: mlem 1958: a long touch lifts a row of a list outside of edit mode too, unless it says that it stays.
    @Test(arguments: [390.0, 844], [false, true]) func fieldsStayWhereTheyAre(width: Double, isEditing: Bool) throws {
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "zip", "type": "text", "title": "Zip", "size": {"width": 25}},
                  {"id": "town", "type": "text", "title": "Town", "size": {"width": 75}},
                  {"id": "note", "type": "text", "title": "Note"}]},
                 {"id": "more", "deletable": true, "fields": [
                  {"id": "a", "type": "text", "title": "A", "size": {"width": 50}},
                  {"id": "b", "type": "text", "title": "B", "size": {"width": 50}},
                  {"id": "c", "type": "text", "title": "C"}]}]}
                """, width: width
        ) {
            $0.environment(
                \.editMode,
                Binding {
                    isEditing ? .active : .inactive
                } set: { _ in
                })
        }
        for path in ["zip", "town", "note", "a", "b", "c"] {
            for gap in 0...2 { #expect(!stage.host.drag(path, toGap: gap), "\(path)") }
        }
        for path in ["zip", "town", "note", "a", "b"] { #expect(!stage.host.delete(path), "\(path)") }
        #expect(stage.host.delete("c") && !stage.shows("c") && stage.shows("a"))
    }
}
