import FormworkTestSupport
import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Secrets, and the outputs of a session without them.
struct SecretTests {
    private func engine() throws -> FormEngine {
        let form = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [
                        .field(Field(id: "name", type: .text)),
                        .field(Field(id: "p", type: .password, value: .text("given"))),
                        .field(Field(id: "q", type: .password, validations: Validations(compareTo: "p"))),
                        .field(Field(id: "code", type: .text, textFormat: "cvv", visibleWhen: "$name == 'card'")),
                        .field(Field(id: "strong", type: .hidden, formula: "length($p) > 3")),
                        .field(Field(id: "note", type: .text, formula: "concat($p, '!')")),
                        .field(Field(id: "about", type: .info, formula: "concat($strong, $name)")),
                    ]),
                    FormSection(
                        id: "cards", repeats: Repetition(max: 5), elements: [.field(Field(id: "pin", type: .password))]),
                ])
            ])
        return FormEngine(try CompiledForm(form))
    }

    private let answers: JSONValue = [
        "name": "Ada", "p": "hush1", "q": "hush2", "code": "hush3", "cards": [["pin": "hush4"]],
        "cards[1].pin": "hush5",
    ]

    @Test func snapshotsAndValuesLeaveThemOut() throws {
        let engine = try engine()
        _ = engine.perform(.load(answers))
        #expect(engine.snapshot().text().contains("hush5"))
        for archived in [false, true] {
            let open = archived ? HydrationData(engine).json.text() : engine.snapshot(includingSecrets: false).text()
            #expect(!open.contains("hush") && open.contains("Ada"))
        }
        let values = engine.values(ValueOptions(includesSecrets: false))
        #expect(values.text() == #"{"name":"Ada","cards":[{},{}]}"#)
        #expect(engine.values["p"] == "hush1" && engine.values["strong"] == true)
        #expect(!engine.unshown.text().contains("hush"))
    }

    @Test(arguments: [
        Field(id: "code", type: .text, textFormat: "cvv"),
        Field(id: "code", type: .text, autocomplete: "cc-csc"),
        Field(id: "code", type: .text, autocomplete: "section-a billing CC-CSC"),
    ])
    func theCodeOfACardIsOneHoweverItIsSaid(code: Field) throws {
        let written = try CompiledForm(FormDefinition(fields: [code, Field(id: "name", type: .text)]))
        for form in [written, try CompiledForm(archive: written.archive())] {
            let engine = FormEngine(form, context: SessionContext())
            _ = engine.perform(.load(["code": "7361", "name": "Ada"]))
            for text in [HydrationData(engine).json.text(), engine.snapshot(includingSecrets: false).text()] {
                #expect(!text.contains("7361") && text.contains("Ada"))
            }
        }
    }

    @Test func whatTheFormMarksIsOneEverywhere() throws {
        let form = FormDefinition(fields: [
            Field(id: "name", type: .text), Field(id: "tax", type: .text, value: .text("hush0"), secret: true),
            Field(id: "level", type: .integer, secret: true),
        ])
        let written = try CompiledForm(form)
        for form in [written, try CompiledForm(archive: written.archive())] {
            #expect(!form.archive().text().contains("hush"))
            let engine = FormEngine(form, context: SessionContext())
            _ = engine.perform(.load(["name": "Ada", "tax": "hush1", "level": 77]))
            for text in [HydrationData(engine).json.text(), engine.snapshot(includingSecrets: false).text()] {
                #expect(!text.contains("hush") && !text.contains("77") && text.contains("Ada"))
            }
            #expect(engine.values(ValueOptions(includesSecrets: false)) == ["name": "Ada"])
            #expect(engine.values["tax"] == "hush1")
        }
    }

    @Test func anAnswerInPlaceOfAFormulaIsNone() throws {
        let engine = try engine()
        _ = engine.perform(.load(answers))
        engine.type("note", "my own")
        #expect(engine.values(ValueOptions(includesSecrets: false))["note"] == "my own")
    }

    @Test func aDefinitionHasNoSecrets() throws {
        let engine = try engine()
        _ = engine.perform(.load(.object([])))
        #expect(engine.values["p"] == nil && !engine.form.archive().text().contains("given"))
        #expect(engine.form.warnings.map(\.code) == [.unusedValue])
        let archived = try CompiledForm(archive: engine.form.archive())
        #expect(archived.secrets == engine.form.secrets)
    }

    @Test func forgettingLeavesTheRestAndTheReasons() throws {
        let engine = try engine()
        _ = engine.perform(.load(answers))
        _ = engine.perform(.submit)
        let reasons = engine.errors.map(\.code)
        #expect(reasons == ["compare"])
        #expect(engine.forgetSecrets())
        #expect(!engine.snapshot().text().contains("hush") || engine.snapshot()["form"]?["values"]?["p"] == nil)
        #expect(engine.values.text() == #"{"name":"Ada","strong":false,"note":"!","about":"falseAda","cards":[{},{}]}"#)
        #expect(engine.errors.map(\.code) == reasons && engine.errorsFoundByCode.map(\.code) == reasons)
        #expect(!engine.forgetSecrets())
    }

    @Test func itemsOfADefinitionHaveNoSecretsEither() throws {
        let inner = FormSection(
            id: "inner", repeats: Repetition(), elements: [.field(Field(id: "pin", type: .password))])
        let nested = FormSection(id: "n", isNested: true, elements: [.field(Field(id: "pin", type: .password))])
        let people = FormSection(
            id: "people",
            repeats: Repetition(items: [
                ["name": "Ada", "pin": "given", "inner": [["pin": "given"]], "n": ["pin": "given", "other": 1]],
                ["inner[0].pin": "given", "n.pin": "given"],
            ]),
            elements: [
                .field(Field(id: "name", type: .text)), .field(Field(id: "pin", type: .password)), .section(inner),
                .section(nested),
            ])
        let definition = FormDefinition(id: "f", groups: [FormGroup(sections: [people])])
        let engine = try definition.session()
        #expect(!engine.values.text().contains("given"))
        #expect(engine.state("people[0].name")?.text == "Ada")
        #expect(engine.values["people"]?.arrayValue?.count == 2)
        #expect(!engine.form.archive().text().contains("given"))
        #expect(engine.form.warnings.count { $0.code == .unusedValue } == 5)
        #expect(engine.form.source == definition)
    }
}
