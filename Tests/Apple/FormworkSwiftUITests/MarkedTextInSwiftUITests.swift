import FormworkCore
import FormworkScreens
import Foundation
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble

/// Emphasis, links and lists in the texts of a form.
@MainActor struct MarkedTextInSwiftUITests {
    private static let form = #"""
        {"id": "f", "locale": "en", "title": "F", "description": "Read [the rules](https://example.org/rules) *first*",
         "sections": [{"id": "s", "title": "**S**", "info": "See [help](/help)", "footer": "Then **send**",
          "fields": [
            {"id": "agree", "type": "check", "title": "I agree to [the terms](https://example.org/terms)", "validations": {"required": true}},
            {"id": "name", "type": "text", "title": "Your *full* name", "info": "- as in your passport\n- [why](https://example.org/why)"},
            {"id": "note", "type": "info", "title": "Note", "value": "Open **daily**, see [hours](https://example.org/hours)"}
          ]}]}
        """#

    private func open(_ change: (inout FormworkStyle) -> Void = { _ in }) throws -> Stage {
        var style = FormworkStyle()
        change(&style)
        return try Stage(reading: Self.form) { [style] in $0.formworkStyle(style) }
    }

    /// The looks of words in a text.
    private func intent(of words: String, on stage: Stage) -> InlinePresentationIntent? {
        for text in stage.host.found where text.element.kind == .text {
            guard case .reading(let content) = text.element.action else { continue }
            for run in content.runs where String(content[run.range].characters) == words {
                return content[run.range].inlinePresentationIntent
            }
        }
        return nil
    }

    @Test func wordsAreBoldAndSlanted() throws {
        let stage = try open()
        #expect(intent(of: "full", on: stage) == .emphasized)
        #expect(intent(of: "daily", on: stage) == .stronglyEmphasized)
        #expect(intent(of: "first", on: stage) == .emphasized)
        #expect(intent(of: "S", on: stage) == .stronglyEmphasized)
        #expect(intent(of: "send", on: stage) == .stronglyEmphasized)
        #expect(stage.texts("name").contains("• as in your passport\n• why"))
        #expect(stage.texts("agree").contains("I agree to the terms *"))
    }

    @Test func linksOpenByTheEnvironment() throws {
        let stage = try open { $0.site = URL(string: "https://example.com/forms/") }
        UIApplication.only.opened = []
        #expect(stage.host.touch(link: "why", in: "name"))
        #expect(stage.host.touch(link: "the rules") && stage.host.touch(link: "help"))
        #expect(UIApplication.only.opened.map(\.path) == ["/why", "/rules", "/help"])
        var seen: [URL] = []
        let own = try Stage(reading: Self.form) {
            $0.environment(
                \.openURL,
                OpenURLAction { address in
                    seen.append(address)
                    return .handled
                })
        }
        #expect(own.host.touch(link: "hours", in: "note") && seen.map(\.path) == ["/hours"])
        // Without a site these words are no link.
        #expect(!own.host.touch(link: "help") && UIApplication.only.opened.count == 3)
    }

    @Test func thoseWhoListenOpenLinksFromTheControl() throws {
        let stage = try open()
        UIApplication.only.opened = []
        #expect(stage.host.act("the terms", on: "agree"))
        #expect(stage.host.act("hours", on: "note"))
        let name = try #require(stage.host.hosted(in: "name", UITextField.self))
        #expect(name.accessibilityLabel == "Your full name")
        #expect(stage.host.person.perform("why", on: name))
        #expect(UIApplication.only.opened.map(\.path) == ["/terms", "/hours", "/why"])
    }

    @Test func aBoxWithALinkIsTickedBesideIt() throws {
        let stage = try open { $0.checkStyle = .box }
        UIApplication.only.opened = []
        let boxes = stage.host.all(.button, in: "agree").filter { $0.surface == .screen }
        #expect(boxes.count == 1 && boxes[0].label.hasPrefix("I agree to the terms"))
        #expect(!boxes[0].words.contains("terms"))
        #expect(stage.host.touch(link: "the terms", in: "agree"))
        #expect(stage.host.tap(boxes[0].label, in: "agree") && stage.session.value("agree") == .bool(true))
    }
}
