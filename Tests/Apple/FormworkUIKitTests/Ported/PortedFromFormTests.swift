import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// The JSON of Form's README, read as it is and filled on a screen.
@MainActor struct PortedFromFormTests {
    /// A group of one section, in Form's own dialect: a list of groups at the top.
    private func open(
        _ fields: String, group: String = "", values: JSONValue = .object([]), width: CGFloat = 390
    ) throws -> Screen {
        let screen = try Screen(
            reading: """
                [{"id": "g", "title": "Group title"\(group), "sections": [{"id": "s", "fields": [\(fields)]}]}]
                """, width: width)
        screen.session.load(values)
        screen.person.settle()
        return screen
    }

    private let employment = """
        {"id": "employment_type", "title": "Employment type", "type": "select", "size": {"width": 30, "height": 1},
         "values": [
           {"id": 0, "title": "Part time", "default": true, "targets": [{"id": "bonus", "type": "field", "action": "hide"}]},
           {"id": 1, "title": "Full time", "targets": [{"id": "bonus", "type": "field", "action": "show"}]}]},
        {"id": "bonus", "title": "Bonus", "type": "number", "size": {"width": 30, "height": 1}}
        """

    @Test func aChoiceHidesAndShowsAField() throws {
        let screen = try open(employment)
        #expect(!screen.has("bonus") && screen.session.value("employment_type") == 0)
        try screen.press("Full time", in: "employment_type")
        #expect(screen.has("bonus"))
        try screen.fill("bonus", "100")
        try screen.press("Part time", in: "employment_type")
        #expect(!screen.has("bonus"))
    }

    @Test func aGroupIsClosedByItsHeadingAndOpensForAnError() throws {
        let screen = try open(
            #"{"id": "a", "type": "text", "title": "A", "validations": {"required": true}}"#,
            group: #", "collapsible": true, "collapsed": true"#)
        #expect(!screen.has("a"))
        func button() throws -> UIButton {
            let headers = (0..<screen.table.numberOfSections).compactMap { screen.table.headerView(forSection: $0) }
            return try #require(
                headers.flatMap { $0.all(UIButton.self) }.first { $0.accessibilityLabel == "Group title" })
        }
        #expect(screen.person.tap(try button()))
        #expect(screen.has("a"))
        #expect(screen.person.tap(try button()))
        #expect(!screen.has("a"))
        try screen.submit()
        #expect(screen.has("a") && screen.listedErrors.count == 1)
        screen.session.perform(.collapseAll(true))
        screen.person.settle()
        #expect(!screen.has("a"))
    }

    @Test func aCountIsRaisedLoweredAndStaysInItsLimits() throws {
        let screen = try open(
            """
            {"id": "guests", "title": "Present Guests", "info": "Press minus to decrease, plus to increase", "type": "count",
             "value": 0, "size": {"width": 25, "height": 1}, "validations": {"required": true, "min_value": 0, "max_value": 2}}
            """)
        let stepper = try screen.control("guests", UIStepper.self)
        #expect(screen.person.step(stepper, up: true) && screen.session.value("guests") == 1)
        screen.person.step(stepper, up: true)
        screen.person.step(stepper, up: true)
        #expect(screen.session.value("guests") == 2)
        for _ in 0..<4 { screen.person.step(stepper, up: false) }
        #expect(screen.session.value("guests") == 0)
        #expect(try screen.view(of: screen.row("guests")).hintLabel.text == "Press minus to decrease, plus to increase")
        #expect(!screen.person.hasKeyboard)
    }

    @Test func segmentsAndASwitchAreChosenWithOneTouch() throws {
        let screen = try open(
            """
            {"id": "location", "title": "Work Location", "type": "segment",
             "styles": {"font": "AvenirNext-DemiBold", "font_size": "16.0", "tint_color": "#CBEDBF"},
             "values": [{"id": "in_house", "title": "In-house", "info": "In-house employee", "default": true,},
                        {"id": "remote", "title": "Remote",}], "size": {"width": 50, "height": 1}},
            {"id": "budget_approved", "title": "Budget Approved", "type": "switch", "styles": {"tint_color": "#CBEDBF"},
             "value": false, "size": {"width": 50, "height": 1}}
            """)
        let segments = try screen.control("location", UISegmentedControl.self)
        #expect(segments.selectedSegmentIndex == 0 && screen.person.tap(segment: 1, of: segments))
        #expect(screen.session.value("location") == "remote")
        let toggle = try screen.control("budget_approved", UISwitch.self)
        #expect(toggle.onTintColor != nil && screen.person.tap(toggle))
        #expect(screen.session.value("budget_approved") == .bool(true))
    }

    @Test func aFieldIsCalledWhatItsAccessibilityLabelSays() throws {
        let screen = try open(
            """
            {"id": "first_name", "title": "First Name", "info": "Enter your first name",
             "accessibility_label": "First Name Accessibility Label", "type": "name"}
            """)
        try screen.fill("first_name", "Ada")
        let heard = screen.person.listen().first { $0.label == "First Name Accessibility Label" }
        #expect(heard?.value == "Ada" && heard?.hint == "Enter your first name")
    }

    @Test func aFormulaFollowsWithoutATarget() throws {
        let screen = try open(
            """
            {"id": "salary", "title": "Salary", "type": "number"}, {"id": "bonus", "title": "Bonus", "type": "number"},
            {"id": "total", "title": "Total", "type": "number", "formula": "$salary + $bonus", "disabled": true}
            """)
        try screen.fill("salary", "100")
        try screen.fill("bonus", "20")
        #expect(screen.session.value("total") == 120)
        #expect(try screen.control("total", UITextField.self).text == "120")
        // What a person types is never part of an expression.
        try screen.fill("salary", "1==1")
        #expect(screen.session.value("total") == 20)
    }

    @Test func companiesAreAddedRemovedAndKeepTheirOrderPastTen() throws {
        let screen = try Screen(
            reading: """
                {"groups": [{"id": "g", "title": "Companies", "sections": [{"id": "companies", "type": "dynamic", "title": "Company",
                  "action_title": "Add company"}]}],
                 "templates": {"sections": [{"id": "companies", "fields": [
                   {"id": "companies[:index].name", "title": "Name", "type": "text"},
                   {"id": "companies[:index].remove", "title": "Remove", "type": "button"}]}]}}
                """)
        let names: [JSONValue] = (0..<12).map { ["name": JSONValue(stringLiteral: "Company \($0)")] }
        screen.session.load(["companies": .array(names)])
        screen.person.settle()
        #expect(try screen.control("companies[11].name", UITextField.self).text == "Company 11")
        screen.session.removeItem("companies[2]")
        screen.person.settle()
        let left = (0..<11).map { screen.session.value("companies[\($0)].name").canonicalText }
        #expect(left == (0..<12).filter { $0 != 2 }.map { "Company \($0)" })
    }

    @Test func optionsComeFromElsewhereWhileTheFormIsShown() throws {
        let screen = try open(employment)
        screen.session.replaceOptions(
            at: "employment_type", with: [FieldOption(2, "Freelance"), FieldOption(3, "Intern")])
        screen.person.settle()
        try screen.press("Intern", in: "employment_type")
        #expect(screen.session.value("employment_type") == 3)
    }

    @Test func fieldsShareALineOnATabletAndHaveTheirOwnOnAPhone() throws {
        #expect(try open(employment).table.driver.table.count == 1)
        let wide = try open(employment, width: 1_000)
        try wide.press("Full time", in: "employment_type")
        #expect(wide.table.driver.table.count == 1)
        let narrow = try open(employment)
        try narrow.press("Full time", in: "employment_type")
        #expect(narrow.table.driver.table.count == 2)
    }
}
