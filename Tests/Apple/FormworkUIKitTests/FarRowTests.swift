import Formwork
import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Rows out of sight: a table knows where they are only by estimates.
@MainActor struct FarRowTests {
    private let long = String(repeating: "A question that takes more than one line. ", count: 6)

    private func open(_ settings: UITraitCollection? = nil) throws -> Screen {
        try Screen(
            FormDefinition("f", locale: "en") {
                Field.text("first", "First")
                for number in 0..<40 { Field.toggle("t\(number)", long) }
                Field.text("last", "Last").required()
            }, settings: settings)
    }

    @Test(arguments: [nil, UIContentSizeCategory.accessibilityExtraLarge])
    func nextLeadsToAFieldFarAway(category: UIContentSizeCategory?) throws {
        let screen = try open(category.map { UITraitCollection(category: $0) })
        try screen.fill("first", "a")
        screen.table.move(.next)
        screen.person.settle()
        let field = try #require(screen.person.window.firstResponder as? UITextField)
        var view: UIView? = field
        while let one = view, !(one is UITableViewCell) { view = one.superview }
        let cell = try #require(view)
        let top = screen.table.contentOffset.y
        #expect(cell.frame.minY >= top && cell.frame.maxY <= top + screen.table.bounds.height)
        screen.person.type("b")
        #expect(screen.session.value("last") == "b")
    }

    @Test func anEntryOfTheListOfErrorsLeadsToItsField() throws {
        let screen = try open()
        try screen.submit()
        #expect(screen.person.tap(try #require(screen.table.summary?.buttons.first)))
        screen.person.type("b")
        #expect(screen.session.value("last") == "b")
    }

    @Test func rowsThatWereSeenAreAsHighAsTheyWere() throws {
        let screen = try open()
        for _ in 0..<30 { screen.person.drag(screen.table, by: 400) }
        let height = screen.table.contentSize.height
        screen.table.reloadData()
        screen.person.settle()
        // Without heights that were measured, the difference would be some thousand points.
        #expect(abs(screen.table.contentSize.height - height) < 400)
    }

    /// An app's control that keeps the keyboard.
    private final class Stubborn: UITextField, FormControl, UITextFieldDelegate {
        func show(_ state: FieldState, answer: @escaping (FormValue) -> Void) { delegate = self }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }

    @Test func aRowGoesWhoseControlKeepsTheKeyboard() throws {
        var options = FormOptions()
        options.control = { $0.id == "own" ? Stubborn() : nil }
        let screen = try Screen(
            fields: """
                {"id": "on", "type": "switch", "title": "On", "value": true},
                {"id": "own", "type": "text", "title": "Own", "visible_when": "$on"},
                {"id": "b", "type": "text", "title": "B"}
                """, options: options)
        let own = try screen.control("own", Stubborn.self)
        #expect(screen.person.tap(own) && own.isFirstResponder)
        let refused = Refusals.collect {
            screen.session.set("on", to: false)
            screen.person.settle()
        }
        #expect(refused == [] && !screen.has("own") && !own.isFirstResponder)
    }

    @Test func whatIsTypedInStaysInPlaceWhileErrorsAreMended() throws {
        let screen = try Screen(
            FormDefinition("f", locale: "en") {
                for number in 0..<12 { Field.text("f\(number)", "F\(number)").required() }
            })
        try screen.submit()
        for path in ["f0", "f1", "f5", "f11"] {
            let view = try screen.view(of: screen.row(path))
            #expect(screen.person.tap(try #require(view.responder as? UIView)))
            let before = place(of: view, screen)
            screen.person.type("a")
            #expect(abs(place(of: view, screen) - before) < 1, "\(path)")
            #expect(screen.listedErrors.count == 12 - screen.answered)
        }
        screen.table.endEditing(true)
        screen.person.settle()
        let top = try #require(screen.table.tableHeaderView)
        #expect(top.frame.height == top.fittedHeight(width: top.frame.width))
    }

    private func place(of view: UIView, _ screen: Screen) -> CGFloat {
        var cell: UIView? = view
        while let one = cell, !(one is UITableViewCell) { cell = one.superview }
        return (cell?.frame.minY ?? 0) - screen.table.contentOffset.y
    }

    @Test func noWheelIsMadeBeforeItIsAskedFor() throws {
        let made = UIPickerView.made
        let screen = try Screen(
            FormDefinition("f", locale: "en") {
                for number in 0..<20 {
                    Field.date("d\(number)", "Day")
                    Field.select("s\(number)", "Choice", options: (1...9).map { FieldOption($0, "Option \($0)") })
                }
            })
        for _ in 0..<10 { screen.person.drag(screen.table, by: 400) }
        #expect(UIPickerView.made == made)
        #expect(screen.table.focus("d0"))
        #expect(UIPickerView.made == made + 1)
        screen.table.move(.next)
        #expect(UIPickerView.made == made + 2)
    }

    @Test func aWheelThatIsTurnedIsLeftAlone() throws {
        let screen = try Screen(
            fields: #"{"id": "at", "type": "date_time", "title": "At"}"#)
        let view = try screen.view(of: screen.row("at"))
        #expect(screen.table.focus("at"))
        let wheel = try #require(view.inputView as? UIDatePicker)
        let idle = wheel.idleSettings
        for minutes in 1...5 {
            screen.person.turn(wheel, to: Date(timeIntervalSince1970: 1_800_000_007 + Double(minutes) * 60))
        }
        #expect(wheel.idleSettings == idle && wheel.date.timeIntervalSince1970 == 1_800_000_307)
        #expect(screen.session.value("at") != .blank)
    }
}

extension Screen {
    fileprivate var answered: Int { (0..<12).filter { session.value("f\($0)") != .blank }.count }
}
