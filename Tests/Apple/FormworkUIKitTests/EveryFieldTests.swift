import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Every type of field in every style: a control is shown, it has a name, and it takes an answer from a person.
@MainActor struct EveryFieldTests {
    struct Asked: Sendable, CustomTestStringConvertible {
        let type: FieldType
        let style: FieldStyle
        var isMultiple = false
        var optionCount = 0
        var testDescription: String {
            "\(type.rawValue) \(style.rawValue)\(isMultiple ? " several" : "")\(optionCount > 0 ? " of \(optionCount)" : "")"
        }
        var takesSeveral: Bool { isMultiple || type == .checkGroup }

        /// The question itself.
        var field: Field {
            var field = Field(id: "q", type: type, title: "Question", style: style)
            field.options = (0..<optionCount).map { FieldOption(id: .text("o\($0)"), title: "Option \($0)") }
            field.multiple = isMultiple
            if type == .image { field.image = "symbol:star" }
            if type == .info { field.value = .text("Something to read") }
            return field
        }

        @MainActor func open(
            _ options: FormOptions = FormOptions(), changing change: (inout Field) -> Void = { _ in }
        ) throws -> Screen {
            var field = field
            change(&field)
            let section = FormSection(id: "s", title: "S", elements: [.field(field)])
            return try Screen(FormDefinition(id: "f", groups: [FormGroup(sections: [section])]), options: options)
        }
    }

    nonisolated static let answered: [Asked] = FieldType.allCases.filter(\.takesInput).flatMap { type in
        FieldStyle.allCases.flatMap { style -> [Asked] in
            switch type {
            case .select:
                [3, 9, 20].flatMap { count in
                    [false, true].map { Asked(type: type, style: style, isMultiple: $0, optionCount: count) }
                }
            case .checkGroup: [3, 20].map { Asked(type: type, style: style, optionCount: $0) }
            default: [Asked(type: type, style: style)]
            }
        }
    }
    nonisolated static let others: [Asked] = FieldType.allCases.filter { !$0.takesInput && $0.isDrawn }.map {
        Asked(type: $0, style: .automatic)
    }

    @Test(arguments: answered) func aPersonAnswersWithTheControl(asked: Asked) throws {
        let screen = try asked.open()
        let view = try screen.view(of: screen.row("q"))
        #expect(view.titleLabel.text == "Question")
        #expect(screen.person.listen().contains { $0.label?.hasPrefix("Question") == true }, "nothing has the name")
        #expect(screen.session.value("q") == .blank)
        try answer(asked, view, screen)
        #expect(screen.session.value("q") != .blank, "the answer did not arrive")
        #expect(screen.session.engine.errors.isEmpty)
    }

    @Test(arguments: others) func whatAsksNothingIsShown(asked: Asked) throws {
        let screen = try asked.open()
        let view = try screen.view(of: screen.row("q"))
        let labels = view.all(UILabel.self).filter { !$0.isHidden }.compactMap(\.text)
        switch asked.type {
        case .info: #expect(labels.contains("Something to read"))
        case .button:
            #expect(
                view.all(UIButton.self).contains { $0.shownTitle == "Question" && $0.accessibilityLabel == "Question" })
        case .image:
            #expect(
                view.all(UIImageView.self).contains { $0.image?.name == "star" && $0.accessibilityLabel == "Question" })
        case .unknown: #expect(labels.contains(screen.table.driver.presentation.unsupportedWords))
        default: #expect(screen.person.listen().allSatisfy { $0.label != "Question" })
        }
    }

    @Test(arguments: answered + others) func everyTextGrowsWithThePersonsTexts(asked: Asked) throws {
        let screen = try asked.open()
        let view = try screen.view(of: screen.row("q"))
        for label in view.all(UILabel.self) where !(label.superview is UIButton) {
            #expect(label.adjustsFontForContentSizeCategory, "\(label.text ?? "a label")")
        }
        for field in view.all(UITextField.self) { #expect(field.adjustsFontForContentSizeCategory) }
        for area in view.all(UITextView.self) { #expect(area.adjustsFontForContentSizeCategory) }
        for button in view.all(UIButton.self) {
            #expect(button.configuration != nil || button.titleLabel?.adjustsFontForContentSizeCategory == true)
        }
    }

    /// Uses what a person sees, whatever that is.
    private func answer(_ asked: Asked, _ view: FieldView, _ screen: Screen) throws {
        let person = screen.person
        if view.opensScreen {
            #expect(person.tap(view))
            let list = try #require(person.top as? OptionListController)
            #expect(person.tap(try #require(list.tableView.visibleCells.first)))
            if asked.takesSeveral { person.goBack() }
        } else if let toggle = view.all(UISwitch.self).first {
            #expect(person.tap(toggle))
        } else if let slider = view.all(UISlider.self).first {
            #expect(person.drag(slider, to: 3))
        } else if let segments = view.all(UISegmentedControl.self).first {
            #expect(person.tap(segment: 1, of: segments))
        } else if let input = view.responder as? any UITextInput, let control = input as? UIView {
            #expect(person.tap(control))
            person.type(sample(asked.type))
            person.window.endEditing(true)
        } else if let wheels = view.all(UIPickerView.self).first {
            #expect(person.tap(try #require(view.all(UIButton.self).first)))
            person.turn(wheels, component: 0, to: 1)
        } else if asked.type.valueKind == .option || asked.type.valueKind == .options {
            let button = try #require(view.all(UIButton.self).first { !$0.isHidden })
            #expect(person.tap(button))
            if person.window.openMenu != nil { #expect(person.choose("Option 1")) }
        } else {
            try turn(asked.type, view, screen)
        }
    }

    private func turn(_ type: FieldType, _ view: FieldView, _ screen: Screen) throws {
        #expect(screen.person.tap(try #require(view.all(UIButton.self).first)))
        // Wheels under a field come with its focus.
        if let wheels = view.all(UIPickerView.self).first { return screen.person.turn(wheels, component: 0, to: 1) }
        let editor = RowID(.inlineEditor, view.row.node)
        let isInline = screen.table.driver.table.place(of: editor) != nil
        let wheel =
            isInline ? try screen.view(of: editor).all(UIDatePicker.self).first : view.inputView as? UIDatePicker
        screen.person.turn(try #require(wheel), to: Date(timeIntervalSince1970: 3_600))
    }

    private func sample(_ type: FieldType) -> String {
        switch type.valueKind {
        case .number, .integer: "12"
        default: type == .email ? "a@example.org" : type == .url ? "https://example.org" : "abc"
        }
    }
}
