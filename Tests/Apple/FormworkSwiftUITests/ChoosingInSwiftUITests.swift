import FormworkCore
import FormworkScreens
import Foundation
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble
@testable import FormworkUIKitOnDouble

/// The ways in which an app can have a choice made (`FormworkStyle.choice`).
@MainActor struct ChoosingInSwiftUITests {
    private func open(_ way: ChoiceStyle?, isMultiple: Bool = false) throws -> Stage {
        var style = FormworkStyle()
        style.choice = { $0.id == "n" ? way : nil }
        let options = (1...5).map { #"{"id": \#($0), "title": "N\#($0)"}"# }.joined(separator: ",")
        return try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "n", "type": "select", "title": "N", "info": "Hint", "multiple": \(isMultiple), "options": [\(options)]},
                  {"id": "a", "type": "text", "title": "A"}]}]}
                """
        ) { $0.formworkStyle(style) }
    }

    @Test(arguments: [(ChoiceStyle.alert, "alert"), (.actionSheet, "dialog")])
    func anAlertHasAButtonForEachOption(way: ChoiceStyle, shown: String) throws {
        let stage = try open(way)
        #expect(stage.host.tap("N Choose…", in: "n"))
        #expect(stage.host.topSheet?.words == shown)
        #expect(stage.host.all(.button).map(\.words) == ["N1", "N2", "N3", "N4", "N5", "Cancel"])
        #expect(stage.host.all(.text).map(\.words).prefix(2) == ["N", "Hint"])
        #expect(stage.host.tap("N4") && stage.session.value("n") == 4 && stage.host.topSheet == nil)
        #expect(stage.host.tap("N N4", in: "n") && stage.host.tap("Cancel"))
        #expect(stage.session.value("n") == 4 && stage.model.focusedRow == nil)
        #expect(stage.host.tap("N N4", in: "n") && stage.host.tap("N4 ✓") && stage.session.value("n") == 4)
        #expect(stage.host.tap("N N4", in: "n") && stage.host.tap("Clear") && stage.session.value("n") == .blank)
    }

    @Test func theAppCallsAChoiceWhatItWants() throws {
        var style = FormworkStyle()
        style.choice = { $0.id == "n" ? .alert : nil }
        style.choiceTitle = { $0.id == "n" ? "Which number?" : nil }
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "n", "type": "select", "title": "N", "options": [{"id": 1, "title": "N1"}]}]}]}
                """
        ) { $0.formworkStyle(style) }
        // What invites to choose is no answer.
        #expect(stage.host.all(.button, in: "n").first?.spokenValue == "Not answered")
        #expect(stage.host.tap("N Choose…", in: "n"))
        let words = stage.host.all(.text).map(\.words)
        #expect(words.contains("Which number?") && !words.contains("N"))
        #expect(stage.host.tap("N1") && stage.host.all(.button, in: "n").first?.spokenValue == "N1")
    }

    @Test func whatIsOfferedNoMoreIsNotChosenFromAnOpenAlert() throws {
        let stage = try open(.alert)
        stage.host.tap("N Choose…", in: "n")
        let answer = try #require(stage.host.all(.button).first { $0.words == "N4" })
        stage.session.perform(
            .replaceOptions(try #require(stage.session.engine.node(at: "n")), [FieldOption(id: 9, title: "N9")]))
        if case .press(let press) = answer.element.action { press() }
        #expect(stage.session.value("n") == .blank)
    }

    @Test(arguments: [(ChoiceStyle.sheet, "sheet"), (.popover, "popover")])
    func aSheetAndAPopoverHaveTheOptionsAndAButtonThatCloses(way: ChoiceStyle, shown: String) throws {
        let stage = try open(way, isMultiple: true)
        #expect(stage.host.tap("N Choose…", in: "n"))
        #expect(stage.host.topSheet?.words == shown)
        #expect(stage.model.focusedRow == stage.model.row(at: "n")?.id)
        #expect(stage.host.tap("N2") && stage.host.tap("N3") && stage.host.tap("Done"))
        #expect(stage.host.topSheet == nil && stage.model.focusedRow == nil)
        #expect(stage.session.value("n") == .list([2, 3]))
        stage.host.tap("N N2, N3", in: "n")
        stage.host.search("N5")
        #expect(stage.host.all(.button).map(\.words) == ["N5"])
        stage.host.search("zzz")
        #expect(stage.host.all(.text).map(\.words).contains("Nothing was found."))
    }

    @Test func aScreenIsPushed() throws {
        let stage = try open(.screen)
        #expect(stage.host.tap("N Choose…", in: "n"))
        #expect(stage.host.all(.navigation).isEmpty, "the app's stack has it")
        #expect(stage.model.focusedRow == stage.model.row(at: "n")?.id)
        #expect(stage.host.tap("N1"))
        #expect(stage.host.topSheet == nil && stage.session.value("n") == 1 && stage.model.focusedRow == nil)
    }

    @Test func aWheelComesWithTheFocusAndTheBarStopsAtIt() throws {
        let stage = try open(.wheel)
        #expect(stage.host.all(.picker).isEmpty)
        #expect(stage.host.tap("N", in: "n") || stage.host.tap("Choose…", in: "n"))
        let wheel = try #require(stage.host.all(.picker, in: "n").first)
        #expect(wheel.styles.contains("wheel"))
        #expect(stage.host.pick("N3", in: "n") && stage.session.value("n") == 3)
        #expect(stage.host.fill("a", "x"))
        #expect(stage.host.all(.picker).isEmpty)
        let bar = try #require(stage.host.window.firstResponder?.inputAccessoryView as? FormBar)
        stage.host.person.tap(bar.previousItem)
        stage.host.settle()
        #expect(stage.model.focusedRow == stage.model.row(at: "n")?.id && !stage.host.all(.picker, in: "n").isEmpty)
    }

    @Test func aLengthOfTimeIsTurnedOnSeveralWheels() throws {
        var style = FormworkStyle()
        style.wheels = { $0.type == .countDown ? .duration(of: $0) : nil }
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "length", "type": "count_down", "title": "Length"}]}]}
                """
        ) { $0.formworkStyle(style) }
        #expect(stage.host.all(.picker).isEmpty && stage.host.tap("Choose…", in: "length"))
        #expect(stage.host.all(.picker, in: "length").count == 2)
        #expect(stage.host.pick("1 h", in: "length") && stage.session.value("length") == 60)
        #expect(stage.host.pick("20 min", in: "length") && stage.session.value("length") == 80)
    }

    @Test func anInlineLengthOfTimeIsTurnedUnderItsField() throws {
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "length", "type": "count_down", "title": "Length", "style": "inline"}]}]}
                """)
        #expect(stage.host.all(.picker).isEmpty && stage.host.tap("Choose…", in: "length"))
        #expect(stage.host.pick("2 h", in: "length") && stage.session.value("length") == 120)
    }

    @Test func otherWaysStandInTheForm() throws {
        #expect(try open(.segments).host.all(.picker, in: "n").first?.styles.contains("segmented") == true)
        #expect(try open(.menu).host.all(.picker, in: "n").first?.styles.contains("menu") == true)
        #expect(try open(.rows).host.all(.button, in: "n").map(\.words) == ["N1", "N2", "N3", "N4", "N5"])
        // A menu takes one, so several are asked for in the form's way.
        #expect(try open(.menu, isMultiple: true).host.all(.button, in: "n").count == 5)
    }

    @Test func theScreenOfOptionsCanBeTheApps() throws {
        var style = FormworkStyle()
        style.choice = { _ in .sheet }
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "n", "type": "select", "title": "N", "options": [{"id": 7, "title": "Seven"}]}]}]}
                """
        ) { form in
            form.formworkStyle(style).formworkOptions { row in
                Button("The only one") { row.toggle(row.options[0].option) }
            }
        }
        stage.host.tap("N Choose…", in: "n")
        #expect(stage.host.tap("The only one") && stage.session.value("n") == 7)
    }
}
