import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Options that change, dates with limits, forms that change while somebody looks at them, and places of one's own.
@MainActor struct ChangingFormTests {
    private let choices = """
        {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
          {"id": "kind", "type": "select", "title": "Kind", "style": "radio",
           "options": [{"id": "a", "title": "Apple", "info": "Red"}, {"id": "b", "title": "Bread"}]},
          {"id": "sort", "type": "select", "title": "Sort", "style": "radio", "options_when": "$option.value == $kind",
           "options": [{"id": "g", "title": "Gala", "value": "a"}, {"id": "r", "title": "Rye", "value": "b"}]},
          {"id": "must", "type": "select", "title": "Must", "style": "radio", "validations": {"required": true},
           "options": [{"id": 1, "title": "One"}, {"id": 2, "title": "Two", "default": true}]}]}]}
        """

    @Test func optionsShowTheirExplanationAndTheirDefault() throws {
        let screen = try Screen(reading: choices)
        let apple = try screen.view(of: screen.row("kind")).all(UIButton.self).first { $0.shownTitle == "Apple" }
        #expect(apple?.configuration?.subtitle == "Red" && apple?.accessibilityHint == "Red")
        let two = try screen.view(of: screen.row("must")).all(UIButton.self).first { $0.shownTitle == "Two" }
        #expect(two?.accessibilityTraits.contains(.selected) == true)
    }

    @Test func whatIsChosenDecidesWhatElseIsOffered() throws {
        let screen = try Screen(reading: choices)
        func offered() throws -> [String] {
            try screen.view(of: screen.row("sort")).all(UIButton.self).filter { !$0.isHidden }.compactMap(\.shownTitle)
        }
        try screen.press("Apple", in: "kind")
        #expect(try offered() == ["Gala"])
        try screen.press("Bread", in: "kind")
        #expect(try offered() == ["Rye"])
        screen.session.perform(
            .replaceOptions(try screen.row("kind").node, [FieldOption(id: .text("c"), title: "Cheese")]))
        screen.person.settle()
        #expect(try screen.view(of: screen.row("kind")).all(UIButton.self).contains { $0.shownTitle == "Cheese" })
    }

    @Test func touchingAChoiceAgainTakesItBackUnlessItIsNeeded() throws {
        let screen = try Screen(reading: choices)
        try screen.press("Apple", in: "kind")
        try screen.press("Apple", in: "kind")
        #expect(screen.session.value("kind") == .blank)
        try screen.press("Bread", in: "kind")
        try screen.press("Clear", in: "kind")
        #expect(screen.session.value("kind") == .blank)
        try screen.press("Two", in: "must")
        #expect(screen.session.value("must") == 2)
    }

    @Test func aWheelKeepsToTheLimitsAndToTheLanguage() throws {
        let screen = try Screen(
            reading: """
                {"id": "f", "locale": "de", "sections": [{"id": "s", "fields": [
                  {"id": "d", "type": "date", "title": "D", "minimum_date": "2026-12-01", "maximum_date": "2026-12-31"},
                  {"id": "both", "type": "date_time", "title": "B"}]}]}
                """)
        let view = try screen.view(of: screen.row("d"))
        #expect(view.takeFocus())
        let wheel = try #require(view.inputView as? UIDatePicker)
        #expect(wheel.locale?.identifier.hasPrefix("de") == true)
        screen.person.turn(
            wheel, to: Date(timeIntervalSince1970: try #require(DayAndTime.seconds("2027-05-05", .date))))
        #expect(screen.session.value("d") == .text("2026-12-31"))
        let both = try screen.view(of: screen.row("both"))
        #expect(both.takeFocus())
        let second = try #require(both.inputView as? UIDatePicker)
        #expect(second.datePickerMode == .dateAndTime)
        screen.person.turn(
            second, to: Date(timeIntervalSince1970: try #require(DayAndTime.seconds("2026-11-22T10:30", .dateTime))))
        #expect(screen.session.value("both") == .text("2026-11-22T10:30"))
    }

    @Test func aFieldBecomesAnotherTypeInPlace() throws {
        let screen = try Screen(reading: choices)
        try screen.session.change { form in
            guard case .field(var field) = form.groups[0].sections[0].elements[0] else { return }
            field.type = .toggle
            field.options = []
            field.style = .automatic
            form.groups[0].sections[0].elements[0] = .field(field)
        }
        screen.person.settle()
        let view = try screen.view(of: screen.row("kind"))
        #expect(view.all(UISwitch.self).count == 1)
    }

    @Test func sectionsAndManyFieldsComeAndGoAtOnce() throws {
        let screen = try Screen(reading: choices)
        try screen.session.change { form in
            form.groups[0].sections[0].elements = (0..<30).map { .field(Field(id: "x\($0)", type: .text, title: "X")) }
            form.groups[0].sections.append(
                FormSection(id: "t", title: "T", elements: [.field(Field(id: "y", type: .text))]))
        }
        screen.person.settle()
        #expect(screen.has("x29") && screen.has("y") && !screen.has("kind"))
        #expect(screen.table.numberOfSections == 2 && screen.table.work.reloads == 0)
        try screen.session.change { $0.groups[0].sections.remove(at: 0) }
        screen.person.settle()
        #expect(screen.table.numberOfSections == 1 && screen.has("y"))
    }

    @Test func twoFormsStandInAScreenOfOnesOwn() throws {
        let reading = try Screen(reading: choices)
        let owner = UIViewController()
        let person = Person(opening: owner)
        let forms = [0, 1].map { number in
            let form = FormTableView(FormSession(reading.session.engine.form, context: reading.session.engine.context))
            form.session.load()
            form.frame = CGRect(x: 0, y: CGFloat(number) * 400, width: 390, height: 400)
            owner.view.addSubview(form)
            return form
        }
        person.settle()
        let button = try #require(
            forms[1].visibleCells.flatMap { $0.all(UIButton.self) }.first { $0.shownTitle == "Bread" })
        #expect(person.tap(button))
        #expect(forms[1].session.value("kind") == .text("b") && forms[0].session.value("kind") == .blank)
    }
}
