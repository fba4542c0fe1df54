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
        #expect(try screen.view(of: screen.row("a")).titleLabel.textColor.recipe.hasPrefix("rgba(1.0, 0.0, 0.0, 1.0)"))
        #expect(try screen.view(of: screen.row("b")).titleLabel.textColor.recipe.hasPrefix("rgba(0.0, 1.0, 0.0, 1.0)"))
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

    private func open(_ styles: String, settings: UITraitCollection? = nil) throws -> Screen {
        try Screen(
            reading: """
                {"id": "f", "locale": "en", "styles": {"separator_color": "#00ffff"}, "groups": [{"id": "g", "title": "Group",
                  "styles": {"font": "Avenir Next", "font_size": "24", "background_color": "#ff00ff"}, "sections": [{"id": "s", "fields": [
                  {"id": "a", "type": "text", "title": "A", "info": "Hint", "validations": {"required": true}, "styles": {\(styles)}},
                  {"id": "b", "type": "text", "title": "B"}]}]}]}
                """, settings: settings)
    }

    private func edge(_ path: String, _ screen: Screen) throws -> [String] {
        let edge = try screen.view(of: screen.row(path)).edge
        return edge.map { $0.isHidden ? [] : $0.drawing() } ?? []
    }

    @Test func aFieldHasTheFontsOfTheForm() throws {
        let screen = try open(
            #""heading_label_font": "Avenir Next", "heading_label_font_size": "20", "tooltip_font": "Unknown", "font": "Avenir""#
        )
        let view = try screen.view(of: screen.row("a"))
        #expect(view.titleLabel.font.name == "Avenir Next" && view.titleLabel.font.pointSize == 20)
        #expect(view.hintLabel.font.name == "system" && view.hintLabel.font.pointSize == 13)
        #expect(try screen.control("a", UITextField.self).font?.name == "Avenir")
        #expect(try screen.control("b", UITextField.self).font?.name == "body")
    }

    @Test func theHeadingOfAGroupHasItsOwnLooks() throws {
        let screen = try open("")
        let header = try #require(screen.table.headerView(forSection: 0))
        let title = try #require(header.all(UILabel.self).first { $0.text == "Group" })
        #expect(title.font.name == "Avenir Next" && title.font.pointSize == 24)
        #expect(header.contentView.backgroundColor?.recipe == "rgba(1.0, 0.0, 1.0, 1.0)")
    }

    @Test func linesBetweenFieldsHaveTheLooksOfTheirSection() throws {
        let screen = try Screen(
            reading: ##"""
                {"id": "f", "locale": "en", "styles": {"separator_color": "#00ffff"}, "sections": [
                 {"id": "s", "title": "S", "styles": {"separator_color": "#ff0000", "height": "3"}, "fields": [
                  {"id": "a", "type": "text", "title": "A"},
                  {"id": "b", "type": "switch", "title": "B"},
                  {"id": "c", "type": "text", "title": "C", "visible_when": "$b"}]},
                 {"id": "t", "title": "T", "fields": [
                  {"id": "d", "type": "text", "title": "D"}, {"id": "e", "type": "text", "title": "E"}]}]}
                """##)
        func line(_ path: String) throws -> String? {
            let place = try #require(screen.table.driver.table.place(of: screen.row(path)))
            let cell = try #require(screen.table.cellForRow(at: IndexPath(row: place.line, section: place.section)))
            let line = try #require(cell.contentView.subviews.compactMap { $0 as? SeparatorView }.first)
            #expect((cell.separatorInset.right > 1_000) == !line.isHidden)
            let height = line.constraints.first { $0.isActive && $0.firstItem === line }?.constant
            return line.isHidden ? nil : "\(line.backgroundColor?.recipe ?? "") \(height ?? 0)"
        }
        #expect(try line("a") == "rgba(1.0, 0.0, 0.0, 1.0) 3.0")
        #expect(try line("b") == nil, "the last one has none")
        #expect(try line("d") == "rgba(0.0, 1.0, 1.0, 1.0) 1.0")
        screen.session.set("b", to: true)
        screen.person.settle()
        #expect(try line("b") == "rgba(1.0, 0.0, 0.0, 1.0) 3.0" && line("c") == nil)
        screen.session.set("b", to: false)
        screen.person.settle()
        #expect(try line("b") == nil)
    }

    @Test func anEdgeIsDrawnForTheStateOfItsControl() throws {
        let screen = try open(
            ##""border_width": "2", "corner_radius": "6", "border_color": "#0000ff", "active_border_color": "#00ff00", "invalid_border_color": "#ff0000", "background_color": "#ffffff""##
        )
        #expect(
            try edge("a", screen) == [
                "fill rgba(1.0, 1.0, 1.0, 1.0) radius 6.0", "stroke rgba(0.0, 0.0, 1.0, 1.0) width 2.0 radius 6.0",
            ])
        #expect(try screen.control("a", UITextField.self).backgroundColor == nil)
        #expect(try edge("b", screen).isEmpty)
        try screen.fill("a", "x")
        #expect(try edge("a", screen).last == "stroke rgba(0.0, 1.0, 0.0, 1.0) width 2.0 radius 6.0")
        screen.session.set("a", to: .blank)
        try screen.submit()
        #expect(try edge("a", screen).last == "stroke rgba(1.0, 0.0, 0.0, 1.0) width 2.0 radius 6.0")
    }

    @Test func aPressedButtonHasItsBackground() throws {
        let screen = try Screen(
            fields: ##"""
                {"id": "go", "type": "button", "title": "Go", "styles": {"background_color": "#ffffff",
                  "highlighted_background_color": "#0000ff", "highlighted_title_color": "#ff0000"}}
                """##)
        let button = try screen.control("go", UIButton.self)
        #expect(button.backgroundColor?.recipe == "rgba(1.0, 1.0, 1.0, 1.0)")
        button.isHighlighted = true
        #expect(button.backgroundColor?.recipe == "rgba(0.0, 0.0, 1.0, 1.0)")
        #expect(button.titleColor(for: .highlighted)?.recipe == "rgba(1.0, 0.0, 0.0, 1.0)")
        button.isHighlighted = false
        #expect(button.backgroundColor?.recipe == "rgba(1.0, 1.0, 1.0, 1.0)")
    }

    @Test func whoNeedsContrastSeesWhereToTypeAndWhatIsOff() throws {
        let high = UITraitCollection(contrast: .high)
        let text =
            #"{"id": "a", "type": "text", "title": "A"}, {"id": "off", "type": "text", "title": "Off", "disabled": true}"#
        let screen = try Screen(fields: text, settings: high)
        #expect(try edge("a", screen) == ["stroke label width 1.0 radius 0.0"])
        #expect(try screen.view(of: screen.row("off")).alpha == 0.75)
        screen.person.window.settings = UITraitCollection()
        #expect(try edge("a", screen).isEmpty && screen.view(of: screen.row("off")).alpha == 0.5)
    }
}
