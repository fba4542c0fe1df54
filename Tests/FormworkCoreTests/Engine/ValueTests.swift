import FormworkCore
import FormworkTestSupport
import Testing

/// The layouts of values, and reading them back.
struct ValueTests {
    private func section(_ id: String, _ fields: [Field], repeats: Repetition? = nil) -> FormSection {
        FormSection(id: id, repeats: repeats, elements: fields.map { .field($0) })
    }

    private let colours = [
        FieldOption(id: .text("r"), title: "Red", value: .number(1)), FieldOption(id: .text("g"), title: "Green"),
        FieldOption(id: .number(3), title: "Blue", value: .text("#00f")),
    ]

    private func form(_ sends: ChoiceSending = .id) -> FormDefinition {
        FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    section(
                        "s",
                        [
                            Field(id: "name", type: .text, parameterName: "full_name"),
                            Field(id: "contact.mail", type: .text, parameterName: "reach.email"),
                            Field(id: "note", type: .text),
                            Field(id: "one", type: .select, options: colours, send: sends),
                            Field(id: "some", type: .select, options: colours, multiple: true, send: sends),
                            Field(id: "secret", type: .text, value: .text("x"), visibleWhen: "false"),
                            Field(id: "go", type: .button),
                        ]),
                    section(
                        "companies",
                        [
                            Field(id: "name", type: .text, parameterName: "title"),
                            Field(id: "staff", type: .integer),
                        ], repeats: Repetition()),
                    section("none", [Field(id: "x", type: .text)], repeats: Repetition()),
                ])
            ])
    }

    private let answers: JSONValue = [
        "name": "Ada", "contact": ["mail": "a@b.c"], "one": "r", "some": ["r", 3],
        "companies": [["name": "A", "staff": 2], ["name": "B"]],
    ]

    private func session(_ sends: ChoiceSending = .id) throws -> FormEngine {
        let engine = try Sample.session(form(sends))
        _ = engine.perform(.load(answers))
        return engine
    }

    @Test func valuesAreSentUnderParameterNames() throws {
        #expect(
            try session().parameters == [
                "full_name": "Ada", "reach": ["email": "a@b.c"], "one": "r", "some": ["r", 3],
                "companies": [["title": "A", "staff": 2], ["title": "B"]],
            ])
    }

    @Test func choicesAreSentByValueWhereTheFieldSaysSo() throws {
        let engine = try session(.value)
        engine.set("some", ["g", 3])
        #expect(engine.parameters["one"] == 1)
        #expect(engine.parameters["some"] == ["g", "#00f"])
        #expect(engine.values["some"] == ["g", 3])
    }

    @Test func choicesAreSentAsFlagsTheOthersToo() throws {
        let engine = try session(.flags)
        #expect(engine.parameters["some"] == ["r": true, "g": false, "3": true])
        engine.set("some", .null)
        #expect(engine.parameters["some"] == ["r": false, "g": false, "3": false])
        #expect(engine.values["some"] == nil)
    }

    @Test func blankAnswersAreNullWhereThatIsAskedFor() throws {
        let values = try session().values(ValueOptions(blanks: .null))
        #expect(
            values == [
                "name": "Ada", "contact": ["mail": "a@b.c"], "note": .null, "one": "r", "some": ["r", 3],
                "companies": [["name": "A", "staff": 2], ["name": "B", "staff": .null]], "none": [],
            ])
    }

    @Test func hiddenAnswersAreToldWhereThatIsAskedFor() throws {
        let engine = try session()
        #expect(engine.values["secret"] == nil)
        #expect(engine.values(ValueOptions(includesHidden: true))["secret"] == "x")
        var definition = form()
        definition.whenHidden = .keep
        let keeping = try Sample.session(definition)
        #expect(keeping.values["secret"] == "x")
        #expect(keeping.values(ValueOptions(includesHidden: false))["secret"] == nil)
    }

    @Test func valuesAreLaidOutAsRailsTakesThem() throws {
        let values = try session().values(ValueOptions(names: .parameters, layout: .attributes))
        #expect(
            values["companies_attributes"] == ["0": ["title": "A", "staff": 2], "1": ["title": "B"]])
        #expect(values["companies"] == nil)
    }

    @Test(arguments: [ValueOptions.Layout.nested, .flat, .attributes], ChoiceSending.allCases)
    func valuesComeBackFromWhateverTheyWereSentAs(_ layout: ValueOptions.Layout, _ sends: ChoiceSending) throws {
        let engine = try session(sends)
        let sent = engine.values(ValueOptions(names: .parameters, layout: layout))
        let other = try Sample.session(form(sends))
        _ = other.perform(.load(other.form.answers(fromParameters: sent)))
        #expect(other.values == engine.values)
        #expect(engine.values["name"] == "Ada")
    }

    @Test func valuesOfNumberedItemsComeInTheOrderOfTheNumbers() throws {
        let engine = try session()
        _ = engine.perform(
            .load(
                engine.form.answers(fromParameters: [
                    "companies_attributes": ["10": ["title": "last"], "9": ["title": "first"], "x": ["staff": 1]]
                ])))
        #expect(engine.values["companies"] == [["name": "first"], ["name": "last"], ["staff": 1]])
    }

    @Test(arguments: ["a[0].b", "x", "companies[x]", "name[0]", ""])
    func parametersThatFitNothingAreHandedOn(_ key: String) throws {
        let engine = try session()
        let parameters = JSONValue.object([JSONMember(key, "v"), JSONMember("full_name", "Bob")])
        #expect(
            engine.form.answers(fromParameters: parameters)
                == .object([JSONMember(key, "v"), JSONMember("name", "Bob")]))
    }

    @Test func everyParameterHasAPlaceOfItsOwn() {
        let definition = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    section(
                        "s",
                        [
                            Field(id: "a", type: .text), Field(id: "a.b", type: .text),
                            Field(id: "c", type: .text, parameterName: "a"),
                            Field(id: "d", type: .text, parameterName: "a.x"),
                            Field(id: "e", type: .text), Field(id: "e.f", type: .button),
                        ])
                ])
            ])
        let problems = CompiledForm.problems(in: definition).filter { $0.code == .nameConflict }
        #expect(
            problems.map { [$0.key, $0.found] + $0.expected } == [
                ["id", "a.b", "a"], ["parameter", "a", "a"], ["parameter", "a.x", "a"],
            ])
    }

    @Test func aParameterCannotBeALevelOfOthers() {
        let fields = [Field(id: "a", type: .text, parameterName: "b"), Field(id: "b.c", type: .text)]
        let definition = FormDefinition(id: "f", groups: [FormGroup(sections: [section("s", fields)])])
        #expect(
            CompiledForm.problems(in: definition) == [
                DefinitionProblem(.nameConflict, at: ElementIndex(2), key: "parameter", found: "b.c", expected: ["b"])
            ])
    }
}
