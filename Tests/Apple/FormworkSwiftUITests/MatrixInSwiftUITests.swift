import FormworkCore
import FormworkScreens
import Foundation
import SwiftUIDouble
import Testing

@testable import FormworkSwiftUIOnDouble

/// A matrix: a table where there is room, and one choice below the other where there is not.
@MainActor struct MatrixInSwiftUITests {
    private func open(width: Double = 700, cell: String = "", size: DynamicTypeSize = .large) throws -> Stage {
        try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "skip", "type": "select", "title": "Skip", "options": [
                    {"id": "yes", "title": "Yes", "targets": [{"id": "service.room", "action": "hide"}]},
                    {"id": "no", "title": "No"}]},
                  {"id": "service", "type": "matrix", "title": "How was…"\(cell),
                   "rows": [{"id": "room", "title": "The room?"}, {"id": "food", "title": "The food?"}],
                   "columns": [{"id": 1, "title": "Bad"}, {"id": 2, "title": "Good"}]},
                  {"id": "note", "type": "text", "title": "Note"}]}]}
                """, width: width
        ) { $0.dynamicTypeSize(size) }
    }

    /// The words of the columns above a row, if they are there.
    private func heads(_ path: String, _ stage: Stage) -> [String] {
        stage.host.all(.text, in: path).filter { $0.isHiddenFromSpeech && $0.styles.contains("footnote") }.map(\.words)
    }

    @Test func whereThereIsRoomTheOptionsStandInColumns() throws {
        let stage = try open()
        #expect(heads("service.room", stage) == ["Bad", "Good"] && heads("service.food", stage).isEmpty)
        #expect(stage.host.tap("Good, The food?", in: "service.food"))
        #expect(stage.session.value("service.food") == 2)
        let chosen = stage.host.all(.button, in: "service.food").filter { $0.traits.contains(.isSelected) }
        #expect(chosen.map(\.spokenLabel) == ["Good, The food?"])
        #expect(stage.host.tap("Clear, The food?", in: "service.food"))
        #expect(stage.session.value("service.food") == .blank)
    }

    @Test func severalAreTicked() throws {
        let stage = try open(cell: #", "cell": "check""#)
        #expect(stage.host.tap("Good, The food?", in: "service.food") && stage.host.tap("Bad, The food?"))
        #expect(
            stage.session.value("service.food") == .list([1, 2])
                || stage.session.value("service.food") == .list([2, 1]))
    }

    @Test func theWordsOfTheColumnsStandAboveTheFirstRowThatIsAsked() throws {
        let stage = try open()
        _ = stage.redrawn()
        stage.session.set("skip", to: "yes")
        stage.host.settle()
        #expect(!stage.shows("service.room") && heads("service.food", stage) == ["Bad", "Good"])
        #expect(!stage.redrawn().contains("note"), "other sections stay as they are")
        stage.session.set("skip", to: "no")
        stage.host.settle()
        #expect(heads("service.room", stage) == ["Bad", "Good"] && heads("service.food", stage).isEmpty)
    }

    @Test func aNarrowFormAndLargeTextsHaveOneChoiceBelowTheOther() throws {
        for stage in [try open(width: 390), try open(size: .accessibility2)] {
            #expect(heads("service.room", stage).isEmpty)
            #expect(stage.host.all(.button, in: "service.food").map(\.words) == ["Bad", "Good"])
        }
    }

    @Test func turningTheDeviceMakesATableOfIt() throws {
        let stage = try open(width: 390)
        stage.host.resize(width: 800)
        #expect(heads("service.room", stage) == ["Bad", "Good"])
    }

    @Test func aRowInAFormOfTheAppsOwnHasItsWords() throws {
        let text = """
            {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
              {"id": "m", "type": "matrix", "rows": [{"id": "a", "title": "A"}, {"id": "b", "title": "B"}],
               "columns": [{"id": 1, "title": "Bad"}, {"id": 2, "title": "Good"}]}]}]}
            """
        let stage = try Stage(reading: text) { _ in Form { FormworkField("m.b") } }
        #expect(stage.host.all(.button, in: "m.b").map(\.words) == ["Bad", "Good"])
    }
}
