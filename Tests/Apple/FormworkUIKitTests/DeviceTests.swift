import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// What shows only when a device is turned, or when somebody listens to it.
@MainActor struct DeviceTests {
    private let halves = """
        {"id": "f", "locale": "en", "title": "F", "description": "What this form is for, in a sentence that is long enough for two lines.",
         "sections": [{"id": "s", "fields": [
          {"id": "a", "type": "text", "title": "A", "size": {"width": 50}},
          {"id": "b", "type": "text", "title": "B", "size": {"width": 50}}]}]}
        """

    private func turn(_ screen: Screen, to width: CGFloat) async {
        screen.person.window.frame.size.width = width
        screen.person.window.rootViewController?.view.frame.size.width = width
        screen.controller.view.frame.size.width = width
        screen.person.settle()
        await Task { @MainActor in }.value
        screen.person.settle()
    }

    @Test func whoTypesGoesOnAfterTurningTheDevice() async throws {
        let screen = try Screen(reading: halves)
        try screen.fill("b", "Ulm")
        screen.person.select(1, length: 0)
        #expect(screen.table.driver.table.count == 2)
        await turn(screen, to: 800)
        #expect(screen.table.driver.table.count == 1)
        #expect(screen.person.hasKeyboard && screen.person.selection?.location == 1)
        screen.person.type("x")
        #expect(screen.session.value("b") == "Uxlm")
        await turn(screen, to: 390)
        #expect(screen.table.driver.table.count == 2 && screen.person.hasKeyboard)
        screen.person.type("y")
        #expect(screen.session.value("b") == "Uxylm")
    }

    @Test func whatStandsAboveAndUnderTheLinesFitsTheNewWidth() async throws {
        let screen = try Screen(reading: halves)
        let top = try #require(screen.table.tableHeaderView as? TopView)
        let high = top.frame.height
        #expect(high > 0 && high == top.fittedSize(width: 390).height)
        await turn(screen, to: 1_000)
        #expect(top.frame.height < high && top.frame.height == top.fittedSize(width: 1_000).height)
        let bottom = try #require(screen.table.tableFooterView)
        #expect(bottom.frame.height == bottom.fittedSize(width: 1_000).height)
    }

    @Test func aShortScaleIsMovedStepByStepByThoseWhoListen() throws {
        let screen = try Screen(
            fields: """
                {"id": "n", "type": "slider", "title": "N", "min": 1, "max": 4},
                {"id": "m", "type": "slider", "title": "M", "min": 0, "max": 200}
                """)
        let slider = try screen.control("n", UISlider.self)
        for wanted in [2, 3, 4, 4] as [FormValue] {
            slider.accessibilityIncrement()
            #expect(screen.session.value("n") == wanted)
        }
        for wanted in [3, 2, 1, 1] as [FormValue] {
            slider.accessibilityDecrement()
            #expect(screen.session.value("n") == wanted)
        }
        let long = try screen.control("m", UISlider.self)
        long.accessibilityIncrement()
        #expect(screen.session.value("m") == 20)
    }

    @Test func whatIsOffIsSaidToBeOff() throws {
        let screen = try Screen(
            fields: """
                {"id": "one", "type": "select", "title": "One", "style": "radio", "disabled": true, "value": 1,
                 "options": [{"id": 1, "title": "First"}, {"id": 2, "title": "Second"}]}
                """)
        let lines = try screen.view(of: screen.row("one")).all(OptionLine.self)
        #expect(lines[0].button.accessibilityTraits == [.button, .selected, .notEnabled])
        #expect(lines[1].button.accessibilityTraits == [.button, .notEnabled])
    }

    @Test func aRepeatWithoutATitleSaysWhatIsWrongWithIt() throws {
        let screen = try Screen(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "repeat": {"max": 3}, "fields": [
                  {"id": "a", "type": "text", "title": "A"}]}]}
                """)
        screen.session.perform(.reportErrors([ReportedError(path: "s", code: "few", message: "Too few guests")]))
        screen.person.settle()
        let labels = (0..<screen.table.numberOfSections).compactMap { screen.table.headerView(forSection: $0) }
            .flatMap { $0.all(UILabel.self) }
        #expect(labels.contains { $0.text == "Too few guests" && !$0.isHidden })
    }

    @Test func aChangeMeasuresTheTableOnce() throws {
        let fields = (1...6).map {
            #"{"id": "n\#($0)", "type": "text", "title": "N", "validations": {"required": true}}"#
        }
        let screen = try Screen(fields: fields.joined(separator: ","), height: 2_000)
        let before = screen.table.work
        try screen.submit()
        // Six errors and the list of them.
        #expect(screen.listedErrors.count == 6)
        #expect(screen.table.work.batches - before.batches == 1)
    }
}
