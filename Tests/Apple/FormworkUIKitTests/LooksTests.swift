import FormworkCore
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Stars to touch, as an app might have them.
@MainActor private final class Stars: UIView, FormControl {
    var answer: ((FormValue) -> Void)?
    var shown: FormValue = .blank
    func show(_ state: FieldState, answer: @escaping (FormValue) -> Void) {
        shown = state.value
        self.answer = answer
    }
}

@MainActor struct LooksTests {
    private let form = """
        {"id": "f", "locale": "en", "sections": [{"id": "s", "styles": {"heading_label_text_color": "#00ff00"}, "fields": [
          {"id": "a", "type": "text", "title": "A", 
           "styles": {"heading_label_text_color": "#ff0000", "active_background_color": "#0000ff"}},
          {"id": "b", "type": "text", "title": "B"},
          {"id": "stars", "type": "integer", "title": "Stars"}]}]}
        """

    @Test func aFieldHasItsOwnColourElseThatOfItsSection() throws {
        let screen = try Screen(reading: form)
        #expect(try screen.view(of: screen.row("a")).titleLabel.textColor.recipe == "rgba(1.0, 0.0, 0.0, 1.0)")
        #expect(try screen.view(of: screen.row("b")).titleLabel.textColor.recipe == "rgba(0.0, 1.0, 0.0, 1.0)")
    }

    @Test func aViewThatIsUsedAgainHasTheColoursOfItsNewField() throws {
        let red = ##"{"heading_label_text_color": "#ff0000"}"##
        let fields = (0..<40).map { number in
            #"{"id": "f\#(number)", "type": "text", "title": "T", "styles": \#(number == 0 ? red : "{}")}"#
        }
        let screen = try Screen(
            reading:
                #"{"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [\#(fields.joined(separator: ","))]}]}"#,
            height: 400)
        let first = try screen.view(of: screen.row("f0"))
        for number in 1..<40 {
            let view = try screen.view(of: screen.row("f\(number)"))
            #expect(view.titleLabel.textColor.recipe == "secondaryLabel")
            if view === first { return }
        }
        Issue.record("no view was used again")
    }

    @Test func aFieldInFocusHasTheColourForIt() throws {
        let screen = try Screen(reading: form)
        try screen.fill("a", "x")
        #expect(try screen.control("a", UITextField.self).backgroundColor?.recipe == "rgba(0.0, 0.0, 1.0, 1.0)")
        try screen.fill("b", "x")
        #expect(try screen.control("a", UITextField.self).backgroundColor == nil)
    }

    @Test func anAppGivesAFieldAControlOfItsOwn() throws {
        var options = FormOptions()
        options.control = { $0.id == "stars" ? Stars() : nil }
        let screen = try Screen(reading: form, options: options)
        let stars = try screen.control("stars", Stars.self)
        stars.answer?(4)
        #expect(screen.session.value("stars") == 4 && stars.shown == 4)
        #expect(stars.accessibilityLabel == "Stars")
    }

    @Test func anAppChangesHowFieldsLook() throws {
        var options = FormOptions()
        options.appearance = { view, state in if state.field.id == "b" { view.titleLabel.textColor = .systemPurple } }
        let screen = try Screen(reading: form, options: options)
        #expect(try screen.view(of: screen.row("b")).titleLabel.textColor.recipe == "systemPurple")
    }
}
