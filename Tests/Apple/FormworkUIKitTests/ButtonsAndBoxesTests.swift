import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Parts of a screen that an app switches on: boxes for checks, higher lines, a button that takes everything back.
@MainActor struct ButtonsAndBoxesTests {
    private let fields = """
        {"id": "terms", "type": "check", "title": "I agree", "validations": {"required": true}},
        {"id": "news", "type": "switch", "title": "News"}, {"id": "name", "type": "text", "title": "Name"}
        """

    private func open(_ change: (inout FormOptions) -> Void) throws -> Screen {
        var options = FormOptions()
        change(&options)
        return try Screen(fields: fields, options: options)
    }

    @Test func aCheckIsABoxWhereTheAppWantsIt() throws {
        #expect(try open { _ in }.view(of: open { _ in }.row("terms")) is ToggleView)
        let screen = try open { $0.checkStyle = .box }
        let view = try #require(try screen.view(of: screen.row("terms")) as? TickView)
        #expect(try screen.view(of: screen.row("news")) is ToggleView, "a switch stays one")
        #expect(view.box.currentImage?.name == "square" && view.box.accessibilityLabel == "I agree, must be answered")
        #expect(screen.person.tap(view.box))
        #expect(screen.session.value("terms") == true && view.box.currentImage?.name == "checkmark.square.fill")
        #expect(view.box.accessibilityTraits.contains(.selected))
        // The words tick it too.
        #expect(screen.person.tap(view) && screen.session.value("terms") != true)
    }

    @Test func aLineIsAsHighAsTheAppWants() throws {
        let screen = try open { $0.lineHeight = { $0.type == .check ? 120 : nil } }
        func height(_ path: String) throws -> CGFloat {
            var view: UIView? = try screen.view(of: screen.row(path))
            while let one = view, !(one is LineCell) { view = one.superview }
            return try #require(view as? LineCell).fittedHeight(width: 300)
        }
        #expect(try height("terms") >= 120 && height("news") < 120)
    }

    @Test func aLineIsAsHighAsTheFormSaysUnlessTheAppSaysMore() throws {
        let fields = """
            {"id": "a", "type": "text", "title": "A", "size": {"height": 4}}, {"id": "b", "type": "text", "title": "B"},
            {"id": "c", "type": "switch", "title": "C", "size": {"height": 2}}
            """
        func height(_ path: String, _ screen: Screen) throws -> CGFloat {
            var view: UIView? = try screen.view(of: screen.row(path))
            while let one = view, !(one is LineCell) { view = one.superview }
            return try #require(view as? LineCell).fittedHeight(width: 300)
        }
        let screen = try Screen(fields: fields)
        #expect(try height("a", screen) >= 176 && height("b", screen) < 88 && height("c", screen) >= 88)
        try screen.session.change { form in form.updateField("b") { $0.size.height = 3 } }
        screen.person.settle()
        #expect(try height("b", screen) >= 132)
        var options = FormOptions()
        options.lineHeight = { $0.id == "a" ? 60 : nil }
        let own = try Screen(fields: fields, options: options)
        #expect(try height("a", own) < 176 && height("c", own) >= 88)
    }

    @Test func stepsGoOnAtTheOtherEndWhereTheFormSaysSo() throws {
        let screen = try Screen(
            fields: """
                {"id": "hour", "type": "stepper", "title": "Hour", "min": 0, "max": 22, "step": 5, "wraps": true},
                {"id": "other", "type": "stepper", "title": "Other", "min": 0, "max": 22, "step": 5}
                """)
        let stepper = try screen.control("hour", UIStepper.self)
        screen.session.set("hour", to: 20)
        screen.person.step(stepper, up: true)
        #expect(screen.session.value("hour") == 0)
        screen.person.step(stepper, up: false)
        #expect(screen.session.value("hour") == 20)
        screen.session.set("other", to: 20)
        screen.person.step(try screen.control("other", UIStepper.self), up: true)
        #expect(screen.session.value("other") == 20)
    }

    @Test func aButtonTakesEverythingBackAndAsksFirst() throws {
        #expect(try open { _ in }.table.submitView?.reset.isHidden == true)
        let screen = try open { $0.showsResetButton = true }
        let button = try #require(screen.table.submitView?.reset)
        #expect(!button.isHidden && button.shownTitle == "Start again")
        try screen.fill("name", "Ada")
        #expect(screen.person.tap(button))
        let alert = try #require(screen.person.top as? UIAlertController)
        #expect(alert.message?.contains("cannot be brought back") == true)
        #expect(screen.person.answer("Cancel") && screen.session.value("name") == "Ada")
        #expect(screen.person.tap(button) && screen.person.answer("Start again"))
        #expect(screen.session.value("name") == .blank)
        #expect(try screen.control("name", UITextField.self).text == "")
    }

    @Test func startingAgainBeginsAtTheFirstPage() throws {
        var options = FormOptions()
        options.showsResetButton = true
        let screen = try Screen(
            reading: """
                {"id": "f", "locale": "en", "pages": [
                  {"id": "one", "title": "One", "fields": [{"id": "a", "type": "text", "title": "A"}]},
                  {"id": "two", "title": "Two", "fields": [{"id": "b", "type": "text", "title": "B"}]}]}
                """, options: options)
        #expect(screen.table.goOn())
        try screen.fill("b", "x")
        screen.table.reset()
        screen.person.settle()
        #expect(screen.table.pages?.current == .page("one") && screen.session.value("b") == .blank)
    }

    @Test func anOptionThatCannotBeChosenIsPaleInAMenu() throws {
        let options = (1...8).map { #"{"id": \#($0), "title": "N\#($0)", "disabled": \#($0 == 3)}"# }
        let screen = try Screen(
            fields: #"{"id": "n", "type": "select", "title": "N", "options": [\#(options.joined(separator: ","))]}"#)
        let button = try screen.control("n", UIButton.self)
        let actions = try #require(button.menu?.actions)
        #expect(actions.map(\.title) == (1...8).map { "N\($0)" })
        #expect(actions.map { $0.attributes.contains(.disabled) } == (1...8).map { $0 == 3 })
        screen.person.tap(button)
        #expect(!screen.person.choose("N3") && screen.session.value("n") == .blank)
    }
}
