import FormworkTesting
import Foundation
import Testing

/// What the page says to those who come from JYForm.
@MainActor
@Suite(.tags(.waiting)) struct JYFormTests {
    private let loan = FormDefinition("loan", title: "贷款申请") {
        FormSection("person") {
            Field.name("name", "姓名").required()
            Field.text("id_number", "身份证号").format(.chinaID)
            Field.phone("mobile", "手机号码").required("请填写手机号码")
        }
        FormSection("papers") {
            Field.text("address", "身份证地址").length(...60)
            Field.date("expires", "身份证有效期").dates(from: "2026-11-22").parameter("valid_until")
        }
        FormSection("credit") {
            Field.select(
                "role", "征信人类别",
                options: [FieldOption(1, "主贷人"), FieldOption(2, "主贷人配偶"), FieldOption(3, "担保人")])
        }
        FormSection("case") {
            Field.info("number", "业务编号").value("1123131")
        }
        .deletable()
    }

    @Test func aFormGivesItsValuesAndItsParameters() throws {
        let form = try FormTester(loan)
        try form.fill(["name": "王小明", "mobile": "13800138000", "expires": "2030-01-31", "role": 2])
        let engine = form.session.engine
        #expect(
            engine.values == [
                "name": "王小明", "mobile": "13800138000", "expires": "2030-01-31", "role": 2, "number": "1123131",
            ])
        let parameters = engine.values(ValueOptions(names: .parameters, blanks: .null))
        #expect(parameters["valid_until"] == "2030-01-31" && parameters["address"] == .null)
    }

    @Test func errorsNameTheirRows() async throws {
        let form = try FormTester(loan)
        try form.fill(["id_number": "123", "expires": "2020-01-01"])
        let errors = form.session.engine.allErrors
        #expect(errors.map(\.path) == ["name", "id_number", "mobile", "expires"])
        #expect(errors[2].message == "请填写手机号码")
        #expect(await form.session.submit().errors.map(\.path) == errors.map(\.path))
    }

    @Test func switchesShowARowAndASection() throws {
        let dependent = FormDefinition("dependent") {
            FormSection("first", "第一行") {
                Field.toggle("show_row", "显示下一行")
                Field.toggle("show_section", "显示下一节").visible(when: "$show_row")
            }
            FormSection("second", "依赖的section") {
                Field.name("name").placeholder("这是第二节")
            }
            .visible(when: "$show_section")
        }
        let form = try FormTester(dependent)
        try form.expect("show_section", isVisible: false)
        try form.fill(["show_row": true, "show_section": true])
        try form.expect("second", isVisible: true)
        try form.fill(["show_row": false])
        try form.expect("second", isVisible: false)
    }

    @Test func aRunningFormChanges() throws {
        let session = try FormTester(loan, answers: ["name": "王小明"]).session
        try session.change { form in
            form.insert(.field(.text("nickname", "昵称")), at: .after(.field("name")))
            form.updateField("mobile") { $0.disabled() }
            form.updateSection("credit") { $0.hidden() }
            form.remove(.field("address"))
        }
        #expect(session.field(at: "nickname") != nil && session.engine.node(at: "address") == nil)
        #expect(session.field(at: "mobile")?.isEnabled == false && session.value("name") == "王小明")
    }

    @Test func blocksAndValidatorsAreHandlersAndClosures() throws {
        let rows = FormDefinition("rows") {
            Field.stepper("step", "Stepper", in: 10...100, step: 10)
            Field.slider("rate", "Slider", in: 10...100, step: 30)
            Field.text("code", "Code").pattern("[A-Z]{2}[0-9]{4}").message("pattern", "Two letters, four digits")
            Field.integer("even", "Even").validators("even")
            Field.button("scan", "Scan")
        }
        let environment = FormEnvironment()
            .validator("even", message: "An even number") { ($0.value.intValue ?? 0) % 2 == 0 }
            .display("step") { value in value.intValue.map { "\($0) pieces" } }
            .onTap("scan") { session, _ in session.set("code", to: "AB1234") }
        let form = try FormTester(rows, environment: environment)
        var seen: [String] = []
        form.session.onChange("even", owner: owner) { _, change in
            seen.append("\(change.old.canonicalText) → \(change.new.canonicalText)")
        }
        try form.fill(["even": 3, "step": 20, "code": "AB12"])
        #expect(form.session.engine.allErrors.map(\.message) == ["Two letters, four digits", "An even number"])
        try form.tap("scan")
        try form.fill(["even": 4])
        #expect(form.session.engine.allErrors.isEmpty && seen == [" → 3", "3 → 4"])
        try form.expect("step", shows: "20 pieces")
    }

    private final class Owner {}
    private let owner = Owner()
}
