import FormworkCore
import FormworkTestSupport
import Testing

/// Options that depend on other answers.
struct OptionTests {
    private static func city(_ id: String, _ country: String) -> FieldOption {
        FieldOption(id: .text(id), title: id.uppercased(), value: .text(country))
    }

    private static let form = FormDefinition(
        id: "cities",
        groups: [
            FormGroup(sections: [
                FormSection(elements: [
                    .field(Field(id: "country", type: .text)),
                    .field(Field(id: "member", type: .toggle)),
                    .field(
                        Field(
                            id: "city", type: .select,
                            options: [city("bern", "ch"), city("oslo", "no"), city("basel", "ch")],
                            optionsWhen: "$option.value == $country")),
                    .field(
                        Field(
                            id: "seat", type: .select,
                            options: [
                                FieldOption(id: .number(1), title: "Free"),
                                FieldOption(id: .number(2), title: "Best", visibleWhen: "$member"),
                            ])),
                ])
            ])
        ])

    private func ids(_ engine: FormEngine, _ path: String) -> [String] {
        engine.state(path)?.field.options.map(\.id.canonicalText) ?? []
    }

    @Test func optionsAreOfferedWhileTheFieldsConditionAndTheirOwnHold() throws {
        let engine = try Sample.session(Self.form)
        #expect(ids(engine, "city").isEmpty && ids(engine, "seat") == ["1"])
        let changes = engine.set("country", "ch")
        #expect(ids(engine, "city") == ["bern", "basel"])
        #expect(changes.updates.contains { $0.aspects.contains(.options) })
        engine.set("member", true)
        #expect(ids(engine, "seat") == ["1", "2"])
        #expect(try CompiledForm(Self.form).source == Self.form)
    }

    @Test func optionsAreNamedInTheFieldsConditionOnlyAndFieldsOfThatNameComeFirst() throws {
        let options = [FieldOption(id: .number(1), title: "Aisle"), FieldOption(id: .number(2), title: "Window")]
        func form(_ condition: String, _ own: String = "", _ id: String = "other") -> FormDefinition {
            var options = options
            options[1].visibleWhen = own
            let fields = [
                Field(id: id, type: .text), Field(id: "seat", type: .select, options: options, optionsWhen: condition),
            ]
            return FormDefinition(
                id: "f", groups: [FormGroup(sections: [FormSection(elements: fields.map { .field($0) })])])
        }
        #expect(ids(try Sample.session(form("$option.title == 'Window'")), "seat") == ["2"])
        #expect(ids(try Sample.session(form("$option == 1")), "seat") == ["1"])
        let shadowed = try Sample.session(form("$option == 'all'", "", "option"))
        #expect(ids(shadowed, "seat").isEmpty)
        shadowed.set("option", "all")
        #expect(ids(shadowed, "seat") == ["1", "2"])
        let problems = CompiledForm.problems(in: form("", "$option == 2"))
        #expect(problems.map(\.code) == [.unknownReference])
    }

    @Test func anOptionThatIsNoLongerOfferedIsKeptAndReadsAsBlank() throws {
        let engine = try Sample.session(Self.form)
        engine.set("country", "ch")
        engine.set("city", "bern")
        #expect(engine.allErrors.isEmpty && engine.state("city")?.display == "BERN")
        engine.set("country", "no")
        #expect(engine.allErrors.isEmpty && engine.values["city"] == nil && engine.state("city")?.notice != nil)
        engine.set("country", "ch")
        #expect(engine.values["city"] == "bern" && engine.state("city")?.notice == nil)
    }

    @Test func optionsDependOnTheSameAnswersAfterAnArchiveAndASnapshot() throws {
        let engine = try Sample.session(Self.form)
        engine.set("country", "ch")
        engine.play(["op": "replace_options", "field": "seat", "options": [["id": 9, "title": "Nine"]]])
        let other = try #require(HydrationData(HydrationData(engine).json)).open()
        #expect(ids(other, "city") == ["bern", "basel"] && ids(other, "seat") == ["9"])
        other.set("country", "no")
        #expect(ids(other, "city") == ["oslo"])
    }

    @Test func optionsAreReplacedWhileTheFormRuns() throws {
        let engine = try Sample.session(Self.form)
        engine.set("seat", 1)
        let changes = engine.play(["op": "replace_options", "field": "seat", "options": [["id": 3, "title": "Three"]]])
        #expect(changes.updates.map(\.aspects) == [[.options, .display, .value, .text, .error]])
        engine.set("member", true)
        #expect(ids(engine, "seat") == ["3"] && engine.allErrors.isEmpty && engine.values["seat"] == nil)
        engine.set("seat", "3")
        #expect(engine.values["seat"] == 3 && engine.state("seat")?.display == "Three")
    }
}
