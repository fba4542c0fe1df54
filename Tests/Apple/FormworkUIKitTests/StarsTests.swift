import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Stars, and buttons side by side.
@MainActor struct StarsTests {
    private func open(
        _ style: ChoiceStyle, _ more: String = "", settings: UITraitCollection? = nil
    ) throws -> Screen {
        var options = FormOptions()
        options.choice = { $0.id == "n" ? style : nil }
        let choices = (1...5).map {
            #"{"id": \#($0), "title": "\#($0)", "accessibility_label": "\#($0) of 5"}"#
        }
        return try Screen(
            fields: """
                {"id": "n", "type": "select", "title": "N", "options": [\(choices.joined(separator: ","))]\(more)}
                """, settings: settings, options: options)
    }

    private func full(_ row: StarRow) -> Int { row.stars.filter { $0.image(for: .normal)?.name == "star.fill" }.count }

    @Test func touchingAStarChoosesItAndTouchingItAgainTakesItBack() throws {
        let screen = try open(.stars)
        let row = try screen.control("n", StarRow.self)
        #expect(row.stars.count == 5 && full(row) == 0)
        #expect(screen.person.tap(row.stars[2]))
        #expect(screen.session.value("n") == 3 && full(row) == 3)
        #expect(screen.person.tap(row.stars[2]))
        #expect(screen.session.value("n") == .blank && full(row) == 0)
    }

    @Test func whoListensRaisesAndLowersOneElement() throws {
        let screen = try open(.stars)
        let row = try screen.control("n", StarRow.self)
        #expect(row.isAccessibilityElement && row.accessibilityTraits.contains(.adjustable))
        #expect(row.accessibilityLabel == "N" && row.accessibilityValue == "Not answered")
        row.accessibilityIncrement()
        row.accessibilityIncrement()
        #expect(screen.session.value("n") == 2 && row.accessibilityValue == "2 of 5")
        row.accessibilityDecrement()
        row.accessibilityDecrement()
        #expect(screen.session.value("n") == .blank)
        for _ in 0..<9 { row.accessibilityIncrement() }
        #expect(screen.session.value("n") == 5)
    }

    @Test func whatMustBeAnsweredKeepsItsLastStar() throws {
        let screen = try open(.stars, #", "validations": {"required": true}"#)
        let row = try screen.control("n", StarRow.self)
        row.accessibilityIncrement()
        row.accessibilityDecrement()
        #expect(screen.session.value("n") == 1)
    }

    @Test func starsThatAreOffTakeNothing() throws {
        let screen = try open(.stars, #", "disabled": true"#)
        let row = try screen.control("n", StarRow.self)
        #expect(!screen.person.tap(row.stars[0]) && row.accessibilityTraits.contains(.notEnabled))
    }

    @Test func chipsArePressedAndReleased() throws {
        let screen = try open(.chips, #", "multiple": true"#)
        let view = try #require(try screen.view(of: screen.row("n")) as? ChipsView)
        #expect(screen.person.tap(view.buttons[1]) && screen.person.tap(view.buttons[3]))
        #expect(screen.session.value("n") == .list([2, 4]))
        #expect(view.buttons.map { $0.accessibilityTraits.contains(.selected) } == [false, true, false, true, false])
        #expect(view.buttons[1].accessibilityLabel == "2 of 5" && view.titleLabel.accessibilityLabel == "N")
        #expect(screen.person.tap(view.buttons[1]) && screen.session.value("n") == .list([4]))
    }

    @Test(arguments: [true, false]) func largeTextsHaveALineForEachChip(isLarge: Bool) throws {
        let screen = try open(.chips, settings: isLarge ? UITraitCollection(category: .accessibilityLarge) : nil)
        let view = try screen.view(of: screen.row("n"))
        let stack = try #require(view.all(UIStackView.self).first { $0.distribution == .fillEqually })
        #expect((stack.axis == .vertical) == isLarge)
    }
}
