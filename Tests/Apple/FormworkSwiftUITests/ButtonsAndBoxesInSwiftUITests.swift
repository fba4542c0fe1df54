import FormworkCore
import FormworkScreens
import Foundation
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble
@testable import FormworkUIKitOnDouble

/// Parts of a screen that an app switches on, keys of a hardware keyboard, and the caret of a long text.
@MainActor struct ButtonsAndBoxesInSwiftUITests {
    private func open(_ change: (inout FormworkStyle) -> Void = { _ in }) throws -> Stage {
        var style = FormworkStyle()
        change(&style)
        return try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "terms", "type": "check", "title": "I agree"},
                  {"id": "news", "type": "switch", "title": "News"},
                  {"id": "name", "type": "text", "title": "Name"},
                  {"id": "long", "type": "text_view", "title": "Long"},
                  {"id": "last", "type": "text", "title": "Last"}]}]}
                """
        ) { $0.formworkStyle(style) }
    }

    @Test func aCheckIsABoxWhereTheAppWantsIt() throws {
        #expect(try open().host.all(.toggle, in: "terms").count == 1)
        let stage = try open { $0.checkStyle = .box }
        #expect(stage.host.all(.toggle, in: "terms").isEmpty && stage.host.all(.toggle, in: "news").count == 1)
        #expect(stage.host.tap("I agree", in: "terms") && stage.session.value("terms") == true)
        #expect(stage.host.all(.button, in: "terms").first?.traits.contains(.isSelected) == true)
        #expect(stage.host.tap("I agree", in: "terms") && stage.session.value("terms") != true)
    }

    @Test func aRowIsAsHighAsTheAppWants() throws {
        let stage = try open { $0.lineHeight = { $0.type == .check ? 120 : nil } }
        #expect(stage.host.all(.toggle, in: "terms").first?.heights.contains(120) == true)
        #expect(stage.host.all(.toggle, in: "news").first?.heights.contains(120) == false)
    }

    @Test func partsHaveColoursWhereTheAppWantsToSeeThem() throws {
        func colors(_ stage: Stage) -> Int {
            stage.host.found.filter { $0.surface == .background && $0.words == "accent 0.2" }.count
        }
        let (usual, coloured) = (try open(), try open { $0.showsParts = true })
        #expect(colors(usual) == 0 && colors(coloured) == 5)
    }

    @Test func aButtonTakesEverythingBackAndAsksFirst() throws {
        #expect(try !open().host.tap("Start again"))
        let stage = try open { $0.showsResetButton = true }
        #expect(stage.host.fill("name", "Ada"))
        #expect(stage.host.tap("Start again") && stage.host.topSheet?.words == "alert")
        #expect(stage.host.tap("Cancel") && stage.session.value("name") == "Ada")
        #expect(stage.host.tap("Start again") && stage.host.tap("Start again"))
        #expect(stage.session.value("name") == .blank && stage.host.topSheet == nil)
        #expect(stage.host.hosted(in: "name", UITextField.self)?.text == "")
    }

    @Test func startingAgainBeginsAtTheFirstPage() throws {
        let stage = try Stage(example: "visa")
        stage.model.open(.review)
        stage.model.reset()
        #expect(stage.model.shownStep?.step == stage.model.pages?.steps.first)
    }

    @Test func keysGoThroughTheFieldsAndSubmit() async throws {
        let stage = try open()
        #expect(stage.host.fill("name", "x"))
        press(.keyboardTab, on: stage)
        #expect(focused(stage) == "long")
        press(.keyboardTab, on: stage)
        #expect(focused(stage) == "last" && stage.session.value("long") == .blank)
        press(.keyboardTab, .shift, on: stage)
        #expect(focused(stage) == "long")
        press(.keyboardEscape, on: stage)
        #expect(focused(stage) == nil && !stage.host.person.hasKeyboard)
        #expect(stage.host.fill("last", "x"))
        press(.keyboardReturnOrEnter, .command, on: stage)
        await stage.wait { stage.accepted.count == 1 }
        let button = try #require(stage.host.all(.button).first { $0.words == "Submit" })
        #expect(button.styles.contains { $0.hasPrefix("shortcut return") }, "where nothing has the focus")
    }

    @Test func keysAreTheAppsWhereItWantsThem() throws {
        let stage = try open { $0.usesKeys = false }
        #expect(stage.host.fill("name", "x"))
        press(.keyboardTab, on: stage)
        #expect(focused(stage) == "name")
        let button = try #require(stage.host.all(.button).first { $0.words == "Submit" })
        #expect(!button.styles.contains { $0.hasPrefix("shortcut") })
    }

    @Test func theCaretOfALongTextStaysInSight() throws {
        let stage = try open()
        let area = try #require(stage.host.hosted(in: "long", FormTextView.self))
        #expect(stage.host.fill("long", "one"))
        // SwiftUI's list, which the double has not.
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        scroller.contentSize = CGSize(width: 300, height: 2_000)
        stage.host.window.addSubview(scroller)
        scroller.addSubview(area)
        #expect(area.becomeFirstResponder())
        area.frame = CGRect(x: 0, y: 900, width: 300, height: 200)
        area.layoutSubviews()
        #expect(scroller.contentOffset.y > 0)
    }

    private func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], on stage: Stage) {
        stage.host.person.press(key, modifiers)
        stage.host.settle()
    }

    private func focused(_ stage: Stage) -> String? {
        stage.model.focusedRow.flatMap { stage.session.engine.field($0.node)?.path }
    }
}
