import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// A chosen option that is not on offer any more does not count: nothing is ticked, and one sentence says so.
@MainActor struct WithdrawnOptionTests {
    private func open(_ style: ChoiceStyle? = nil, multiple: Bool = false, isRequired: Bool = false) throws -> Screen {
        var options = FormOptions()
        options.choice = { $0.id == "n" ? style : nil }
        let screen = try Screen(
            fields: """
                {"id": "all", "type": "switch", "title": "All", "value": true},
                {"id": "n", "type": "select", "title": "Town", "multiple": \(multiple), "validations": {"required": \(isRequired)},
                 "options": [{"id": "a", "title": "Aachen"}, {"id": "b", "title": "Bern"},
                             {"id": "c", "title": "Chur", "visible_when": "$all"}]}
                """, options: options)
        screen.session.set("n", to: multiple ? .list(["a", "c"]) : "c")
        screen.session.set("all", to: .bool(false))
        screen.person.settle()
        return screen
    }

    private func buttons(_ screen: Screen) throws -> [UIButton] {
        try screen.view(of: screen.row("n")).all(UIButton.self).filter { !$0.isHidden }
    }

    private func chosen(_ screen: Screen) throws -> [String?] {
        try buttons(screen).filter { $0.accessibilityTraits.contains(.selected) }.map(\.shownTitle)
    }

    @Test(arguments: [nil, ChoiceStyle.chips]) func ofSeveralTheOthersAreTicked(style: ChoiceStyle?) throws {
        let screen = try open(style, multiple: true)
        #expect(try chosen(screen) == ["Aachen"])
        #expect(try buttons(screen).map(\.shownTitle) == ["Aachen", "Bern"])
        #expect(try says(screen))
        try screen.press("Bern", in: "n")
        #expect(screen.session.value("n") == .list(["a", "b"]))
        screen.session.set("all", to: .bool(true))
        screen.person.settle()
        #expect(try chosen(screen) == ["Aachen", "Bern", "Chur"], "it was kept")
    }

    @Test func aScreenOfItsOwnDoesNotListIt() throws {
        let screen = try open(.screen, multiple: true)
        #expect(screen.person.tap(try screen.view(of: screen.row("n"))))
        let list = try #require(screen.person.top as? OptionListController)
        #expect(list.tableView.visibleCells.compactMap(\.textLabel?.text) == ["Aachen", "Bern"])
    }

    @Test(arguments: [ChoiceStyle.rows, .chips]) func ofOneNothingIsTicked(style: ChoiceStyle) throws {
        let screen = try open(style)
        #expect(try chosen(screen).isEmpty && says(screen))
        screen.session.set("all", to: .bool(true))
        screen.person.settle()
        #expect(try chosen(screen) == ["Chur"])
    }

    @Test func whereAnAnswerIsNeededAnotherOneIsChosen() throws {
        let screen = try open(.rows, isRequired: true)
        #expect(try buttons(screen).map(\.shownTitle) == ["Aachen", "Bern"])
        try screen.press("Bern", in: "n")
        #expect(screen.session.value("n") == "b")
        #expect(try buttons(screen).map(\.shownTitle) == ["Aachen", "Bern"])
    }

    private func says(_ screen: Screen) throws -> Bool {
        try screen.view(of: screen.row("n")).all(UILabel.self).contains {
            $0.text?.contains(screen.session.engine.words("ui.choice_gone")) == true
        }
    }

    @Test func aMenuSegmentsAndAWheelDoNotShowIt() throws {
        let menu = try open(.menu)
        let button = try menu.control("n", UIButton.self)
        // It counts nowhere, so neither the button nor the menu names it.
        #expect(button.shownTitle != "Chur" && menu.person.tap(button))
        #expect(!menu.person.choose("Chur") && menu.person.choose("Clear") && menu.session.value("n") == .blank)

        let segments = try open(.segments)
        let control = try segments.control("n", UISegmentedControl.self)
        #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex < 0)
        #expect(segments.person.tap(segment: 1, of: control) && segments.session.value("n") == "b")
        #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 1)

        let wheel = try open(.wheel)
        #expect(wheel.person.tap(try wheel.control("n", UIButton.self)))
        let picker = try #require(try wheel.view(of: wheel.row("n")).inputView as? UIPickerView)
        #expect(picker.selectedRow(inComponent: 0) == 0 && picker.numberOfRows(inComponent: 0) == 3)
    }

    @Test func aRowOfAMatrixHasNoColumnForIt() throws {
        let columns = ["x", "y", "z"].map { FieldOption(id: .text($0), title: $0) }
        var form = FormSection.matrix(
            "m", rows: ["a", "b"].map { FieldOption(id: .text($0), title: $0) }, columns: columns, multiple: true)
        for place in form.elements.indices {
            guard case .field(var field) = form.elements[place] else { continue }
            field.options[2].visibleWhen = "$all"
            form.elements[place] = .field(field)
        }
        let all = FormSection(elements: [.field(Field(id: "all", type: .toggle, value: true))])
        let screen = try Screen(
            FormDefinition(id: "f", locale: "en", groups: [FormGroup(sections: [all, form])]), width: 700)
        screen.session.set("m.a", to: .list(["z"]))
        screen.session.set("all", to: .bool(false))
        screen.person.settle()
        let rows = try ["m.a", "m.b"].map { try #require(try screen.view(of: screen.row($0)) as? ColumnsView) }
        func heads(_ view: ColumnsView) -> [String?] {
            view.headLabels.first?.superview?.superview?.isHidden == false ? view.headLabels.map(\.text) : []
        }
        #expect(rows.map(heads) == [["x", "y"], []])
    }
}
