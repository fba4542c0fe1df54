import FormworkTesting
import Foundation
import Testing

/// What the page says to those who come from JTForm.
@MainActor
struct JTFormTests {
    @Test func formatsAndLooksBelongToFields() throws {
        let money = FormDefinition("money") {
            FormSection("formatter", "Formatter") {
                Field.number("share", "百分比").value(100).required().image("symbol:percent")
                Field.number("price", "人民币").value(100).required().image("https://example.com/money.png")
                Field.name("name", "Name").placeholder("请输入姓名...").length(...3)
            }
            .color(.text, 0x333333)
            .color(.disabledText, 0xC8C8C8)
            .length(.fontSize, 17)
        }
        let environment = FormEnvironment()
            .display("share", as: .percent)
            .display("price", as: .currency(code: "CNY"))
        let form = try FormTester(money, environment: environment)
        #expect(form.session.field(at: "share")?.display.contains("%") == true)
        #expect(form.session.field(at: "share")?.text == "100")
        #expect(form.session.engine.values == ["share": 100, "price": 100])
        try form.fill(["name": "好好吃😊"])
        #expect(form.session.engine.allErrors.map(\.code) == ["max_length"])
        try form.fill(["name": "好好😊"])
        #expect(form.session.engine.allErrors.isEmpty)
    }

    @Test func choicesAndInlineDatesAreStylesOfOneType() throws {
        let colors = [FieldOption("r", "Red"), FieldOption("g", "Green"), FieldOption("b", "Blue")]
        let choices = FormDefinition("choices") {
            Field.select("push", "Push", options: colors, style: .list)
            Field.select("segments", "Segments", options: colors, style: .segmented)
            Field.select("several", "Several", options: colors, multiple: true)
            Field.date("day", "Day").inline()
            Field.countDown("length", "Length")
        }
        let form = try FormTester(choices)
        try form.fill(["several": ["b", "r"], "length": 90])
        #expect(form.session.value("several") == ["r", "b"])
    }

    @Test func rowsOfASectionAreDeleted() throws {
        let rows = FormDefinition("rows") {
            FormSection("things") {
                Field.text("first").value("a")
                Field.text("second").value("b")
            }
            .deletable()
        }
        let model = FormModel(FormSession(try CompiledForm(rows)))
        model.session.load()
        model.row(at: "second")?.remove()
        #expect(model.session.engine.values == ["first": "a"])
    }
}
