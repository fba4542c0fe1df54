import Formwork
import FormworkCore
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// The control of a type of the app's own, as Documentation/Custom-types.md shows it.
final class ColorControl: UISegmentedControl, FormControl {
    private let colors = ["#ff0000", "#00ff00", "#0000ff"]
    private var answer: ((FormValue) -> Void)?

    func show(_ state: FieldState, answer: @escaping (FormValue) -> Void) {
        if numberOfSegments == 0 {
            for (place, color) in colors.enumerated() { insertSegment(withTitle: color, at: place, animated: false) }
            addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
        }
        self.answer = answer
        selectedSegmentIndex = colors.firstIndex(of: state.value.canonicalText) ?? UISegmentedControl.noSegment
        isEnabled = state.isEnabled
    }

    private func choose() { answer?(.text(colors[selectedSegmentIndex])) }
}

/// A control that opens a palette under its field.
final class PaletteControl: UILabel, FormControl {
    private let palette = UISegmentedControl(items: ["#ff0000", "#00ff00"])
    private var answer: ((FormValue) -> Void)?
    var companion: UIView? { palette }

    func show(_ state: FieldState, answer: @escaping (FormValue) -> Void) {
        if self.answer == nil { palette.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged) }
        self.answer = answer
        text = state.display
    }
    private func choose() { answer?(.text(palette.titleForSegment(at: palette.selectedSegmentIndex) ?? "")) }
}

/// Types of the app's own on screens with UIKit.
@MainActor struct CustomTypesInUIKitTests {
    private let type = CustomType(
        "color-picker", basedOn: .text("").pattern("#[0-9a-f]{6}").message("pattern", "No colour"))
    private let fields = """
        {"id": "wall", "type": "color-picker", "title": "Wall", "validations": {"required": true}},
        {"id": "door", "type": "color-picker", "title": "Door"},
        {"id": "note", "type": "text", "title": "Note"}
        """

    private func screen() throws -> Screen {
        var options = FormOptions()
        options.controls["color-picker"] = { ColorControl() }
        return try Screen(fields: fields, options: options, environment: FormEnvironment().type(type))
    }

    private func choose(_ place: Int, at path: String, in screen: Screen) throws {
        #expect(screen.person.tap(segment: place, of: try screen.control(path, ColorControl.self)))
    }

    @Test func everyFieldOfTheTypeHasTheControl() throws {
        let screen = try screen()
        try choose(2, at: "door", in: screen)
        #expect(screen.session.value("door") == "#0000ff")
        #expect(try screen.control("wall", ColorControl.self).selectedSegmentIndex == UISegmentedControl.noSegment)
        let label = try screen.control("wall", ColorControl.self).accessibilityLabel
        #expect(label == "Wall, must be answered")
        screen.session.set("wall", to: "#00ff00")
        #expect(try screen.control("wall", ColorControl.self).selectedSegmentIndex == 1)
        #expect(throws: Never.self) { try screen.control("note", UITextField.self) }
    }

    @Test func theRulesOfTheTypeAreShownAtIt() throws {
        let screen = try screen()
        screen.session.set("wall", to: "red")
        try screen.submit()
        #expect(try screen.view(of: screen.row("wall")).errorLabel.text == "No colour")
        #expect(screen.accepted.value.isEmpty)
        try choose(0, at: "wall", in: screen)
        #expect(try screen.view(of: screen.row("wall")).errorLabel.text == nil)
        try screen.submit()
        #expect(screen.accepted.value == [["wall": "#ff0000"]])
    }

    @Test func movingPassesControlsThatTakeNoFocus() throws {
        var options = FormOptions()
        options.controls["color-picker"] = { ColorControl() }
        let screen = try Screen(
            fields: #"{"id": "first", "type": "text", "title": "First"},"# + fields, options: options,
            environment: FormEnvironment().type(type))
        try screen.fill("first", "x")
        screen.table.move(.next)
        screen.person.settle()
        #expect(try screen.table.source.focused == screen.row("note"))
        screen.table.move(.previous)
        screen.person.settle()
        #expect(try screen.table.source.focused == screen.row("first"))
        screen.table.move(.previous)
        #expect(!screen.person.hasKeyboard)
    }

    @Test func somethingOpensUnderTheFieldWhileItHasTheFocus() throws {
        var options = FormOptions()
        options.controls["color-picker"] = { PaletteControl() }
        let screen = try Screen(fields: fields, options: options, environment: FormEnvironment().type(type))
        let palette = try screen.control("door", UISegmentedControl.self)
        #expect(palette.isHidden)
        #expect(screen.person.tap(try screen.view(of: screen.row("door"))))
        #expect(try !palette.isHidden && screen.table.source.focused == screen.row("door"))
        #expect(screen.person.tap(segment: 1, of: palette))
        #expect(screen.session.value("door") == "#00ff00")
        #expect(try screen.control("door", PaletteControl.self).text == "#00ff00")
        // The focus goes elsewhere, and another touch closes it too.
        #expect(screen.person.tap(try screen.control("note", UITextField.self)) && palette.isHidden)
        #expect(screen.table.focus("door") && !palette.isHidden)
        #expect(screen.person.tap(try screen.view(of: screen.row("door"))) && palette.isHidden)
    }

    @Test func withoutAControlTheFieldIsThatOfItsBase() throws {
        let screen = try Screen(fields: fields, environment: FormEnvironment().type(type))
        try screen.fill("wall", "#ff0000")
        #expect(screen.session.value("wall") == "#ff0000")
    }
}
