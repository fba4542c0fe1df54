import FormworkCore
import FormworkScreens
import Foundation
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble

/// Looks of smaller parts: aligned texts, placeholders, titles while disabled, marks, options, and how high rows are.
@MainActor struct PartLooksInSwiftUITests {
    private let red = "rgba(1.0, 0.0, 0.0, 1.0)"

    private func open(
        _ fields: String, styles: String = "{}", size: DynamicTypeSize = .large,
        _ change: (inout FormworkStyle) -> Void = { _ in }
    ) throws -> Stage {
        var style = FormworkStyle()
        change(&style)
        return try Stage(
            reading:
                #"{"id": "f", "locale": "en", "styles": \#(styles), "sections": [{"id": "s", "fields": [\#(fields)]}]}"#
        ) { $0.formworkStyle(style).dynamicTypeSize(size) }
    }

    @Test func textsAndPlaceholdersLookAsTheFormSays() throws {
        let stage = try open(
            """
            {"id": "a", "type": "decimal", "title": "A", "placeholder": "12", "styles": {"text_alignment": "end", "text_padding": 12}},
            {"id": "b", "type": "text_view", "title": "B", "styles": {"text_alignment": "center"}},
            {"id": "c", "type": "text", "title": "C", "styles": {"placeholder_text_color": "#0000ff"}, "placeholder": "x"}
            """, styles: ##"{"placeholder_text_color": "#ff0000", "placeholder_font": "Avenir"}"##)
        let field = try #require(stage.host.hosted(in: "a", UITextField.self))
        #expect(field.textAlignment == .right && field.placeholder == "12")
        let look = field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil) ?? [:]
        #expect((look[.foregroundColor] as? UIColor)?.recipe.hasPrefix(red) == true)
        #expect((look[.font] as? UIFont)?.name == "Avenir")
        #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 30)).minX == 12)
        #expect(stage.host.hosted(in: "b", UITextView.self)?.textAlignment == .center)
        let other = stage.host.hosted(in: "c", UITextField.self)
        let color = other?.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
        #expect(color?.recipe.hasPrefix("rgba(0.0, 0.0, 1.0, 1.0)") == true && other?.textAlignment == .natural)
    }

    @Test func aFieldThatTakesNoInputHasTheLooksForThat() throws {
        let stage = try open(
            """
            {"id": "on", "type": "switch", "title": "On"},
            {"id": "a", "type": "text", "title": "A", "enabled_when": "$on",
             "styles": {"disabled_heading_label_text_color": "#ff0000", "disabled_heading_label_font": "Menlo",
                        "disabled_text_color": "#ff0000", "disabled_font": "Avenir"}}
            """)
        func title() -> Found? { stage.host.all(.text, in: "a").first { $0.words == "A" } }
        let field = try #require(stage.host.hosted(in: "a", UITextField.self))
        #expect(title()?.styles.contains("Menlo 15") == true && title()?.colors.contains("255 0 0") == true)
        #expect(field.textColor?.recipe.hasPrefix(red) == true && field.font?.name == "Avenir")
        stage.session.set("on", to: true)
        stage.host.settle()
        #expect(title()?.styles.contains("Menlo 15") == false && title()?.colors.contains("255 0 0") == false)
        #expect(field.textColor?.recipe == "label" && field.font?.name == "body")
    }

    @Test func theMarkStandsBeforeTheTitleInItsColourAndIsNotRead() throws {
        let stage = try open(
            """
            {"id": "a", "type": "text", "title": "Name", "validations": {"required": true}},
            {"id": "b", "type": "text", "title": "**Bold**", "validations": {"required": true}},
            {"id": "c", "type": "text", "title": "Free"}
            """, styles: ##"{"required_mark": "before", "required_mark_color": "#ff0000"}"##)
        func colors(_ path: String, _ words: String) -> [Color?] {
            guard let found = stage.host.all(.text, in: path).first(where: { $0.words == words }),
                case .reading(let text) = found.element.action
            else { return [] }
            return text.runs.map { $0[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] }
        }
        let red = Color(StyleColor(red: 255, green: 0, blue: 0))
        #expect(colors("a", "* Name") == [red, nil])
        #expect(colors("b", "* Bold") == [red, nil])
        #expect(stage.host.all(.text, in: "c").contains { $0.words == "Free" })
        #expect(stage.host.hosted(in: "a", UITextField.self)?.accessibilityLabel == "Name, must be answered")
    }

    @Test func optionsHaveTheFontsAndColoursOfTheForm() throws {
        let stage = try open(
            """
            {"id": "one", "type": "select", "title": "One", "style": "radio", "options": [
              {"id": "a", "title": "First", "info": "Sentence"}, {"id": "b", "title": "Sold", "disabled": true}],
             "styles": {"option_text_color": "#ff0000", "option_font": "Menlo", "option_info_font": "Courier", "option_info_font_size": 11}}
            """)
        func text(_ words: String) -> Found? {
            stage.host.found.first { $0.element.kind == .text && $0.words == words }
        }
        #expect(text("First")?.styles.contains("Menlo 17") == true && text("First")?.colors.contains("255 0 0") == true)
        #expect(text("Sentence")?.styles.contains("Courier 11") == true)
        #expect(text("Sold")?.styles.contains("Menlo 17") == true && text("Sold")?.colors.contains("255 0 0") == false)
    }

    @Test func aRowIsAsHighAsTheAppSaysUnlessSomethingIsWrong() async throws {
        let fields = #"{"id": "a", "type": "text", "title": "A", "validations": {"required": true}}"#
        let stage = try open(fields) { $0.exactLineHeight = { _ in 100 } }
        func heights(_ stage: Stage) -> [Double] { stage.host.all(.text, in: "a").first?.heights ?? [] }
        // The list keeps 22 points free by itself.
        #expect(heights(stage).contains(78))
        await stage.submit()
        #expect(!heights(stage).contains(78) && heights(stage).contains(100))
        let low = try open(fields) { $0.exactLineHeight = { _ in 20 } }
        #expect(heights(low).contains(22), "a finger needs 44 points")
        let large = try open(fields, size: .accessibility3) { $0.exactLineHeight = { _ in 100 } }
        #expect(!heights(large).contains(78))
    }
}
