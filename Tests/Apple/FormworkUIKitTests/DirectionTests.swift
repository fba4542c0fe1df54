import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Both directions of writing, and pointers.
@MainActor struct DirectionTests {
    private let fields = """
        {"id": "a", "type": "text", "title": "A", "info": "Hint"}, {"id": "on", "type": "switch", "title": "On"},
        {"id": "pay", "type": "currency", "title": "Pay", "currency": "EUR"},
        {"id": "one", "type": "select", "title": "One", "style": "radio", "options": [{"id": 1, "title": "First"}, {"id": 2, "title": "Second"}]},
        {"id": "day", "type": "date", "title": "Day"}, {"id": "go", "type": "button", "title": "Go"},
        {"id": "secret", "type": "password", "title": "Secret"}, {"id": "n", "type": "count", "title": "N"}
        """

    @Test func nothingIsTiedToTheLeftOrTheRight() throws {
        let screen = try Screen(fields: fields, settings: UITraitCollection(direction: .rightToLeft))
        let sides = screen.table.all(UIView.self).flatMap(\.constraints).flatMap {
            [$0.firstAttribute, $0.secondAttribute]
        }
        #expect(!sides.isEmpty)
        #expect(!sides.contains(.left) && !sides.contains(.right))
        try screen.fill("a", "x")
        let bar = try #require(screen.person.window.firstResponder?.inputAccessoryView as? FormBar)
        #expect(bar.previousItem.image?.name == "chevron.up" && bar.nextItem.image?.name == "chevron.down")
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func symbolsStandAfterTheWordsWhereTheAppWantsIt(direction: UITraitEnvironmentLayoutDirection) throws {
        var options = FormOptions()
        options.symbols.isAfterTitle = true
        let screen = try Screen(fields: fields, settings: UITraitCollection(direction: direction), options: options)
        let button = try #require(
            try screen.view(of: screen.row("one")).all(UIButton.self).first { $0.shownTitle == "First" })
        #expect(button.configuration?.imagePlacement == .trailing)
        #expect(button.semanticContentAttribute == .unspecified)
    }

    @Test func aPointerSticksToEveryButton() throws {
        let screen = try Screen(fields: fields)
        let buttons = screen.table.all(UIButton.self)
        #expect(buttons.count > 6 && buttons.allSatisfy(\.isPointerInteractionEnabled))
    }
}
