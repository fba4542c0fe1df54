import FormworkCore
import FormworkScreens
import SwiftUIDouble
import Testing

@testable import FormworkSwiftUIOnDouble

@MainActor struct ItemsInSwiftUITests {
    private let form = """
        {"id": "f", "locale": "en", "sections": [
         {"id": "stops", "title": "Stops", "info": "Where you stay", "footer": "At most three.",
          "repeat": {"min": 1, "max": 3, "reorder": true, "item_title": "Stop {index}", "add_title": "Add a stop"},
          "fields": [{"id": "town", "type": "text", "title": "Town"}]}]}
        """

    private func towns(_ stage: Stage) -> [FormValue] {
        (0..<3).map { stage.session.value("stops[\($0)].town") }.filter { !$0.isBlank }
    }

    @Test func itemsAreMovedByTheirMenuAndByThoseWhoListen() throws {
        let stage = try Stage(reading: form)
        #expect(stage.host.tap("Add a stop"))
        #expect(stage.host.fill("stops[0].town", "Ulm") && stage.host.fill("stops[1].town", "Jena"))
        #expect(stage.host.choose("Move Stop 2 up", in: "stops[1]"))
        #expect(towns(stage) == ["Jena", "Ulm"])
        #expect(stage.host.act("Move Stop 1 down", on: "stops[0]"))
        #expect(towns(stage) == ["Ulm", "Jena"])
        #expect(!stage.host.choose("Move Stop 1 up", in: "stops[0]"), "the first one cannot go up")
    }

    @Test func theTextOfAnItemStaysWithItWhenItMoves() throws {
        let stage = try Stage(reading: form)
        #expect(stage.host.tap("Add a stop"))
        #expect(stage.host.fill("stops[1].town", "Jena"))
        let field = stage.host.hosted(in: "stops[1].town")
        #expect(stage.host.choose("Move Stop 2 up", in: "stops[1]"))
        #expect(stage.host.hosted(in: "stops[0].town") === field)
    }

    @Test func theLeastItemsStay() throws {
        let stage = try Stage(reading: form)
        #expect(!stage.host.swipe("stops[0]", and: "Remove"))
        #expect(stage.host.tap("Add a stop"))
        #expect(stage.host.choose("Remove", in: "stops[1]"))
        #expect(stage.model.sections[0].rows.filter { $0.id.kind == .itemHeader }.count == 1)
    }

    @Test func aSectionSaysItsTitleExplanationAndFooter() throws {
        let stage = try Stage(reading: form)
        let words = stage.host.all(.text).map(\.words)
        #expect(words.contains("Stops") && words.contains("Where you stay") && words.contains("At most three."))
        let title = stage.host.all(.text).first { $0.words == "Stops" }
        #expect(title?.traits.contains(.isHeader) == true)
    }

    @Test func tooFewItemsAreSaidAboveTheSection() async throws {
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [
                 {"id": "stops", "title": "Stops", "repeat": {"min": 0, "add_title": "Add"},
                  "validations": {"min_items": 1},
                  "fields": [{"id": "town", "type": "text", "title": "Town"}]}]}
                """)
        await stage.submit()
        guard let error = stage.model.sections[0].error else { return }
        #expect(stage.host.all(.text).contains { $0.words == error && $0.colors.contains("red") })
    }

    @Test func moreItemsComeWhenTheLastComesIntoSight() async throws {
        var asked = 0
        var session: FormSession?
        var style = FormworkStyle()
        style.reachedEnd = { section in
            asked += 1
            if asked < 3 { session?.addItem(to: section.id) }
        }
        let stage = try Stage(reading: form) { [style] in $0.formworkStyle(style) }
        session = stage.session
        // The double makes all rows at once, so the end is always in sight.
        await stage.wait { asked == 3 }
        stage.host.settle()
        #expect(stage.shows("stops[2].town") && asked == 3)
        #expect(stage.host.fill("stops[2].town", "Ulm"))
        await Task { @MainActor in }.value
        #expect(asked == 3, "once for as many items as there are")
    }
}
