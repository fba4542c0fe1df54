import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Choices that a form writes as more than choices: ratings, days of the week, searched lists, pictures.
@MainActor struct LooksOfChoicesTests {
    private let form = """
        {"id": "stars", "type": "rating", "title": "Stars", "max": 4},
        {"id": "days", "type": "weekdays", "title": "Days"},
        {"id": "one", "type": "select", "title": "One", "style": "search",
         "options": [{"id": "a", "title": "Aachen"}, {"id": "b", "title": "Bern"}]},
        {"id": "many", "type": "select", "title": "Many", "style": "tags",
         "options": [{"id": "a", "title": "Aachen"}, {"id": "b", "title": "Bern"}]},
        {"id": "seat", "type": "select", "title": "Seat", "style": "images",
         "options": [{"id": "w", "title": "Window", "image": "https://example.org/w.png"},
                     {"id": "x", "title": "Sold", "image": "symbol:xmark", "disabled": true}]}
        """

    private func open() throws -> Screen {
        var options = FormOptions()
        options.image = { _ in UIImage(data: Data([1])) }
        return try Screen(fields: form, height: 2_000, options: options)
    }

    @Test func aRatingIsARowOfStars() throws {
        let screen = try open()
        let row = try screen.control("stars", StarRow.self)
        #expect(row.stars.count == 4 && screen.person.tap(row.stars[2]) && screen.session.value("stars") == 3)
    }

    @Test func daysOfTheWeekAreButtonsSideBySide() throws {
        let screen = try open()
        let view = try #require(try screen.view(of: screen.row("days")) as? ChipsView)
        #expect(view.buttons.count == 7)
        #expect(Set(view.buttons.compactMap(\.accessibilityLabel)).contains("Monday"))
        let monday = try #require(view.buttons.first { $0.accessibilityLabel == "Monday" })
        #expect(screen.person.tap(monday) && screen.session.value("days") == .list([.text("mon")]))
    }

    @Test(arguments: ["one", "many"]) func aSearchedChoiceHasASearchHoweverFewOptionsThereAre(path: String) throws {
        let screen = try open()
        #expect(screen.person.tap(try screen.view(of: screen.row(path))))
        let list = try #require(screen.person.top as? OptionListController)
        #expect(list.navigationItem.searchController != nil)
        screen.person.tap(try #require(list.tableView.visibleCells.last))
        #expect(screen.session.value(path) == (path == "one" ? .text("b") : .list([.text("b")])))
    }

    @Test func optionsHavePicturesAndSomeCannotBeChosen() async throws {
        let screen = try open()
        let view = try screen.view(of: screen.row("seat"))
        for _ in 0..<5 { await Task { @MainActor in }.value }
        let lines = view.all(OptionLine.self)
        #expect(lines.count == 2)
        let pictures = lines.map { $0.all(UIImageView.self).first?.image?.name }
        #expect(pictures == ["data", "xmark"])
        #expect(!screen.person.tap(lines[1].button) && screen.session.value("seat") == .blank)
        #expect(screen.person.tap(lines[0].button) && screen.session.value("seat") == .text("w"))
    }
}
