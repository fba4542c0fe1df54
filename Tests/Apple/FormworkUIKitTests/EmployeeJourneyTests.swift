import FormworkCore
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// A form in the dialect of the original Form, from the first touch to the accepted contract.
@MainActor struct EmployeeJourneyTests {
    private func turn(_ path: String, to day: String, _ screen: Screen) throws {
        let view = try screen.view(of: screen.row(path))
        #expect(view.takeFocus())
        let wheel = try #require(view.inputView as? UIDatePicker)
        screen.person.turn(wheel, to: Date(timeIntervalSince1970: try #require(DayAndTime.seconds(day, .date))))
    }

    private func shown(_ path: String, _ screen: Screen) throws -> [String] {
        try screen.view(of: screen.row(path)).all(UILabel.self).compactMap(\.text)
    }

    private func open(group title: String, _ screen: Screen) throws {
        let sections = 0..<screen.table.numberOfSections
        for section in sections {
            _ = screen.table.numberOfRows(inSection: section)
            screen.table.setContentOffset(CGPoint(x: 0, y: 10_000), animated: false)
            screen.person.settle()
        }
        let headers = sections.compactMap { screen.table.headerView(forSection: $0) }
        let button = headers.flatMap { $0.all(UIButton.self) }.first { $0.accessibilityLabel == title && !$0.isHidden }
        #expect(screen.person.tap(try #require(button)))
    }

    @Test func aContractIsFilledMendedAndAccepted() throws {
        let screen = try Screen(example: "employee")
        try screen.submit()
        #expect(screen.accepted.value.isEmpty && screen.listedErrors.count >= 4)

        try screen.fill("first_name", "Grace")
        try screen.fill("last_name", "Hopper")
        #expect(try screen.control("display_name", UITextField.self).text == "Grace Hopper")
        try screen.fill("email", "grace@example.org")
        try turn("start_date", to: "2027-01-04", screen)
        try screen.press("Grade C", in: "base_salary")
        #expect(try shown("total", screen).contains { $0.replacing(",", with: "") == "57000" })
        try screen.submit()
        #expect(screen.listedErrors == [] && screen.accepted.value.count == 1)
    }

    @Test func whatIsChosenBringsItsQuestionsAndTakesThemAway() throws {
        let screen = try Screen(example: "employee")
        #expect(!screen.has("team") && !screen.has("end_date") && screen.has("room"))
        #expect(screen.person.tap(try screen.control("manages", UISwitch.self)))
        #expect(screen.has("team") && screen.session.value("holidays") == 30)
        #expect(screen.person.tap(segment: 1, of: try screen.control("contract_type", UISegmentedControl.self)))
        #expect(screen.has("end_date") && screen.has("reason"))
        try turn("start_date", to: "2027-01-04", screen)
        try turn("end_date", to: "2027-01-04", screen)
        try screen.submit()
        #expect(try screen.view(of: screen.row("end_date")).errorLabel.text != nil)
        try turn("end_date", to: "2027-06-30", screen)
        #expect(try screen.view(of: screen.row("end_date")).errorLabel.text == nil)
        try screen.press("At home", in: "place")
        #expect(!screen.has("room"))
    }

    @Test func aSwitchSwitchesItsFieldOnAndTheSumFollows() throws {
        let screen = try Screen(example: "employee")
        try screen.press("Grade A", in: "base_salary")
        #expect(try !screen.control("bonus", UITextField.self).isEnabled)
        #expect(screen.person.tap(try screen.control("has_bonus", UISwitch.self)))
        try screen.fill("bonus", "2000")
        #expect(try shown("total", screen).contains { $0.replacing(",", with: "") == "40000" })
        #expect(try shown("per_month", screen).contains { $0.replacing(",", with: "") == "3333.33" })
    }

    @Test func employersAreAddedInAGroupThatBeginsClosed() throws {
        let screen = try Screen(example: "employee")
        let companies = try #require(screen.session.engine.section(called: "companies"))
        #expect(screen.table.driver.table.place(of: RowID(.addItem, companies)) == nil)
        try open(group: "Earlier employers", screen)
        let add = try screen.view(of: RowID(.addItem, companies))
        #expect(screen.person.tap(try #require(add.all(UIButton.self).first { $0.shownTitle == "Add an employer" })))
        try screen.fill("companies[0].name", "Navy")
        let header = RowID(.itemHeader, try #require(screen.session.engine.itemIDs(companies).first))
        #expect(screen.person.tap(try #require(try screen.view(of: header).all(UIButton.self).first)))
        let remove = try #require(screen.person.window.openMenu?.menu.actions.last)
        #expect(remove.attributes.contains(.destructive) && screen.person.choose(remove.title))
        #expect(!screen.has("companies[0].name"))
    }
}
