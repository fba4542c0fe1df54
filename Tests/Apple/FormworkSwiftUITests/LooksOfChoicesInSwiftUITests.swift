import FormworkCore
import FormworkScreens
import SwiftUIDouble
import Testing

@testable import FormworkSwiftUIOnDouble

/// Choices that a form writes as more than choices: ratings, days of the week, searched lists, pictures.
@MainActor struct LooksOfChoicesInSwiftUITests {
    private func open() throws -> Stage {
        var style = FormworkStyle()
        style.image = { _ in Image("fetched") }
        return try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                {"id": "stars", "type": "rating", "title": "Stars", "max": 4},
                {"id": "days", "type": "weekdays", "title": "Days"},
                {"id": "many", "type": "select", "title": "Many", "style": "tags",
                 "options": [{"id": "a", "title": "Aachen"}, {"id": "b", "title": "Bern"}]},
                {"id": "seat", "type": "select", "title": "Seat", "style": "images",
                 "options": [{"id": "w", "title": "Window", "image": "https://example.org/w.png"},
                             {"id": "x", "title": "Sold", "image": "symbol:xmark", "disabled": true}]}]}]}
                """
        ) { $0.formworkStyle(style) }
    }

    @Test func aRatingIsARowOfStarsAndDaysAreButtonsSideBySide() throws {
        let stage = try open()
        #expect(stage.host.all(.button, in: "stars").count == 4)
        #expect(stage.host.adjust(up: true, in: "stars") && stage.session.value("stars") == 1)
        #expect(stage.host.all(.button, in: "days").count == 7)
        #expect(stage.host.tap("Monday", in: "days") && stage.session.value("days") == .list([.text("mon")]))
    }

    @Test func tagsAreChosenFromASearchedList() throws {
        let stage = try open()
        #expect(stage.host.tap("Many Choose…", in: "many"))
        stage.host.search("be")
        #expect(stage.host.tap("Bern") && stage.host.tap("Done"))
        #expect(stage.session.value("many") == .list([.text("b")]))
    }

    @Test func optionsHavePicturesAndSomeCannotBeChosen() async throws {
        let stage = try open()
        await stage.wait { stage.host.found.contains { $0.element.words == "fetched" } }
        let options = stage.host.all(.button, in: "seat")
        #expect(options.count == 2 && options[1].element.shows("xmark"))
        #expect(!options[1].isEnabled && options[0].isEnabled)
        #expect(stage.host.tap("Window", in: "seat") && stage.session.value("seat") == .text("w"))
        #expect(!stage.host.tap("Sold", in: "seat") && stage.session.value("seat") == .text("w"))
    }
}
