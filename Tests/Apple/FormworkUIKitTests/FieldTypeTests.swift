import FormworkCore
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// One form with a field of each kind, and what a person does with each.
@MainActor struct FieldTypeTests {
    private func open(settings: UITraitCollection? = nil, width: CGFloat = 390) throws -> Screen {
        let towns = (1...30).map { #"{"id": "t\#($0)", "title": "Town \#($0)"}"# }.joined(separator: ",")
        let months = (1...9).map { #"{"id": \#($0), "title": "Month \#($0)"}"# }.joined(separator: ",")
        return try Screen(
            reading: """
                {"id": "f", "locale": "en", "groups": [
                 {"id": "g", "title": "Things", "collapsible": true, "sections": [{"id": "s", "title": "All", "deletable": true, "fields": [
                  {"id": "rate", "type": "slider", "title": "Rate", "min": 0, "max": 10, "step": 2},
                  {"id": "count", "type": "count", "title": "Count"},
                  {"id": "pay", "type": "currency", "title": "Pay", "currency": "EUR"},
                  {"id": "town", "type": "select", "title": "Town", "style": "list", "options": [\(towns)]},
                  {"id": "towns", "type": "select", "title": "Towns", "multiple": true, "options": [\(towns)]},
                  {"id": "month", "type": "select", "title": "Month", "style": "list", "options": [\(months)]},
                  {"id": "size", "type": "select", "title": "Size", "style": "segmented",
                   "options": [{"id": "s", "title": "S"}, {"id": "l", "title": "L"}]},
                  {"id": "day", "type": "date", "title": "Day", "style": "inline"},
                  {"id": "time", "type": "time", "title": "Time", "minute_interval": 15},
                  {"id": "secret", "type": "password", "title": "Secret"},
                  {"id": "agree", "type": "check", "title": "Agree"},
                  {"id": "go", "type": "button", "title": "Go"},
                  {"id": "line", "type": "separator"},
                  {"id": "half", "type": "text", "title": "Half", "size": {"width": 50}},
                  {"id": "other", "type": "text", "title": "Other half", "size": {"width": 50}}
                 ]}]}]}
                """, settings: settings, width: width)
    }

    @Test func aSliderIsNotAnsweredUntilItIsTouched() throws {
        let screen = try open()
        let slider = try screen.control("rate", UISlider.self)
        #expect(slider.accessibilityValue == "Not answered")
        screen.person.drag(slider, to: 1.4)
        #expect(screen.session.value("rate") == 2)
        slider.accessibilityIncrement()
        #expect(screen.session.value("rate") == 4 || screen.session.value("rate") == 2)
        screen.person.drag(slider, to: 0)
        #expect(screen.session.value("rate") == 0)
    }

    @Test func buttonsStepANumberBetweenItsLimits() throws {
        let screen = try open()
        let stepper = try screen.control("count", UIStepper.self)
        screen.person.step(stepper, up: true)
        screen.person.step(stepper, up: true)
        #expect(screen.session.value("count") == 2)
        #expect(try screen.control("count", UITextField.self).text == "2")
        screen.person.step(stepper, up: false)
        screen.person.step(stepper, up: false)
        screen.person.step(stepper, up: false)
        #expect(screen.session.value("count") == 0)
    }

    @Test func anAmountHasItsCurrencyAndItsKeyboard() throws {
        let screen = try open()
        let field = try screen.control("pay", UITextField.self)
        #expect((field.leftView as? UILabel)?.text == "€" && field.keyboardType == .decimalPad)
        try screen.fill("pay", "12.5")
        screen.person.window.endEditing(true)
        #expect(screen.session.value("pay") == .number(try #require(DecimalNumber("12.5"))))
    }

    @Test func aLongListOpensSearchesAndGoesBack() throws {
        let screen = try open()
        let view = try screen.view(of: screen.row("town"))
        #expect(screen.person.tap(view))
        let list = try #require(screen.person.top as? OptionListController)
        screen.person.search("Town 2")
        #expect(list.tableView.numberOfRows(inSection: 0) < 30)
        #expect(screen.person.tap(try #require(list.tableView.visibleCells.first)))
        #expect(screen.person.top === screen.controller)
        #expect(screen.session.value("town") == .text("t2"))
        #expect(try screen.view(of: screen.row("town")).all(UILabel.self).contains { $0.text == "Town 2" })
    }

    @Test func severalAreChosenOnOneScreen() throws {
        let screen = try open()
        #expect(screen.person.tap(try screen.view(of: screen.row("towns"))))
        let list = try #require(screen.person.top as? OptionListController)
        for row in [2, 0] {
            #expect(screen.person.tap(try #require(list.tableView.cellForRow(at: IndexPath(row: row, section: 0)))))
        }
        #expect(list.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.accessoryType == .checkmark)
        screen.person.goBack()
        #expect(screen.session.value("towns") == .list([.text("t1"), .text("t3")]))
    }

    @Test func aShortListIsAMenuAndAWheel() throws {
        let screen = try open()
        #expect(screen.person.tap(try screen.control("month", UIButton.self)))
        #expect(screen.person.choose("Month 3"))
        #expect(screen.session.value("month") == 3)
        let view = try screen.view(of: screen.row("month"))
        #expect(view.takeFocus())
        screen.person.turn(try #require(view.inputView as? UIPickerView), to: 5)
        #expect(screen.session.value("month") == 5)
    }

    @Test func segmentsChooseOne() throws {
        let screen = try open()
        let segments = try screen.control("size", UISegmentedControl.self)
        #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
        screen.person.tap(segment: 1, of: segments)
        #expect(screen.session.value("size") == .text("l"))
        screen.session.set("size", to: .text("s"))
        #expect(segments.selectedSegmentIndex == 0)
    }

    @Test func anInlineDateOpensARowUnderItself() throws {
        let screen = try open()
        let view = try screen.view(of: screen.row("day"))
        #expect(screen.person.tap(try #require(view.all(UIButton.self).first)))
        let editor = RowID(.inlineEditor, try screen.row("day").node)
        let picker = try #require(try screen.view(of: editor).all(UIDatePicker.self).first)
        #expect(screen.session.value("day") == .blank)
        screen.person.turn(picker, to: Date(timeIntervalSince1970: 86_400))
        #expect(screen.session.value("day") == .text("1970-01-02"))
    }

    @Test func aTimeIsTurnedInTheKeyboardsPlace() throws {
        let screen = try open()
        let view = try screen.view(of: screen.row("time"))
        #expect(view.takeFocus())
        let wheel = try #require(view.inputView as? UIDatePicker)
        #expect(wheel.datePickerMode == .time && wheel.minuteInterval == 15)
        screen.person.turn(wheel, to: Date(timeIntervalSince1970: 8.5 * 3_600))
        #expect(screen.session.value("time") == .text("08:30"))
        let clear = try #require(view.all(UIButton.self).first { $0.accessibilityLabel == "Clear, Time" })
        #expect(screen.person.tap(clear) && screen.session.value("time") == .blank)
    }

    @Test func aDayIsAnsweredWhereTheWheelStands() throws {
        let screen = try Screen(
            fields: """
                {"id": "day", "type": "date", "title": "Day", "minimum_date": "2030-02-03"},
                {"id": "in", "type": "date", "title": "In", "style": "inline"}
                """)
        let view = try screen.view(of: screen.row("day"))
        func offers() -> [UIButton] {
            view.all(UIButton.self).filter { !$0.isHidden && $0.shownTitle?.contains("2030") == true }
        }
        #expect(offers().isEmpty)
        #expect(view.takeFocus() && screen.session.value("day") == .blank)
        #expect(offers().map(\.shownTitle) == ["February 3, 2030"])
        #expect(screen.person.tap(offers()[0]) && screen.session.value("day") == "2030-02-03")
        #expect(offers().count == 1, "only the answer is there")
        let inline = try screen.view(of: screen.row("in"))
        #expect(screen.person.tap(try #require(inline.all(UIButton.self).first)))
        let editor = try screen.view(of: RowID(.inlineEditor, screen.row("in").node))
        let take = try #require(editor.all(UIButton.self).first { !$0.isHidden })
        #expect(screen.person.tap(take) && take.isHidden && screen.session.value("in") == "2026-11-21")
    }

    @Test func aSecretIsHiddenUntilItIsAskedToShow() throws {
        let screen = try open()
        let field = try screen.control("secret", UITextField.self)
        #expect(field.isSecureTextEntry)
        let eye = try #require(field.rightView as? UIButton)
        #expect(eye.accessibilityLabel == "Show")
        screen.person.tap(eye)
        #expect(!field.isSecureTextEntry)
    }

    @Test func aButtonTellsTheApp() throws {
        let screen = try open()
        let taps = Box(0)
        screen.session.onTap("go", owner: screen.controller) { _, _ in taps.value += 1 }
        try screen.press("Go", in: "go")
        #expect(taps.value == 1)
    }

    @Test func aGroupOpensAndCloses() throws {
        let screen = try open()
        let header = try #require(screen.table.headerView(forSection: 0) as? HeaderView)
        let button = try #require(header.all(UIButton.self).first)
        #expect(screen.person.tap(button))
        #expect(!screen.has("rate"))
        let closed = try #require(screen.table.headerView(forSection: 0)?.all(UIButton.self).first)
        #expect(screen.person.tap(closed))
        #expect(screen.has("rate"))
    }

    @Test func aFieldThatMayBeDeletedIsSwipedAway() throws {
        let screen = try open()
        let place = try #require(screen.table.driver.table.place(of: screen.row("agree")))
        let cell = try #require(
            screen.person.reach(IndexPath(row: place.line, section: place.section), in: screen.table))
        #expect(screen.person.swipe(cell, and: "Remove"))
        #expect(!screen.has("agree"))
    }

    @Test(arguments: [(390, false), (800, false), (800, true)])
    func fieldsStandSideBySideWhereThereIsRoom(width: Int, isLarge: Bool) throws {
        let screen = try open(
            settings: UITraitCollection(category: isLarge ? .accessibilityLarge : .large), width: CGFloat(width))
        let half = try #require(screen.table.driver.table.place(of: screen.row("half")))
        let other = try #require(screen.table.driver.table.place(of: screen.row("other")))
        #expect((half == other) == (width == 800 && !isLarge))
        try screen.fill("half", "a")
        screen.table.move(.next)
        screen.person.settle()
        #expect(screen.table.source.focused == (try screen.row("other")))
    }

    @Test func fieldsAreAsWideAsTheFormSays() throws {
        let screen = try Screen(
            fields: """
                {"id": "zip", "type": "text", "title": "Zip", "size": {"width": 25}},
                {"id": "town", "type": "text", "title": "Town", "size": {"width": 50}},
                {"id": "note", "type": "text", "title": "Note"}
                """, width: 800)
        func width(_ path: String) throws -> NSLayoutConstraint? {
            let view = try screen.view(of: screen.row(path))
            return view.superview?.constraints.first { $0.isActive && $0.firstItem === view && $0.multiplier != 1 }
        }
        #expect(try width("zip")?.multiplier == 0.25 && width("zip")?.constant == -12)
        #expect(try width("town")?.multiplier == 0.5 && width("town")?.constant == -8)
        #expect(try width("note") == nil)
        // A quarter of the line is free.
        let stack = try #require(try screen.view(of: screen.row("zip")).superview as? UIStackView)
        #expect(stack.arrangedSubviews.count == 3)
    }

    @Test func aClosedScreenLetsEverythingGo() throws {
        weak var controller: FormViewController?
        weak var driver: FormDriver?
        try {
            let screen = try open()
            try screen.fill("half", "a")
            controller = screen.controller
            driver = screen.table.driver
            screen.person.close()
        }()
        #expect(controller == nil && driver == nil)
    }
}
