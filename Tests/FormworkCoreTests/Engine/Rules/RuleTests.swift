import FormworkCore
import FormworkTestSupport
import Testing

/// Rules over texts and over two answers.
struct RuleTests {
    func session(_ fields: [Field]) throws -> FormEngine {
        try Sample.session(FormDefinition(fields: fields))
    }

    @Test func aFormatIsFoundAnywhereAndAPatternMatchesTheWholeText() throws {
        let engine = try session([
            Field(id: "a", type: .text, validations: Validations(format: #"[\w.-]+@\w+\.NO"#)),
            Field(id: "b", type: .text, validations: Validations(pattern: #"\d{4}"#)),
        ])
        engine.play(["op": "submit"])
        #expect(engine.errors.isEmpty)
        engine.type("a", "mail ios@hyper.no please")
        engine.type("b", "12345")
        engine.play(["op": "submit"])
        #expect(engine.errors.map(\.code) == ["pattern"])
        engine.type("a", "ios@hyper")
        engine.type("b", "1234")
        engine.play(["op": "submit"])
        #expect(engine.errors.map(\.code) == ["format"])
    }

    @Test func aPatternThatCannotBeReadIsAProblemWithItsPlace() {
        let form = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [.field(Field(id: "a", type: .text, validations: Validations(pattern: "(a")))]
                    )
                ])
            ])
        #expect(CompiledForm.problems(in: form).map(\.code) == [.pattern])
    }

    @Test func aComparisonIsCheckedAgainWhenTheOtherFieldChangesAndABlankSidePasses() throws {
        let engine = try session([
            Field(id: "from", type: .integer),
            Field(id: "to", type: .integer, validations: Validations(compareTo: "from", compareRule: .greater)),
        ])
        engine.set("to", 3)
        engine.play(["op": "submit"])
        #expect(engine.errors.isEmpty)
        engine.set("from", 5)
        engine.play(["op": "submit"])
        #expect(engine.errors.map(\.code) == ["compare"])
        #expect(engine.errors.first?.parameters.map(\.value) == [.text(">"), .text("from")])
        engine.set("from", 2)
        #expect(engine.errors.isEmpty)
    }

    @Test func aComparisonNamesItsFieldWhichMayBeInAnotherSection() {
        let form = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [.field(Field(id: "form", type: .integer))]),
                    FormSection(elements: [
                        .field(Field(id: "b", type: .integer, validations: Validations(compareTo: "from")))
                    ]),
                ])
            ])
        let problem = CompiledForm.problems(in: form).first
        #expect(problem?.code == .unknownReference)
        #expect(problem?.key == "compare_to")
        #expect(problem?.expected == ["form"])
    }

    @Test func rulesSurviveTheArchive() throws {
        let form = try CompiledForm(
            FormDefinition(
                id: "f",
                groups: [
                    FormGroup(sections: [
                        FormSection(elements: [
                            .field(
                                Field(
                                    id: "a", type: .text,
                                    validations: Validations(format: "x", pattern: "x+", compareTo: "b"))),
                            .field(
                                Field(id: "b", type: .text, targets: [FieldTarget(.update, id: "a", value: .text("y"))])
                            ),
                        ])
                    ])
                ]))
        let engine = FormEngine(try CompiledForm(archive: form.archive()))
        engine.set("a", "ax")
        engine.play(["op": "submit"])
        #expect(engine.errors.map(\.code) == ["pattern"])
        engine.set("b", "z")
        #expect(engine.state("a")?.text == "y")
    }

    @Test func aSectionThatTakesInputAgainLeavesItsDisabledFieldsDisabled() throws {
        let form = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [.field(Field(id: "on", type: .toggle))]),
                    FormSection(
                        id: "s", enabledWhen: "$on",
                        elements: [
                            .field(Field(id: "a", type: .text)), .field(Field(id: "b", type: .text, disabled: true)),
                        ]),
                ])
            ])
        let engine = try Sample.session(form)
        for isOn in [true, false, true] {
            engine.set("on", .bool(isOn))
            #expect(engine.state("a")?.isEnabled == isOn && engine.state("b")?.isEnabled == false)
        }
    }
}
