import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Looks of smaller parts: aligned texts, placeholders, titles while disabled, marks, options, and the room around them.
@MainActor struct PartLooksTests {
    private let red = "rgba(1.0, 0.0, 0.0, 1.0)"

    private func open(
        _ fields: String, styles: String = "{}", settings: UITraitCollection? = nil,
        options: FormOptions = FormOptions()
    ) throws -> Screen {
        try Screen(fields: fields, form: #", "styles": \#(styles)"#, settings: settings, options: options)
    }

    @Test(arguments: [
        (UITraitEnvironmentLayoutDirection.leftToRight, NSTextAlignment.right), (.rightToLeft, .left),
    ]) func aTextStandsWhereTheFormSaysInTheDirectionOfWriting(
        direction: UITraitEnvironmentLayoutDirection, end: NSTextAlignment
    ) throws {
        let screen = try open(
            """
            {"id": "end", "type": "decimal", "title": "E", "styles": {"text_alignment": "end"}},
            {"id": "long", "type": "text_view", "title": "L"}, {"id": "start", "type": "text", "title": "S", "styles": {"text_alignment": "start"}},
            {"id": "go", "type": "button", "title": "Go", "styles": {"text_alignment": "start"}},
            {"id": "usual", "type": "button", "title": "Go", "styles": {"tint_color": "#ff0000"}}
            """, styles: #"{"text_alignment": "center"}"#, settings: UITraitCollection(direction: direction))
        #expect(try screen.control("end", UITextField.self).textAlignment == end)
        #expect(try screen.control("long", UITextView.self).textAlignment == .center)
        #expect(try screen.control("start", UITextField.self).textAlignment == .natural)
        #expect(try screen.control("go", UIButton.self).contentHorizontalAlignment == .leading)
    }

    @Test func aPlaceholderHasItsColourAndFontAlsoAfterTheFocusMoved() throws {
        let screen = try open(
            """
            {"id": "a", "type": "text", "title": "A", "placeholder": "Ada"},
            {"id": "long", "type": "text_view", "title": "L", "placeholder": "Story"},
            {"id": "b", "type": "text", "title": "B", "placeholder": "Bob", "styles": {"placeholder_text_color": "#0000ff"}}
            """,
            styles:
                ##"{"placeholder_text_color": "#ff0000", "placeholder_font": "Avenir", "placeholder_font_size": 12}"##)
        let field = try screen.control("a", UITextField.self)
        func look(_ field: UITextField) -> (color: String?, font: UIFont?) {
            let look = field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil) ?? [:]
            return ((look[.foregroundColor] as? UIColor)?.recipe, look[.font] as? UIFont)
        }
        #expect(field.placeholder == "Ada" && look(field).color?.hasPrefix(red) == true)
        #expect(look(field).font?.name == "Avenir" && look(field).font?.pointSize == 12)
        try screen.fill("a", "x")
        try screen.fill("b", "")
        #expect(look(field).color?.hasPrefix(red) == true)
        #expect(look(try screen.control("b", UITextField.self)).color?.hasPrefix("rgba(0.0, 0.0, 1.0, 1.0)") == true)
        let words = try screen.control("long", UITextView.self).all(UILabel.self).first { $0.text == "Story" }
        #expect(words?.textColor.recipe.hasPrefix(red) == true && words?.font.name == "Avenir")
        #expect(try screen.control("a", UITextField.self).textColor?.recipe == "label")
    }

    @Test func aFieldThatTakesNoInputHasTheLooksForThat() throws {
        let screen = try open(
            """
            {"id": "on", "type": "switch", "title": "On"},
            {"id": "a", "type": "text", "title": "A", "info": "H", "enabled_when": "$on",
             "styles": {"disabled_heading_label_text_color": "#ff0000", "disabled_heading_label_font": "Avenir",
                        "disabled_text_color": "#ff0000", "disabled_font_size": 12}},
            {"id": "b", "type": "text", "title": "B", "enabled_when": "$on", "styles": {"disabled_heading_label_text_color": "#ff0000"}}
            """)
        let view = try screen.view(of: screen.row("a")), field = try screen.control("a", UITextField.self)
        #expect(view.titleLabel.textColor.recipe.hasPrefix(red) && view.titleLabel.font.name == "Avenir")
        #expect(field.textColor?.recipe.hasPrefix(red) == true && field.font?.pointSize == 12)
        // What the form colours is not made pale as well.
        #expect(view.alpha == 1 && view.head.alpha == 1 && field.alpha == 1 && view.hintLabel.alpha == 0.5)
        let other = try screen.view(of: screen.row("b")), plain = try screen.control("b", UITextField.self)
        #expect(other.head.alpha == 1 && plain.alpha == 0.5)
        screen.session.set("on", to: true)
        screen.person.settle()
        #expect(view.titleLabel.textColor.recipe == "secondaryLabel" && view.titleLabel.font.name == "subheadline")
        #expect(field.textColor?.recipe == "label" && view.hintLabel.alpha == 1)
        #expect(plain.alpha == 1)
    }

    @Test func theMarkStandsBeforeTheTitleInItsColourAndIsNotRead() throws {
        let fields = """
            {"id": "a", "type": "text", "title": "Name", "validations": {"required": true}},
            {"id": "b", "type": "text", "title": "**Bold**", "validations": {"required": true}},
            {"id": "c", "type": "text", "title": "Free"}
            """
        let screen = try open(fields, styles: ##"{"required_mark": "before", "required_mark_color": "#ff0000"}"##)
        let title = try screen.view(of: screen.row("a")).titleLabel
        #expect(title.text == "* Name")
        func color(_ text: NSAttributedString?, _ place: Int) -> String? {
            (text?.attributes(at: place, effectiveRange: nil)[.foregroundColor] as? UIColor)?.recipe
        }
        #expect(color(title.attributedText, 0)?.hasPrefix(red) == true && color(title.attributedText, 2) == nil)
        let marked = try #require(try screen.view(of: screen.row("b")).all(MarkedTextView.self).first)
        #expect(marked.attributedText?.string == "* Bold" && color(marked.attributedText, 0)?.hasPrefix(red) == true)
        #expect(color(marked.attributedText, 2)?.hasPrefix(red) == false)
        #expect(try screen.view(of: screen.row("c")).titleLabel.text == "Free")
        let after = try open(fields)
        #expect(try after.view(of: after.row("a")).titleLabel.text == "Name *")
        let said = try screen.control("a", UITextField.self).accessibilityLabel
        #expect(said == "Name, must be answered")
        #expect(try after.control("a", UITextField.self).accessibilityLabel == said)
    }

    @Test func optionsHaveTheFontsColoursAndSizesOfTheForm() throws {
        let screen = try open(
            """
            {"id": "one", "type": "select", "title": "One", "style": "radio", "options": [
              {"id": "a", "title": "First", "info": "Sentence", "image": "symbol:star"},
              {"id": "b", "title": "Sold", "disabled": true}],
             "styles": {"option_text_color": "#ff0000", "option_font": "Avenir", "option_info_font_size": 11, "option_picture_size": 40, "box_size": 30}},
            {"id": "other", "type": "select", "title": "Other", "style": "radio", "options": [{"id": "a", "title": "Usual"}]}
            """)
        let lines = try screen.view(of: screen.row("one")).all(OptionLine.self)
        let words = try #require(lines[0].words)
        #expect(words.title.text == "First" && words.title.font.name == "Avenir")
        #expect(words.title.textColor.recipe.hasPrefix(red))
        #expect(words.info.text == "Sentence" && words.info.font.pointSize == 11)
        #expect(lines[0].button.configuration?.title == nil && lines[0].button.accessibilityLabel == "First")
        #expect(lines[1].words?.title.textColor.recipe == "secondaryLabel" && lines[1].words?.info.isHidden == true)
        let sides = lines[0].all(UIImageView.self).flatMap(\.constraints)
            .filter { $0.isActive && $0.relation == .equal && $0.constant == 40 }
        #expect(sides.count == 2)
        #expect(screen.person.tap(lines[0].button) && screen.session.value("one") == "a")
        #expect(words.symbolView.image?.name == "largecircle.fill.circle")
        let usual = try #require(try screen.view(of: screen.row("other")).all(OptionLine.self).first)
        #expect(usual.words == nil && usual.button.shownTitle == "Usual")
    }

    @Test func aListOfOptionsHasTheirLooks() throws {
        let screen = try open(
            """
            {"id": "one", "type": "select", "title": "One", "style": "search", "options": [
              {"id": "a", "title": "First"}, {"id": "b", "title": "Second"}],
             "styles": {"option_text_color": "#ff0000", "option_font": "Avenir"}}
            """)
        #expect(screen.person.tap(try screen.view(of: screen.row("one"))))
        let list = try #require(screen.person.top as? OptionListController)
        let label = try #require(list.tableView.visibleCells.first?.textLabel)
        #expect(label.text == "First" && label.font.name == "Avenir" && label.textColor.recipe.hasPrefix(red))
    }

    @Test func partsHaveTheRoomThatTheFormSays() throws {
        let fields = """
            {"id": "a", "type": "text", "title": "A", "info": "H", "styles": {"part_spacing": 20, "row_padding": 30, "text_padding": 12}},
            {"id": "long", "type": "text_view", "title": "L", "styles": {"text_padding": 12}},
            {"id": "b", "type": "text", "title": "B", "info": "H"}
            """
        let screen = try open(fields)
        func height(_ path: String) throws -> CGFloat {
            var view: UIView? = try screen.view(of: screen.row(path))
            while let one = view, !(one is LineCell) { view = one.superview }
            return try #require(view as? LineCell).fittedHeight(width: 300)
        }
        let view = try screen.view(of: screen.row("a")), other = try screen.view(of: screen.row("b"))
        #expect(view.content.spacing == 20 && other.content.spacing == 8)
        #expect((view.content.superview as? UIStackView)?.spacing == 20)
        #expect(try height("a") >= height("b") + 40)
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
        #expect(try screen.control("a", UITextField.self).textRect(forBounds: bounds).minX == 12)
        #expect(try screen.control("a", UITextField.self).editingRect(forBounds: bounds).width == 76)
        #expect(try screen.control("b", UITextField.self).textRect(forBounds: bounds).minX == 0)
        #expect(try screen.control("long", UITextView.self).textContainerInset.left == 12)
    }

    @Test func theBoxOfACheckIsAsLargeAsTheFormSaysAndItsWordsHaveTheirLooks() throws {
        var options = FormOptions()
        options.checkStyle = .box
        UIImage.ofApp.add("Box", CGSize(width: 20, height: 20))
        options.symbols.unticked = .asset("Box")
        let screen = try open(
            """
            {"id": "terms", "type": "check", "title": "I agree",
             "styles": {"box_size": 36, "tint_color": "#ff0000", "heading_label_text_color": "#ff0000", "heading_label_font": "Avenir"}}
            """, options: options)
        let view = try #require(try screen.view(of: screen.row("terms")) as? TickView)
        #expect(view.box.currentImage?.size.height == 36 && view.box.tintColor.recipe.hasPrefix(red))
        #expect(view.titleLabel.font.name == "Avenir" && view.titleLabel.textColor.recipe.hasPrefix(red))
    }
}
