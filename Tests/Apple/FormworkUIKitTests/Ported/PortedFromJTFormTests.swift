import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Five buttons in a row, as a cell of the app's own, with what opens under it.
@MainActor private final class GradeControl: UIView, FormControl {
    private(set) var shown: FormValue = .blank
    private var answer: ((FormValue) -> Void)?
    let palette = UILabel()
    var companion: UIView? { palette }

    func show(_ state: FieldState, answer: @escaping (FormValue) -> Void) {
        shown = state.value
        palette.text = "Grade \(state.value.canonicalText)"
        self.answer = answer
    }
    func give(_ grade: Int) { answer?(.number(DecimalNumber(grade))) }
}

/// The row types and behaviour of JTForm's README and tests, as a JTForm user would write them here.
@MainActor struct PortedFromJTFormTests {
    private let money = FormDefinition("money", locale: "en") {
        FormSection("formatter", "Formatter") {
            Field.number("share", "Share").value(100).required().image("symbol:percent")
            Field.number("price", "Price").value(100).required().image("https://example.com/money.png")
            Field.name("name", "Name").placeholder("Your name").length(...3)
        }
    }
    .marksRequired()

    @Test func formattersShowTheAnswerUntilSomebodyTypes() throws {
        let environment = FormEnvironment().display("share", as: .percent)
            .display("price", as: .currency(code: "CNY").locale(Locale(identifier: "en_US")))
        let screen = try Screen(money, environment: environment)
        let share = try screen.control("share", UITextField.self), price = try screen.control("price", UITextField.self)
        #expect(share.text == "10,000%" && price.text == "CN¥100.00")
        #expect(screen.person.tap(share) && share.text == "100")
        screen.person.type("0")
        screen.person.tap(price)
        #expect(share.text == "100,000%" && screen.session.value("share") == 1000)
        #expect(try screen.view(of: screen.row("share")).titleLabel.text == "Share *")
        #expect(try screen.view(of: screen.row("share")).symbolView.image?.name == "percent")
    }

    @Test func anEmojiIsOneCharacterAndNothingIsCut() throws {
        let screen = try Screen(money)
        try screen.fill("name", "好好😊")
        try screen.submit()
        #expect(try screen.view(of: screen.row("name")).errorLabel.text == nil)
        try screen.fill("name", "好好吃😊")
        try screen.submit()
        #expect(try screen.control("name", UITextField.self).text == "好好吃😊")
        #expect(try screen.view(of: screen.row("name")).errorLabel.text != nil)
    }

    @Test func coloursAreThoseOfRowSectionOrFormAlsoWhenTheRowIsOff() throws {
        let screen = try Screen(
            FormDefinition("f", locale: "en") {
                FormSection("s") {
                    Field.text("a", "A").color(.text, 0xFF0000)
                    Field.text("b", "B").disabled()
                }
                .color(.disabledText, 0x0000FF)
            }
            .color(.enabledText, 0x333333))
        let off = try screen.view(of: screen.row("b"))
        #expect(off.control?.alpha == 1 && off.alpha == 1)
        // In the dark it is lighter.
        #expect((off.control as? UITextField)?.textColor?.recipe.hasPrefix("rgba(0.0, 0.0, 1.0, 1.0)") == true)
        #expect(off.titleLabel.superview?.alpha == 0.5)
        try screen.session.change { $0.updateField("b") { $0 = $0.disabled(false) } }
        screen.person.settle()
        let on = try screen.view(of: screen.row("b"))
        #expect(on.alpha == 1 && on.titleLabel.superview?.alpha == 1)
    }

    @Test func aFloatingTitleWaitsInTheControl() throws {
        let screen = try Screen(
            FormDefinition("f", locale: "en") { Field.text("a", "Name").labelStyle(.floating) })
        let view = try screen.view(of: screen.row("a")), field = try screen.control("a", UITextField.self)
        #expect(field.placeholder == "Name" && view.titleLabel.alpha == 0 && field.accessibilityLabel == "Name")
        try screen.fill("a", "x")
        #expect(view.titleLabel.alpha == 1)
    }

    @Test func datesOpenUnderTheirRowsAndNothingIsAnsweredByThat() throws {
        let screen = try Screen(
            FormDefinition("f", locale: "en") {
                Field.date("day", "Day").inline()
                Field.time("time", "Time").inline()
                Field.dateTime("both", "Both").inline()
                Field.countDown("length", "Length").inline()
            })
        for path in ["day", "time", "both"] {
            let row = try screen.row(path)
            #expect(screen.person.tap(try screen.view(of: row)))
            let editor = try screen.view(of: RowID(.inlineEditor, row.node))
            let picker = try #require(editor.all(UIDatePicker.self).first)
            #expect(screen.session.value(path) == .blank, "\(path)")
            #expect(screen.person.turn(picker, to: Date(timeIntervalSince1970: 3_600)))
            #expect(screen.session.value(path) != .blank, "\(path)")
        }
        let button = try screen.control("length", UIButton.self)
        #expect(button.accessibilityValue == "Not answered" && screen.person.tap(button))
        screen.person.turn(try screen.control("length", UIPickerView.self), component: 0, to: 2)
        #expect(screen.session.value("length") == 120)
    }

    @Test func aRowOfTheAppsOwnOpensSomethingAndIsExchangedWithItsType() throws {
        var options = FormOptions()
        options.control = { $0.type == .integer ? GradeControl() : nil }
        let screen = try Screen(
            FormDefinition("f", locale: "en") {
                Field.integer("grade", "Grade")
                Field.text("note", "Note")
            }, options: options)
        let grade = try screen.control("grade", GradeControl.self)
        #expect(grade.palette.isHidden)
        screen.person.tap(try screen.view(of: screen.row("grade")))
        #expect(!grade.palette.isHidden)
        grade.give(4)
        #expect(screen.session.value("grade") == 4 && grade.palette.text == "Grade 4")
        // `reloadCellWithNewRowType:`
        try screen.session.change { form in
            form.updateField("grade") { $0.type = .text }
            form.updateField("note") { $0.type = .integer }
        }
        screen.person.settle()
        #expect(try screen.view(of: screen.row("grade")).control is UITextField)
        #expect(try screen.view(of: screen.row("note")).control is GradeControl)
        #expect(screen.session.value("grade") == "4")
    }

    @Test func manyRowsAreHiddenSwitchedOffNeededAndBack() throws {
        let fields = (0..<6).map { Field.text("f\($0)", "F\($0)") }
        let screen = try Screen(FormDefinition("f", locale: "en") { for field in fields { field } })
        try screen.session.change { form in
            form.updateFields(["f0", "f1", "f2", "f3"]) { $0 = $0.hidden() }
        }
        screen.person.settle()
        #expect(screen.table.driver.table.count == 2)
        try screen.session.change { form in
            form.updateFields(["f0", "f1", "f2", "f3"]) { $0 = $0.hidden(false).required() }
        }
        try screen.submit()
        #expect(screen.session.engine.allErrors.map(\.path) == ["f0", "f1", "f2", "f3"])
        #expect(screen.table.driver.table.count == 6)
    }

    @Test func theValuesOfRowsThatAreHiddenStayWhileTheyAreAway() throws {
        let screen = try Screen(
            FormDefinition("f", locale: "en") {
                Field.toggle("more", "More")
                Field.text("a", "A").visible(when: "$more")
            })
        let more = try screen.control("more", UISwitch.self)
        screen.person.tap(more)
        try screen.fill("a", "kept")
        screen.person.tap(more)
        #expect(!screen.has("a") && screen.session.engine.values["a"] == nil)
        screen.person.tap(more)
        #expect(try screen.control("a", UITextField.self).text == "kept")
    }
}
