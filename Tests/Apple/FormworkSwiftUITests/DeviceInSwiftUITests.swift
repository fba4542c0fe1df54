import FormworkCore
import FormworkScreens
import Foundation
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble

/// What is seen and heard on a device: colours in the dark, room, words for VoiceOver, touches on titles.
@MainActor struct DeviceInSwiftUITests {
    private let form = """
        {"id": "f", "locale": "en", "sections": [
          {"id": "s", "title": "S", "fields": [
            {"id": "a", "type": "text", "title": "A", "validations": {"required": true}},
            {"id": "how", "type": "slider", "title": "How", "min": 0, "max": 100}]},
          {"id": "t", "fields": [{"id": "b", "type": "text_view", "title": "B"}]}]}
        """

    @Test func aTouchOnATitleGoesToTheText() throws {
        let stage = try Stage(reading: form)
        for path in ["a", "b"] {
            #expect(stage.host.touch(path))
            #expect(stage.host.hosted(in: path, UIView.self)?.isFirstResponder == true)
        }
    }

    @Test func whatIsWrongIsInTheLabelAndNoHint() async throws {
        let stage = try Stage(reading: form)
        await stage.submit()
        let field = try #require(stage.host.hosted(in: "a", UITextField.self))
        let error = try #require(stage.model.row(at: "a")?.error)
        #expect(field.accessibilityLabel?.hasSuffix(error) == true && field.accessibilityHint?.contains(error) != true)
        #expect(stage.host.fill("a", "x") && field.accessibilityLabel?.contains(error) == false)
    }

    @Test func aSectionWithoutATitleHasNoHeader() throws {
        let stage = try Stage(reading: form)
        let sections = stage.host.all(.section).filter { $0.element.shows("B") || $0.element.shows("How") }
        #expect(sections.map { $0.element.elements(.header).flatMap(\.everything).isEmpty } == [false, true])
    }

    @Test func aSliderStopsAtItsSteps() throws {
        let stage = try Stage(reading: form)
        #expect(stage.host.slide(to: 41.7, in: "how") && stage.session.value("how") == 42)
    }

    @Test func theCaretStaysAboveTheKeyboard() throws {
        let stage = try Stage(reading: form)
        let area = try #require(stage.host.hosted(in: "b", UITextView.self))
        let scroller = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        stage.host.window.addSubview(scroller)
        scroller.addSubview(area)
        area.frame = CGRect(x: 0, y: 900, width: 300, height: 60)
        #expect(stage.host.person.tap(area))
        stage.host.settle()
        #expect(scroller.contentOffset.y > 500, "the keyboard came")
        scroller.contentOffset.y = 0
        stage.host.person.select(0)
        #expect(scroller.contentOffset.y > 500, "the caret moved")
    }
}
