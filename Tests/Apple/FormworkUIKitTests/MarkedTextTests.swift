import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Emphasis, links and lists in the texts of a form.
@MainActor struct MarkedTextTests {
    private static let form = #"""
        {"id": "f", "locale": "en", "title": "F", "description": "Read [the rules](https://example.org/rules) *first*",
         "sections": [{"id": "s", "title": "**S**", "info": "See [help](/help)", "footer": "Then **send**",
          "fields": [
            {"id": "agree", "type": "check", "title": "I agree to [the **terms**](https://example.org/terms)", "validations": {"required": true}},
            {"id": "name", "type": "text", "title": "Your *full* name", "info": "- as in your passport\n- [why](https://example.org/why)"},
            {"id": "pick", "type": "select", "title": "**Pick**", "info": "[More](https://example.org/more)",
             "options": [{"id": "a", "title": "A"}, {"id": "b", "title": "B"}]},
            {"id": "note", "type": "info", "title": "Note", "value": "Open **daily**, see [hours](https://example.org/hours)"}
          ]}]}
        """#

    private func open(_ change: (inout FormOptions) -> Void = { _ in }, settings: UITraitCollection? = nil) throws
        -> Screen
    {
        var options = FormOptions()
        change(&options)
        return try Screen(reading: Self.form, height: 2_000, settings: settings, options: options)
    }

    /// The texts with marks in a field, from the top.
    private func texts(_ path: String, of screen: Screen) throws -> [MarkedTextView] {
        try screen.view(of: screen.row(path)).all(MarkedTextView.self)
    }

    /// The looks of the words that stand at a text.
    private func font(of words: String, in view: UITextView) throws -> UIFont {
        let text: NSAttributedString = view.attributedText
        let place = (text.string as NSString).range(of: words).location
        return try #require(text.attribute(.font, at: place, effectiveRange: nil) as? UIFont)
    }

    @Test func wordsAreBoldAndSlantedInTheFontOfTheirLabel() throws {
        let screen = try open()
        let view = try screen.view(of: screen.row("name"))
        let title = try #require(try texts("name", of: screen).first)
        #expect(title.text == "Your full name" && view.titleLabel.isHidden && !title.isHidden)
        #expect(try font(of: "full", in: title).fontDescriptor.symbolicTraits == .traitItalic)
        #expect(try font(of: "Your", in: title) === view.titleLabel.font)
        let terms = try #require(try texts("agree", of: screen).first)
        // The sign of what must be answered stands after the words.
        #expect(terms.text == "I agree to the terms *")
        #expect(try font(of: "terms", in: terms).fontDescriptor.symbolicTraits == .traitBold)
        let note = try #require(try texts("note", of: screen).first)
        #expect(note.text == "Open daily, see hours")
    }

    @Test func listsStandInLinesOfTheirOwn() throws {
        let screen = try open()
        #expect(try texts("name", of: screen).last?.text == "• as in your passport\n• why")
    }

    @Test func linksTakeTouchesAndOtherWordsLeaveThemToTheLine() throws {
        let screen = try open()
        UIApplication.only.opened = []
        let terms = try #require(try texts("agree", of: screen).first)
        #expect(screen.person.touch(link: "the terms", in: terms) || screen.person.touch(link: "the ", in: terms))
        #expect(UIApplication.only.opened.map(\.absoluteString) == ["https://example.org/terms"])
        #expect(screen.session.value("agree") == .blank)
        #expect(!terms.point(inside: CGPoint(x: 300, y: 300), with: nil))
        #expect(!terms.becomeFirstResponder() && !terms.isEditable)
    }

    @Test func linksInWordsThatArePressedStandBesideThem() throws {
        let screen = try Screen(
            fields: #"""
                {"id": "pick", "type": "select", "title": "Pick", "options": [
                  {"id": "a", "title": "Accept [the rules](https://example.org/rules)"}, {"id": "b", "title": "No"}]},
                {"id": "go", "type": "button", "title": "Go, see [how](https://example.org/how)"},
                {"id": "other", "type": "button", "title": "Other"}
                """#)
        UIApplication.only.opened = []
        try screen.press("the rules", in: "pick")
        #expect(screen.session.value("pick") == .blank)
        try screen.press("Accept the rules", in: "pick")
        #expect(screen.session.value("pick") == "a")
        try screen.press("how", in: "go")
        #expect(UIApplication.only.opened.map(\.path) == ["/rules", "/how"])
        let link = try screen.view(of: screen.row("go")).all(UIButton.self).first { $0.shownTitle == "how" }
        #expect(link?.accessibilityTraits.contains(.link) == true)
        #expect(try screen.view(of: screen.row("other")).all(UIButton.self).count == 1)
    }

    @Test func theAppOpensLinksWhereItWantsTo() throws {
        var seen: [String] = []
        let screen = try open {
            $0.openLink = { seen.append($0.absoluteString) }
            $0.site = URL(string: "https://example.com/forms/")
        }
        UIApplication.only.opened = []
        let more = try #require(try texts("pick", of: screen).last)
        #expect(screen.person.touch(link: "More", in: more))
        let section = try #require(screen.table.headerView(forSection: 0))
        let help = try #require(section.all(MarkedTextView.self).last)
        #expect(screen.person.touch(link: "help", in: help))
        #expect(seen == ["https://example.org/more", "https://example.com/help"])
        #expect(UIApplication.only.opened.isEmpty)
    }

    @Test func anAddressWithoutAHostIsNoLinkWithoutASite() throws {
        let screen = try open()
        let section = try #require(screen.table.headerView(forSection: 0))
        let info = try #require(section.all(MarkedTextView.self).last { $0.text == "See help" } ?? nil)
        #expect(!screen.person.touch(link: "help", in: info))
    }

    @Test func thoseWhoListenOpenLinksFromTheControl() throws {
        let screen = try open()
        UIApplication.only.opened = []
        let name = try screen.control("name", UITextField.self)
        #expect(name.accessibilityLabel == "Your full name")
        #expect(name.accessibilityCustomActions?.map(\.name) == ["why"])
        #expect(screen.person.perform("why", on: name))
        let toggle = try screen.control("agree", UISwitch.self)
        #expect(screen.person.perform("the terms", on: toggle))
        #expect(UIApplication.only.opened.map(\.path) == ["/why", "/terms"])
        // The title of options is heard by itself, so the text in its place is.
        let title = try #require(try texts("pick", of: screen).first)
        #expect(title.isAccessibilityElement && title.accessibilityLabel == "Pick")
        #expect(title.accessibilityCustomActions?.map(\.name) == ["More"])
        #expect(screen.person.elements().contains { $0 === title })
        let heard = screen.person.listen().compactMap(\.label)
        #expect(heard.filter { $0.hasPrefix("Your full name") }.count == 1)
    }

    @Test func headersFootersAndTheSentenceUnderTheTitleHaveMarks() throws {
        let screen = try open()
        let top = try #require(screen.table.tableHeaderView as? TopView)
        #expect(top.all(MarkedTextView.self).map(\.text) == ["Read the rules first"])
        #expect(top.introduction.isHidden && top.frame.height > 0)
        let header = try #require(screen.table.headerView(forSection: 0))
        #expect(header.all(MarkedTextView.self).first?.text == "S")
        #expect(header.all(MarkedTextView.self).first?.accessibilityTraits == .header)
        let footer = try #require(screen.table.footerView(forSection: 0))
        #expect(footer.all(MarkedTextView.self).map(\.text) == ["Then send"])
    }

    @Test func aTitleThatWaitsInItsControlIsNotSeenTwice() throws {
        let screen = try open { $0.labelStyle = { _ in .floating } }
        let title = try #require(try texts("name", of: screen).first)
        #expect(title.alpha == 0)
        try screen.fill("name", "Ada")
        #expect(title.alpha == 1)
    }

    @Test func marksFollowAChangedForm() throws {
        let screen = try open()
        #expect(try texts("name", of: screen).count == 2)
        try screen.session.change {
            $0.updateFields(["name"]) { field in
                field.title = "Name"
                field.info = "Plain"
            }
        }
        screen.person.settle()
        let view = try screen.view(of: screen.row("name"))
        #expect(view.all(MarkedTextView.self).isEmpty)
        #expect(view.titleLabel.text == "Name" && !view.titleLabel.isHidden)
        #expect(view.hintLabel.text == "Plain" && !view.hintLabel.isHidden)
        let name = try screen.control("name", UITextField.self)
        #expect(name.accessibilityCustomActions?.isEmpty != false)
    }
}
