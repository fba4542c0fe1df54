import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// A chosen option that is not on offer any more is seen, and can be taken back.
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

    @Test(arguments: [nil, ChoiceStyle.chips]) func ofSeveralItIsTakenBackByATouch(style: ChoiceStyle?) throws {
        let screen = try open(style, multiple: true)
        #expect(try chosen(screen) == ["Aachen", "Chur"])
        #expect(try buttons(screen).last?.accessibilityHint == "No longer offered")
        try screen.press("Bern", in: "n")
        #expect(screen.session.value("n") == .list(["a", "b"]), "it is left")
        #expect(try chosen(screen).contains("Chur"))
        try screen.press("Chur", in: "n")
        #expect(screen.session.value("n") == .list(["a", "b"]))
        #expect(try buttons(screen).map(\.shownTitle) == ["Aachen", "Bern"])
    }

    @Test func onAScreenOfItsOwnItIsTakenBackByATouch() throws {
        let screen = try open(.screen, multiple: true)
        #expect(screen.person.tap(try screen.view(of: screen.row("n"))))
        let list = try #require(screen.person.top as? OptionListController)
        let cell = try #require(list.tableView.visibleCells.last)
        #expect(cell.textLabel?.text == "Chur\nNo longer offered" && cell.accessoryType == .checkmark)
        #expect(screen.person.tap(cell) && screen.session.value("n") == .list(["a"]))
        #expect(list.tableView.visibleCells.compactMap(\.textLabel?.text) == ["Aachen", "Bern"])
    }

    @Test(arguments: [ChoiceStyle.rows, .chips]) func ofOneItIsTakenBackByATouch(style: ChoiceStyle) throws {
        let screen = try open(style)
        #expect(try chosen(screen) == ["Chur"])
        try screen.press("Chur", in: "n")
        #expect(screen.session.value("n") == .blank)
    }

    @Test func whereAnAnswerIsNeededAnotherOneIsChosen() throws {
        let screen = try open(.rows, isRequired: true)
        let chur = try #require(try buttons(screen).first { $0.shownTitle == "Chur" })
        #expect(!chur.isEnabled && chur.accessibilityTraits.contains(.selected))
        try screen.press("Bern", in: "n")
        #expect(screen.session.value("n") == "b")
        #expect(try buttons(screen).map(\.shownTitle) == ["Aachen", "Bern"])
    }

    @Test func aMenuSegmentsAndAWheelShowItToo() throws {
        let menu = try open(.menu)
        let button = try menu.control("n", UIButton.self)
        // It counts nowhere, so the button does not name it. The menu has it as an option that cannot be chosen.
        #expect(button.shownTitle != "Chur" && menu.person.tap(button))
        #expect(!menu.person.choose("Chur") && menu.person.choose("Clear") && menu.session.value("n") == .blank)

        let segments = try open(.segments)
        let control = try segments.control("n", UISegmentedControl.self)
        #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex != 1)
        #expect(segments.person.tap(segment: 1, of: control) && segments.session.value("n") == "b")
        #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 1)

        let wheel = try open(.wheel)
        #expect(wheel.person.tap(try wheel.control("n", UIButton.self)))
        let picker = try #require(try wheel.view(of: wheel.row("n")).inputView as? UIPickerView)
        #expect(picker.selectedRow(inComponent: 0) == 3)
        wheel.person.turn(picker, to: 0)
        #expect(wheel.session.value("n") == .blank && picker.numberOfRows(inComponent: 0) == 3)
    }

    @Test func aRowOfAMatrixHasAColumnForItAsLongAsItIsTheAnswer() throws {
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
        #expect(rows.map(heads) == [["x", "y", "z"], ["x", "y"]])
        #expect(screen.person.tap(rows[0].buttons[2]) && screen.session.value("m.a") == .blank)
        #expect(rows.map(heads) == [["x", "y"], []])
    }
}
