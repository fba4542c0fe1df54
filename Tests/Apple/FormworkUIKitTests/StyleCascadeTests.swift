import FormworkCore
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// What a form says of its looks holds in its sections and fields, and the nearest says it last. What a group says is for its heading.
@MainActor struct StyleCascadeTests {
    private let form = """
        {"id": "f", "locale": "en",
         "styles": {"heading_label_text_color": "#ff0000", "tooltip_label_text_color": "#00ff00", "heading_label_font_size": 20},
         "groups": [
          {"id": "g", "title": "G", "styles": {"heading_label_text_color": "#0000ff"}, "sections": [
            {"id": "s", "styles": {"heading_label_font_size": 24}, "fields": [
              {"id": "own", "type": "text", "title": "T", "info": "H",
               "styles": {"heading_label_text_color": "#ffffff", "heading_label_font_size": 30}},
              {"id": "ofSection", "type": "text", "title": "T", "info": "H"}]},
            {"id": "t", "fields": [{"id": "ofForm", "type": "text", "title": "T", "info": "H"}]}]}]}
        """

    @Test(arguments: [
        ("own", "rgba(1.0, 1.0, 1.0, 1.0)", 30.0), ("ofSection", "rgba(1.0, 0.0, 0.0, 1.0)", 24.0),
        ("ofForm", "rgba(1.0, 0.0, 0.0, 1.0)", 20.0),
    ]) func theNearestPartThatSaysItDecides(path: String, color: String, size: Double) throws {
        let screen = try Screen(reading: form)
        let view = try screen.view(of: screen.row(path))
        #expect(view.titleLabel.textColor.recipe.hasPrefix(color))
        #expect(Double(view.titleLabel.font.pointSize) == size)
        // Each property is looked up by itself: nobody but the form says the colour of hints.
        #expect(view.hintLabel.textColor.recipe.hasPrefix("rgba(0.0, 1.0, 0.0, 1.0)"))
    }
}
