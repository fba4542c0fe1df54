import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Lines that are as high as the app says, also lower than a finger needs.
@MainActor struct ExactHeightTests {
    private let fields = """
        {"id": "a", "type": "text", "title": "A", "validations": {"required": true}},
        {"id": "b", "type": "text", "title": "B"}, {"id": "c", "type": "switch", "title": "C"}
        """

    private func open(_ settings: UITraitCollection? = nil) throws -> Screen {
        var options = FormOptions()
        options.exactLineHeight = { $0.id == "a" ? 30 : $0.id == "b" ? 200 : nil }
        return try Screen(fields: fields, settings: settings, options: options)
    }

    private func cell(_ path: String, _ screen: Screen) throws -> LineCell {
        var view: UIView? = try screen.view(of: screen.row(path))
        while let one = view, !(one is LineCell) { view = one.superview }
        return try #require(view as? LineCell)
    }

    @Test func aLineIsExactlyAsHighAsTheAppSays() throws {
        let screen = try open()
        #expect(try cell("a", screen).fittedHeight(width: 300) == 30 && cell("a", screen).contentView.clipsToBounds)
        #expect(try cell("b", screen).fittedHeight(width: 300) == 200)
        #expect(try cell("c", screen).fittedHeight(width: 300) >= 44 && !cell("c", screen).contentView.clipsToBounds)
    }

    @Test func anErrorMakesRoomForItsWords() throws {
        let screen = try open()
        try screen.submit()
        #expect(try cell("a", screen).fittedHeight(width: 300) > 44 && !cell("a", screen).contentView.clipsToBounds)
        try screen.fill("a", "x")
        #expect(try cell("a", screen).fittedHeight(width: 300) == 30)
    }

    @Test func largeTextsAreNotCutOff() throws {
        let screen = try open(UITraitCollection(category: .accessibilityExtraLarge))
        #expect(try cell("a", screen).fittedHeight(width: 300) > 44)
        screen.person.window.settings = UITraitCollection()
        screen.person.settle()
        #expect(try cell("a", screen).fittedHeight(width: 300) == 30)
    }

    @Test func aLowLineTakesTheTouchesOfAFingerUnlessAnotherLineIsNearer() throws {
        let screen = try open()
        let low = try cell("a", screen).frame, next = try cell("b", screen).frame
        #expect(low.height == 30 && next.minY == low.maxY)
        func place(_ y: CGFloat) -> CGFloat? { screen.table.lowLine(for: CGPoint(x: low.midX, y: y))?.y }
        #expect(place(low.minY - 6) == low.minY + 1 && place(low.minY - 8) == nil)
        #expect(place(low.midY) == nil, "a touch on the line itself stays where it is")
        #expect(place(low.maxY + 6) == low.maxY - 1 && place(low.maxY + 8) == nil)
    }
}
