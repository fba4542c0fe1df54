import FormworkCore
import FormworkScreens
import Foundation
import SwiftUIDouble
import Testing

@testable import FormworkSwiftUIOnDouble

/// Stars, and buttons side by side.
@MainActor struct StarsInSwiftUITests {
    private func open(_ way: ChoiceStyle, _ more: String = "", size: DynamicTypeSize = .large) throws -> Stage {
        var style = FormworkStyle()
        style.choice = { $0.id == "n" ? way : nil }
        let choices = (1...5).map {
            #"{"id": \#($0), "title": "\#($0)", "accessibility_label": "\#($0) of 5"}"#
        }
        return try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "n", "type": "select", "title": "N", "options": [\(choices.joined(separator: ","))]\(more)}]}]}
                """
        ) { $0.formworkStyle(style).dynamicTypeSize(size) }
    }

    private func stars(_ stage: Stage) -> [Found] { stage.host.all(.button, in: "n") }
    private func full(_ stage: Stage) -> Int { stars(stage).filter { $0.element.shows("star.fill") }.count }

    @Test func touchingAStarChoosesIt() throws {
        let stage = try open(.stars)
        #expect(stars(stage).count == 5 && full(stage) == 0)
        if case .press(let press) = stars(stage)[2].element.action { press() }
        stage.host.settle()
        #expect(stage.session.value("n") == 3 && full(stage) == 3)
    }

    @Test func whoListensRaisesAndLowersOneElement() throws {
        let stage = try open(.stars)
        #expect(stage.host.adjust(up: true, in: "n") && stage.host.adjust(up: true, in: "n"))
        #expect(stage.session.value("n") == 2)
        let spoken = stage.host.found.first { $0.element.kind == .stack && $0.spokenValue != nil }
        #expect(spoken?.spokenValue == "2 of 5" && spoken?.spokenLabel == "N")
        stage.host.adjust(up: false, in: "n")
        stage.host.adjust(up: false, in: "n")
        #expect(stage.session.value("n") == .blank)
    }

    @Test func chipsArePressedAndReleased() throws {
        let stage = try open(.chips, #", "multiple": true"#)
        #expect(stage.host.tap("2 of 5", in: "n") && stage.host.tap("4 of 5", in: "n"))
        #expect(stage.session.value("n") == .list([2, 4]))
        let chosen = stars(stage).filter { $0.traits.contains(.isSelected) }.map(\.label)
        #expect(chosen == ["2 of 5", "4 of 5"])
        #expect(stage.host.tap("2 of 5", in: "n") && stage.session.value("n") == .list([4]))
        let line = stage.host.all(.stack, in: "n").first { !$0.element.places(inWidth: 366).isEmpty }
        #expect(line?.element.places(inWidth: 366).map { Int($0.frame.width) } == [70, 70, 70, 70, 70])
        let large = try open(.chips, size: .accessibility3)
        #expect(large.host.all(.stack, in: "n").allSatisfy { $0.element.places(inWidth: 366).isEmpty })
    }
}
