import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Several wheels that make one answer together (`FormOptions.wheels`).
@MainActor struct ComponentsTests {
    private func open() throws -> Screen {
        var options = FormOptions()
        let sizes = ["S", "M", "L"], colors = ["red", "blue"]
        let shirts = WheelComponents([sizes, colors]) { value in
            let parts = value.canonicalText.split(separator: "-").map(String.init)
            guard parts.count == 2, let size = sizes.firstIndex(of: parts[0]),
                let color = colors.firstIndex(of: parts[1])
            else { return nil }
            return [size, color]
        } write: {
            .text(sizes[$0[0]] + "-" + colors[$0[1]])
        }
        options.wheels = { $0.type == .countDown ? .duration(of: $0) : $0.id == "shirt" ? shirts : nil }
        return try Screen(
            fields: """
                {"id": "length", "type": "count_down", "title": "Length"},
                {"id": "shirt", "type": "text", "title": "Shirt"},
                {"id": "a", "type": "text", "title": "A"}
                """, options: options)
    }

    private func picker(_ path: String, _ screen: Screen) throws -> UIPickerView {
        try #require(try screen.view(of: screen.row(path)).inputView as? UIPickerView)
    }

    @Test func aLengthOfTimeIsTurned() throws {
        let screen = try open()
        let button = try screen.control("length", UIButton.self)
        #expect(button.title(for: .normal) == "Choose…")
        #expect(screen.person.tap(button) && screen.person.hasKeyboard)
        let wheels = try picker("length", screen)
        #expect(wheels.numberOfComponents == 2 && screen.session.value("length") == .blank)
        screen.person.turn(wheels, component: 0, to: 1)
        screen.person.turn(wheels, component: 1, to: 20)
        #expect(screen.session.value("length") == 80)
        screen.session.set("length", to: 125)
        screen.person.settle()
        #expect(wheels.selectedRow(inComponent: 0) == 2 && wheels.selectedRow(inComponent: 1) == 5)
        screen.table.move(.next)
        #expect(screen.table.source.focused == (try screen.row("shirt")))
    }

    @Test func listsOfTheFormAreWheels() throws {
        let screen = try Screen(
            fields: """
                {"id": "start", "type": "select", "title": "Start", "display_format": "{hour}:{minute}", "components": [
                  {"id": "hour", "options": ["8", "9"]}, {"id": "minute", "options": ["00", "30"]}]}
                """)
        #expect(screen.person.tap(try screen.control("start", UIButton.self)))
        let wheels = try picker("start", screen)
        #expect(wheels.numberOfComponents == 2 && screen.session.value("start") == .blank)
        screen.person.turn(wheels, component: 1, to: 1)
        #expect(screen.session.value("start") == "8:30")
        #expect(try screen.control("start", UIButton.self).title(for: .normal) == "8:30")
    }

    @Test func wheelsOfTheAppMakeOneAnswer() throws {
        let screen = try open()
        #expect(screen.person.tap(try screen.control("shirt", UIButton.self)))
        let wheels = try picker("shirt", screen)
        screen.person.turn(wheels, component: 1, to: 1)
        #expect(screen.session.value("shirt") == .text("S-blue"))
        screen.person.turn(wheels, component: 0, to: 2)
        #expect(try screen.control("shirt", UIButton.self).title(for: .normal) == "L-blue")
        let clear = try #require(try screen.view(of: screen.row("shirt")).all(UIButton.self).last { !$0.isHidden })
        #expect(screen.person.tap(clear) && screen.session.value("shirt") == .blank)
        #expect(wheels.selectedRow(inComponent: 0) == 0 && wheels.selectedRow(inComponent: 1) == 0)
    }

    @Test func anInlineLengthOfTimeIsTurnedUnderItsField() throws {
        let screen = try Screen(
            fields: """
                {"id": "length", "type": "count_down", "title": "Length", "style": "inline"},
                {"id": "a", "type": "text", "title": "A"}
                """)
        let view = try screen.view(of: screen.row("length"))
        #expect(view.all(UIPickerView.self).isEmpty && view.inputView == nil)
        let low = view.fittedHeight(width: 300)
        #expect(screen.person.tap(try screen.control("length", UIButton.self)))
        let wheels = try #require(view.all(UIPickerView.self).first)
        #expect(!wheels.isHidden && !screen.person.hasKeyboard && view.fittedHeight(width: 300) > low)
        screen.person.turn(wheels, component: 0, to: 1)
        #expect(screen.session.value("length") == 60 && wheels.accessibilityLabel == "Length")
        try screen.fill("a", "x")
        #expect(try wheels.isHidden && screen.table.source.focused == screen.row("a"))
    }
}
