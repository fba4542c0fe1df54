import Formwork
import FormworkCore
import FormworkScreens
import Foundation
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble

/// Rows of a form: how high they are, what they show while nobody types, what is behind them and what a touch does.
@MainActor struct RowsInSwiftUITests {
    private func open(
        _ fields: String, section: String = "", environment: FormEnvironment = FormEnvironment(),
        dressed: (FormworkForm) -> any View = { $0 }
    ) throws -> Stage {
        try Stage(
            reading:
                #"{"id": "f", "locale": "en", "sections": [{"id": "s", "title": "S"\#(section), "fields": [\#(fields)]}]}"#,
            environment: environment, dressed: dressed)
    }

    @Test func aRowIsAsHighAsTheFormSays() throws {
        let stage = try open(
            #"{"id": "a", "type": "switch", "title": "A", "size": {"height": 3}}, {"id": "b", "type": "switch", "title": "B"}"#
        )
        #expect(stage.host.all(.toggle, in: "a").first?.heights.contains(132) == true)
        #expect(stage.host.all(.toggle, in: "b").first?.heights.contains(132) == false)
    }

    @Test func stepsGoOnAtTheOtherEndWhereTheFormSaysSo() throws {
        let stage = try open(
            """
            {"id": "hour", "type": "stepper", "title": "Hour", "min": 0, "max": 23, "wraps": true},
            {"id": "other", "type": "stepper", "min": 0, "max": 23}
            """)
        stage.session.set("hour", to: 23)
        stage.session.set("other", to: 23)
        #expect(stage.host.step(up: true, in: "hour") && stage.session.value("hour") == 0)
        #expect(stage.host.step(up: false, in: "hour") && stage.session.value("hour") == 23)
        stage.host.step(up: true, in: "other")
        #expect(stage.session.value("other") == 23)
    }

    @Test func aNumberIsGroupedUntilItIsTouched() throws {
        let stage = try open(
            #"{"id": "many", "type": "number", "title": "Many"}, {"id": "b", "type": "text", "title": "B"}"#)
        func text() -> String? { stage.host.hosted(in: "many", UITextField.self)?.text }
        #expect(stage.host.fill("many", "1234567") && text() == "1234567")
        #expect(stage.host.fill("b", "x") && text() == "1,234,567")
        #expect(stage.host.fill("many", "12345") && text() == "12345")
        stage.session.set("many", to: 9_999)
        stage.host.settle()
        #expect(text() == "9999")
    }

    @Test func aDayIsAnsweredWhereThePickerStands() throws {
        let stage = try open(#"{"id": "day", "type": "date", "title": "Day", "minimum_date": "2030-02-03"}"#)
        #expect(stage.host.tap("Choose…", in: "day") && stage.session.value("day") == .blank)
        #expect(stage.host.tap("February 3, 2030", in: "day"))
        #expect(stage.session.value("day") == "2030-02-03")
        #expect(stage.host.all(.image, in: "day").allSatisfy { $0.element.words != "checkmark.circle" })
    }

    @Test func actionsOfTheAppAreBehindRows() throws {
        var copied: [String] = []
        let stage = try open(
            #"{"id": "a", "type": "text", "title": "A"}"#, section: #", "deletable": true"#,
            dressed: { $0.formworkSwipeActions { row in Button("Copy") { copied.append(row.path) } } })
        #expect(stage.host.swipe("a", and: "Copy") && copied == ["a"])
        #expect(stage.host.swipe("a", and: "Remove") && !stage.shows("a"))
    }

    @Test func aTouchOnWhatIsReadIsHeard() throws {
        let stage = try open(#"{"id": "rules", "type": "info", "title": "Rules", "value": "All of them"}"#)
        var taps = 0
        stage.session.onTap("rules", owner: stage) { _, _ in taps += 1 }
        #expect(stage.host.touch("rules") && taps == 1)
    }

    @Test func somethingOpensUnderAFieldWhileItHasTheFocus() throws {
        let stage = try open(
            #"{"id": "wall", "type": "text", "title": "Wall"}, {"id": "door", "type": "text", "title": "Door"}"#
        ) { $0.formworkRow(field: "wall") { WallRow(row: $0) } }
        #expect(!stage.host.tap("#ff0000", in: "wall"))
        #expect(stage.host.tap("Wall", in: "wall"))
        #expect(stage.host.tap("#ff0000", in: "wall") && stage.session.value("wall") == "#ff0000")
        #expect(stage.host.fill("door", "x"))
        #expect(!stage.host.tap("#ff0000", in: "wall"))
    }

    private struct WallRow: View {
        let row: RowModel
        @Environment(FormModel.self) private var model

        var body: some View {
            Button(row.title) { model.focus(row.path) }
            if row.isFocused { Button("#ff0000") { row.set("#ff0000") } }
        }
    }

    @Test func groupsAndSectionsHaveTheirPictures() throws {
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "groups": [
                  {"id": "g", "title": "Group", "collapsible": true, "image": "symbol:house", "sections": [
                    {"id": "s", "title": "S", "image": "symbol:star", "fields": [{"id": "a", "type": "text", "title": "A"}]}]}]}
                """)
        #expect(stage.host.all(.button).contains { $0.label == "Group" && $0.element.shows("house") })
        #expect(stage.host.all(.image).map(\.element.words) == ["star"])
    }

    @Test func aFooterThatComesWhileTheFormRunsIsShownAtOnce() throws {
        let stage = try open(#"{"id": "a", "type": "text", "title": "A"}"#)
        try stage.session.change { form in form.updateSection("s") { $0.footer = "The end" } }
        stage.host.settle()
        #expect(stage.host.all(.text).contains { $0.words == "The end" })
    }

    @Test func linksInWordsThatArePressedStandBesideThem() throws {
        let stage = try open(
            #"""
            {"id": "pick", "type": "select", "title": "Pick", "options": [
              {"id": "a", "title": "Accept [the rules](https://example.org/rules)"}, {"id": "b", "title": "No"}]},
            {"id": "go", "type": "button", "title": "Go, see [how](https://example.org/how)"}
            """#)
        UIApplication.only.opened = []
        #expect(stage.host.tap("the rules", in: "pick") && stage.session.value("pick") == .blank)
        #expect(stage.host.tap("Accept the rules", in: "pick") && stage.session.value("pick") == "a")
        #expect(stage.host.tap("how", in: "go"))
        #expect(UIApplication.only.opened.map(\.path) == ["/rules", "/how"])
    }
}
