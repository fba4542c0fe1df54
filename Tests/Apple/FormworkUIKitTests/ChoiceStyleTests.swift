import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// The ways in which an app can have a choice made (`FormOptions.choice`).
@MainActor struct ChoiceStyleTests {
    private func open(_ style: ChoiceStyle?, settings: UITraitCollection? = nil, more: String = "") throws -> Screen {
        var options = FormOptions()
        options.choice = { $0.id == "n" ? style : nil }
        let choices = (1...5).map { #"{"id": \#($0), "title": "N\#($0)"}"# }.joined(separator: ",")
        return try Screen(
            fields: """
                {"id": "n", "type": "select", "title": "N", "info": "Hint", "options": [\(choices)]\(more)},
                {"id": "a", "type": "text", "title": "A"}
                """, settings: settings, options: options)
    }

    private func touch(_ screen: Screen) throws {
        #expect(screen.person.tap(try screen.view(of: screen.row("n"))))
    }

    @Test(arguments: [ChoiceStyle.alert, .actionSheet]) func anAlertHasAButtonForEachOption(style: ChoiceStyle) throws {
        let screen = try open(style)
        try touch(screen)
        let alert = try #require(screen.person.top as? UIAlertController)
        #expect(alert.preferredStyle == (style == .alert ? .alert : .actionSheet))
        #expect(alert.title == "N" && alert.message == "Hint")
        #expect(alert.actions.map(\.title) == ["N1", "N2", "N3", "N4", "N5", "Cancel"])
        #expect(screen.person.answer("N4") && screen.session.value("n") == 4)
        #expect(try screen.view(of: screen.row("n")).all(UILabel.self).contains { $0.text == "N4" })

        try touch(screen)
        #expect(screen.person.answer("Cancel") && screen.session.value("n") == 4)
        try touch(screen)
        #expect((screen.person.top as? UIAlertController)?.actions.contains { $0.title == "N4 ✓" } == true)
        #expect(screen.person.answer("Clear") && screen.session.value("n") == .blank)
        #expect(screen.person.top === screen.controller)
    }

    @Test func aSheetOfActionsPointsToItsFieldOnALargeScreen() throws {
        let screen = try open(.actionSheet, settings: UITraitCollection(width: .regular, idiom: .pad))
        try touch(screen)
        let popover = try #require(screen.person.top?.popoverPresentationController)
        #expect(popover.sourceView === (try screen.view(of: screen.row("n"))))
    }

    @Test func whatIsOfferedNoMoreIsNotChosenFromAnOpenAlert() throws {
        let screen = try open(.alert)
        try touch(screen)
        screen.session.perform(.replaceOptions(try screen.row("n").node, [FieldOption(id: 9, title: "N9")]))
        #expect(screen.person.answer("N4") && screen.session.value("n") == .blank)
    }

    @Test func aSheetHasTheOptionsAndAButtonThatClosesIt() throws {
        let screen = try open(.sheet)
        try touch(screen)
        let list = try #require(screen.person.top as? OptionListController)
        #expect(list.navigationController !== screen.controller.navigationController)
        #expect(list.navigationController?.sheetPresentationController?.detents.map(\.size) == ["medium", "large"])
        #expect(screen.person.tap(try #require(list.navigationItem.rightBarButtonItem)))
        #expect(screen.person.top === screen.controller && screen.session.value("n") == .blank)
        try touch(screen)
        let second = try #require(screen.person.top as? OptionListController)
        #expect(screen.person.tap(try #require(second.tableView.visibleCells.last)))
        #expect(screen.person.top === screen.controller && screen.session.value("n") == 5)
    }

    @Test func aPopoverStaysOneOnANarrowScreen() throws {
        let screen = try open(.popover)
        try touch(screen)
        let list = try #require(screen.person.top as? OptionListController)
        let popover = try #require(list.navigationController)
        #expect(popover.shownStyle == .popover && popover.preferredContentSize.height > 0)
        #expect(popover.popoverPresentationController?.sourceView === (try screen.view(of: screen.row("n"))))
        #expect(screen.person.tap(try #require(list.tableView.visibleCells.first)))
        #expect(screen.person.top === screen.controller && screen.session.value("n") == 1)
    }

    @Test func aWheelStandsInTheKeyboardsPlace() throws {
        let screen = try open(.wheel)
        #expect(screen.person.tap(try screen.control("n", UIButton.self)))
        #expect(screen.person.window.openMenu == nil && screen.person.hasKeyboard)
        let wheel = try #require(try screen.view(of: screen.row("n")).inputView as? UIPickerView)
        #expect(wheel.selectedRow(inComponent: 0) == 0 && screen.session.value("n") == .blank)
        screen.person.turn(wheel, to: 2)
        #expect(screen.session.value("n") == 2)
        screen.table.move(.next)
        #expect(screen.table.source.focused == (try screen.row("a")))
    }

    @Test func aMenuSegmentsAndRowsAreShownInTheForm() throws {
        let menu = try open(.menu)
        #expect(menu.person.tap(try menu.control("n", UIButton.self)))
        #expect(menu.person.choose("N2") && menu.session.value("n") == 2)
        let segments = try open(.segments)
        #expect(segments.person.tap(segment: 2, of: try segments.control("n", UISegmentedControl.self)))
        #expect(segments.session.value("n") == 3)
        let rows = try open(.rows, more: #", "style": "list""#)
        try rows.press("N5", in: "n")
        #expect(rows.session.value("n") == 5)
    }

    @Test(arguments: ChoiceStyle.allCases) func severalOptionsAreChosenOnlyInWaysThatTakeSeveral(style: ChoiceStyle)
        throws
    {
        let screen = try open(style, more: #", "multiple": true"#)
        let control = screen.table.driver.control(
            of: try #require(screen.session.engine.presentation(of: screen.row("n").node)))
        let opens = style == .screen || style == .sheet || style == .popover
        #expect(control == (opens ? .list(.several) : style == .chips ? .chips(.several) : .boxes))
        if opens {
            try touch(screen)
            let list = try #require(screen.person.top as? OptionListController)
            for row in 0..<2 { screen.person.tap(list.tableView.visibleCells[row]) }
            #expect(screen.person.top === list)
        } else {
            try screen.press("N1", in: "n")
            try screen.press("N2", in: "n")
        }
        #expect(screen.session.value("n") == .list([1, 2]))
    }
}
