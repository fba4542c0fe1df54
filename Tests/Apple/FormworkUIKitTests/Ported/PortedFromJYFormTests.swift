import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// The row types and screens of JYForm's README and demo, as a JYForm user would write them here.
@MainActor struct PortedFromJYFormTests {
    struct Typed: Sendable, CustomTestStringConvertible {
        let field: Field
        let keyboard: UIKeyboardType
        let capitals: UITextAutocapitalizationType
        let corrects: Bool
        let typed: String
        let answer: FormValue
        var testDescription: String { field.id }
    }
    nonisolated private static let typed: [Typed] = [
        Typed(
            field: .text("text"), keyboard: .default, capitals: .sentences, corrects: true, typed: "hello",
            answer: "hello"),
        Typed(field: .name("name"), keyboard: .default, capitals: .words, corrects: false, typed: "Ada", answer: "Ada"),
        Typed(field: .url("url"), keyboard: .URL, capitals: .none, corrects: false, typed: "a.org", answer: "a.org"),
        Typed(
            field: .email("email"), keyboard: .emailAddress, capitals: .none, corrects: false, typed: "a@b.org",
            answer: "a@b.org"),
        Typed(
            field: .password("password"), keyboard: .asciiCapable, capitals: .none, corrects: false, typed: "secret",
            answer: "secret"),
        Typed(
            field: .number("number"), keyboard: .numbersAndPunctuation, capitals: .none, corrects: false, typed: "-1.5",
            answer: .number(DecimalNumber("-1.5") ?? 0)),
        Typed(
            field: .integer("integer").range(0...), keyboard: .numberPad, capitals: .none, corrects: false, typed: "15",
            answer: 15),
        Typed(
            field: .decimal("decimal").range(0...), keyboard: .decimalPad, capitals: .none, corrects: false,
            typed: "1.5",
            answer: .number(DecimalNumber("1.5") ?? 0)),
        Typed(
            field: .phone("phone"), keyboard: .phonePad, capitals: .none, corrects: false, typed: "13800138000",
            answer: "13800138000"),
    ]

    @Test(arguments: typed) func everyTextRowHasItsKeyboard(row: Typed) throws {
        let screen = try Screen(FormDefinition("f", locale: "en") { row.field })
        let field = try #require(try screen.view(of: screen.row(row.field.id)).control as? UITextField)
        #expect(field.keyboardType == row.keyboard && field.autocapitalizationType == row.capitals)
        #expect((field.autocorrectionType == .no) == !row.corrects)
        #expect(field.isSecureTextEntry == (row.field.type == .password))
        try screen.fill(row.field.id, row.typed)
        #expect(screen.session.value(row.field.id) == row.answer)
    }

    private static let roles = [FieldOption(1, "主贷人"), FieldOption(2, "主贷人配偶"), FieldOption(3, "担保人")]
    private let loan = FormDefinition("loan", title: "贷款申请", locale: "zh-Hans") {
        FormSection("person") {
            Field.name("name", "姓名").required().labelStyle(.floating)
            Field.phone("mobile", "手机号码").required("请填写手机号码")
        }
        FormSection("papers") {
            Field.text("address", "身份证地址").length(...60)
            Field.date("expires", "身份证有效期").dates(from: "2026-11-22")
        }
        FormSection("credit") {
            Field.select("role", "征信人类别", options: roles, style: .list)
        }
        FormSection("case") {
            Field.info("number", "业务编号").value("1123131")
        }
        .deletable()
    }

    @Test func theLoanOfTheReadmeIsFilled() throws {
        var options = FormOptions()
        options.choice = { $0.id == "role" ? .screen : nil }
        options.choiceTitle = { $0.id == "role" ? "选择类别" : nil }
        let screen = try Screen(loan, options: options)
        #expect(screen.controller.title == "贷款申请")
        try screen.submit()
        #expect(screen.accepted.value.isEmpty && screen.listedErrors.contains { $0.contains("请填写手机号码") })
        try screen.fill("name", "王小明")
        try screen.fill("mobile", "13800138000")
        #expect(screen.person.tap(try screen.view(of: screen.row("role"))))
        #expect(screen.person.top?.title == "选择类别")
        let list = try #require(screen.person.top as? OptionListController)
        #expect(screen.person.tap(list.tableView.visibleCells[1]) && screen.person.top === screen.controller)
        // Not answered is heard, and shown as an invitation.
        let expires = try #require(try screen.view(of: screen.row("expires")).control as? UIButton)
        #expect(expires.accessibilityValue == "未回答" && expires.accessibilityLabel == "身份证有效期")
        try screen.submit()
        #expect(
            screen.accepted.value == [["name": "王小明", "mobile": "13800138000", "role": 2, "number": "1123131"]])
    }

    @Test func aRowIsDeletedBySwipingAndInEditMode() throws {
        let screen = try Screen(
            FormDefinition("f", locale: "en") {
                FormSection("s", "Delete") {
                    Field.info("a", "A")
                    Field.info("b", "B")
                    Field.text("c", "C").disabled()
                }
                .deletable()
            })
        func cell(_ path: String) throws -> UITableViewCell {
            let place = try #require(screen.table.driver.table.place(of: screen.row(path)))
            return try #require(
                screen.person.reach(IndexPath(row: place.line, section: place.section), in: screen.table))
        }
        #expect(screen.person.swipe(try cell("a"), and: "Remove") && !screen.has("a"))
        #expect(screen.person.swipe(try cell("c")).isEmpty)
        screen.controller.setEditing(true, animated: true)
        screen.person.settle()
        #expect(screen.person.commitEditing(of: try cell("b")) && !screen.has("b") && screen.has("c"))
    }

    @Test func aRowShowsTheNextAndThatTheNextSection() throws {
        let dependent = FormDefinition("dependent", locale: "en") {
            FormSection("first", "First") {
                Field.toggle("show_row", "Show the row")
                Field.toggle("show_section", "Show the section").visible(when: "$show_row")
            }
            FormSection("second", "Second") {
                Field.name("name").placeholder("The second section")
            }
            .visible(when: "$show_section")
        }
        let screen = try Screen(dependent)
        #expect(!screen.has("show_section") && !screen.has("name"))
        for path in ["show_row", "show_section"] { screen.person.tap(try screen.control(path, UISwitch.self)) }
        #expect(screen.has("name"))
        #expect(try screen.control("name", UITextField.self).placeholder == "The second section")
        // Nothing is evaluated by hand: both go with the first switch.
        screen.person.tap(try screen.control("show_row", UISwitch.self))
        #expect(!screen.has("show_section") && !screen.has("name"))
    }

    @Test func stepperSliderCheckAndButton() throws {
        let screen = try Screen(
            FormDefinition("f", locale: "en") {
                Field.stepper("step", "Step", in: 10...100, step: 10).wrapping().value(90)
                Field.slider("rate", "Rate", in: 10...100, step: 30)
                Field.check("check", "Check")
                Field.button("scan", "Scan")
                Field.text("code", "Code")
            },
            environment: FormEnvironment().onTap("scan") { session, _ in session.set("code", to: "AB1234") })
        let stepper = try screen.control("step", UIStepper.self)
        for wanted in [100, 10, 20] as [FormValue] {
            #expect(screen.person.step(stepper, up: true) && screen.session.value("step") == wanted)
        }
        let slider = try #require(try screen.view(of: screen.row("rate")).control as? UISlider)
        // Being shown answers nothing.
        #expect(screen.session.value("rate") == .blank && slider.accessibilityValue == "Not answered")
        #expect(screen.person.drag(slider, to: 2) && screen.session.value("rate") == 70)
        #expect(screen.person.tap(try screen.view(of: screen.row("check"))))
        #expect(screen.session.value("check") == .bool(true))
        #expect(screen.person.tap(try screen.view(of: screen.row("scan"))))
        #expect(try screen.control("code", UITextField.self).text == "AB1234")
    }

    @Test func whatTheConfigurationsOfACellSaidIsSaidInAppearance() throws {
        var options = FormOptions()
        options.returnKey = { $0.id == "name" ? .go : nil }
        options.appearance = { view, _ in (view.control as? UITextField)?.textAlignment = .left }
        let screen = try Screen(
            FormDefinition("f", locale: "en") {
                Field.text("name", "Name").placeholder("Name")
                Field.text("more", "More")
            }, options: options)
        let field = try screen.control("name", UITextField.self)
        #expect(screen.person.tap(field) && field.returnKeyType == .go && field.textAlignment == .left)
        screen.person.pressReturn()
        let more = try screen.control("more", UITextField.self)
        #expect(more.isFirstResponder && more.returnKeyType == .send)
    }

    @Test func theChoicesOfTheReadmeAreAlertSheetWheelAndSegments() throws {
        let colors = [FieldOption("r", "Red"), FieldOption("g", "Green")]
        let styles: [String: ChoiceStyle] = [
            "push": .screen, "sheet": .actionSheet, "alert": .alert, "picker": .wheel, "segments": .segments,
        ]
        var options = FormOptions()
        options.choice = { styles[$0.id] }
        options.choiceTitle = { $0.id == "alert" ? "Which colour?" : nil }
        let screen = try Screen(
            FormDefinition("f", locale: "en") {
                for id in styles.keys.sorted() { Field.select(id, id, options: colors) }
                Field.select("several", "Several", options: colors, multiple: true)
            }, options: options)
        for id in ["alert", "sheet"] {
            #expect(screen.person.tap(try screen.view(of: screen.row(id))))
            #expect(screen.person.top?.title == (id == "alert" ? "Which colour?" : "sheet"))
            #expect(screen.person.answer("Green") && screen.session.value(id) == "g")
        }
        screen.person.tap(try screen.view(of: screen.row("push")))
        screen.person.tap(try #require((screen.person.top as? OptionListController)?.tableView.visibleCells.first))
        #expect(screen.session.value("push") == "r")
        #expect(
            screen.person.tap(try screen.control("picker", UIButton.self)) && screen.session.value("picker") == .blank)
        screen.person.turn(try #require(try screen.view(of: screen.row("picker")).inputView as? UIPickerView), to: 2)
        screen.person.tap(segment: 0, of: try screen.control("segments", UISegmentedControl.self))
        #expect(screen.session.value("picker") == "g" && screen.session.value("segments") == "r")
        // Several are in the order of the options, whichever was touched first.
        try screen.press("Green", in: "several")
        try screen.press("Red", in: "several")
        #expect(screen.session.value("several") == .list(["r", "g"]))
    }

    @Test func theWholeFormIsSwitchedOffWhileItIsShown() throws {
        let screen = try Screen(
            FormDefinition("f", locale: "en") {
                Field.text("a", "A")
                Field.toggle("b", "B")
            })
        try screen.session.change { $0 = $0.disabled() }
        screen.person.settle()
        #expect(!screen.person.tap(try screen.control("a", UITextField.self)))
        #expect(!screen.person.tap(try screen.control("b", UISwitch.self)))
        try screen.session.change { $0 = $0.disabled(false) }
        screen.person.settle()
        #expect(screen.person.tap(try screen.control("a", UITextField.self)))
    }
}
