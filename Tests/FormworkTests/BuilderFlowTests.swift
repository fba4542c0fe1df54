import Formwork
import FormworkTestSupport
import Testing

/// Control flow in builders.
struct BuilderFlowTests {
    private func ids(_ form: FormDefinition) -> [String] {
        form.groups.flatMap(\.sections).flatMap(\.elements).map { element in
            switch element {
            case .field(let field): field.id
            case .section(let section): section.id
            }
        }
    }

    @FormBuilder private func shared(_ names: [String]) -> [FormNode] {
        for name in names { Field.text(name) }
    }

    @Test(arguments: [(true, 1, ["a", "yes", "one", "x", "y"]), (false, 2, ["a", "no", "other", "x", "y"])])
    func conditionsAndLoopsBuild(_ flag: Bool, _ number: Int, _ expected: [String]) {
        let form = FormDefinition("f") {
            Field.text("a")
            if flag { Field.text("yes") } else { Field.text("no") }
            if !flag, number == 1 { Field.text("never") }
            switch number {
            case 1: Field.text("one")
            default: Field.text("other")
            }
            shared(["x", "y"])
        }
        #expect(ids(form) == expected)
        #expect(form.groups.count == 1)
    }

    private enum Answer: String {
        case name, seats
    }

    @Test func idsAreTheRawValuesOfAnEnumOrNumbersWritten() throws {
        let form = FormDefinition("f") {
            Field.text(Answer.name.rawValue)
            Field.integer(Answer.seats.rawValue)
            for number in 1...3 { Field.toggle(String(number)) }
        }
        let session = FormSession(try CompiledForm(form))
        session.set(Answer.seats.rawValue, to: 4)
        session.set("2", to: true)
        #expect(session.value(Answer.seats.rawValue) == .number(4))
        #expect(session.engine.values == ["seats": 4, "2": true] as JSONValue)
    }

    @Test func anEmptyFormIsAForm() {
        #expect(FormDefinition("f") {}.groups.isEmpty)
    }

    @Test func aFormMayMixGroupsSectionsAndFields() {
        let form = FormDefinition("f") {
            Field.text("a")
            FormSection { Field.text("b") }
            FormGroup("g") { Field.text("c") }
            Field.text("d")
        }
        #expect(form.groups.map(\.id) == ["", "g", ""])
        #expect(form.groups.map(\.sections.count) == [2, 1, 1])
        #expect(ids(form) == ["a", "b", "c", "d"])
    }

    @Test func aLargeFormIsTypeCheckedQuickly() {
        let form = FormDefinition("f") {
            FormSection("one", "One") {
                Field.text("a1", "A").required().length(1...10).visible(when: "$a2")
                Field.text("a2", "A").required().length(1...10).value("x")
                Field.integer("a3", "A").required().range(1...10).value(1)
                Field.decimal("a4", "A").required().range(1...10).value(1.5)
                Field.toggle("a5", "A").required().value(true)
                Field.select("a6", "A", options: [FieldOption(1, "One"), FieldOption(2.5, "Two"), FieldOption("x")])
                Field.info("a7", "A", formula: "$a3 + $a4").size(width: 50, height: 2)
                Field.text("a8", "A").length(...10)
                Field.text("a9", "A").length(1...)
                Field.decimal("a10", "A").range(1...)
                Field.decimal("a11", "A").range(...10)
            }
        }
        #expect(ids(form).count == 11)
    }

    @Test func decimalLiteralsAreExact() {
        let field = Field.decimal("a").range(0.1...99.99)
        #expect(field.validations.minValue == DecimalNumber("0.1"))
        #expect(field.validations.maxValue == DecimalNumber("99.99"))
        #expect(Field.decimal("a").value(-0.5).value == .number(DecimalNumber("-0.5") ?? 0))
    }
}
