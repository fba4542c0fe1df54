import FormworkCore
import FormworkScreens
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble

/// Fonts, edges and lines of a form's styles.
@MainActor struct LooksInSwiftUITests {
    private func open(_ styles: String) throws -> Stage {
        try Stage(
            reading: """
                {"id": "f", "locale": "en", "groups": [{"id": "g", "title": "Group",
                  "styles": {"font": "Avenir Next", "font_size": "24", "background_color": "#ff00ff"}, "sections": [
                 {"id": "s", "styles": {"separator_color": "#00ffff"}, "fields": [
                  {"id": "a", "type": "text", "title": "A", "info": "Hint", "validations": {"required": true}, "styles": {\(styles)}},
                  {"id": "b", "type": "text", "title": "B"}]}]}]}
                """)
    }

    private func drawn(_ stage: Stage, _ path: String) -> [String] {
        stage.host.found.filter {
            $0.element.kind == .divider && $0.identifiers.contains(path) && $0.surface == .background
        }
        .map(\.element.words)
    }

    @Test func aFieldHasTheFontsOfTheForm() throws {
        let stage = try open(
            ##""heading_label_font": "Avenir Next", "heading_label_font_size": "20", "tooltip_font": "Menlo", "font": "Avenir", "enabled_text_color": "#ff0000""##
        )
        let title = try #require(stage.host.all(.text, in: "a").first { $0.words == "A *" })
        #expect(title.styles.contains("Avenir Next 20"))
        #expect(stage.host.all(.text, in: "a").first { $0.words == "Hint" }?.styles.contains("Menlo 13") == true)
        let field = try #require(stage.host.hosted(in: "a", UITextField.self))
        #expect(field.font?.name == "Avenir" && field.textColor?.recipe.hasPrefix("rgba(1.0, 0.0, 0.0, 1.0)") == true)
        #expect(stage.host.hosted(in: "b", UITextField.self)?.font?.name == "body")
    }

    @Test func theHeadingOfAGroupHasItsOwnLooks() throws {
        let stage = try open("")
        let title = try #require(stage.host.found.first { $0.element.kind == .text && $0.words == "Group" })
        #expect(title.styles.contains("Avenir Next 24"))
        #expect(stage.host.found.contains { $0.element.words == "255 0 255" && $0.surface == .background })
    }

    @Test func linesBetweenFieldsHaveTheColourOfTheirSection() throws {
        let stage = try open("")
        #expect(stage.host.all(.hosted, in: "a").first?.styles.contains("separator 0 255 255") == true)
    }

    @Test func anEdgeIsDrawnForTheStateOfItsControl() async throws {
        let stage = try open(
            ##""border_width": "2", "corner_radius": "6", "border_color": "#0000ff", "active_border_color": "#00ff00", "invalid_border_color": "#ff0000", "background_color": "#ffffff""##
        )
        #expect(drawn(stage, "a") == ["fill 255 255 255 radius 6.0", "stroke 0 0 255 width 2.0 radius 6.0"])
        #expect(drawn(stage, "b").isEmpty)
        stage.host.fill("a", "x")
        #expect(drawn(stage, "a").last == "stroke 0 255 0 width 2.0 radius 6.0")
        stage.session.set("a", to: .blank)
        await stage.submit()
        #expect(drawn(stage, "a").last == "stroke 255 0 0 width 2.0 radius 6.0")
    }
}
