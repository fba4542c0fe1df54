import FormworkCore
import FormworkTestSupport
import Testing

/// Choices whose options are the answers to another field.
struct AnswerOptionTests {
    private static func form(
        _ asked: Field = Field(id: "name", type: .text), path: String = "kids[].name", multiple: Bool = false,
        more: [Field] = []
    ) -> FormDefinition {
        let kids = Repetition(min: 1, isReorderable: true)
        let eldest = Field(
            id: "eldest", type: .select, optionSource: OptionSource(answersOf: path), multiple: multiple)
        return FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(id: "kids", title: "Child", repeats: kids, elements: [.field(asked)]),
                    FormSection(elements: ([eldest] + more).map { .field($0) }),
                ])
            ])
    }

    private func session(_ definition: FormDefinition, _ answers: JSONValue = [:]) throws -> FormEngine {
        let engine = try Sample.session(definition)
        _ = engine.perform(.load(answers))
        return engine
    }

    private func options(_ engine: FormEngine, _ path: String = "eldest") -> [String] {
        (engine.state(path)?.field.options ?? []).map { "\($0.id.canonicalText) \($0.title)" }
    }

    @Test func everyAnswerIsAnOptionOnceInTheOrderOfTheItems() throws {
        let engine = try session(Self.form(), ["kids": [["name": "Ada"], [:], ["name": "Bo"], ["name": " Ada "]]])
        #expect(options(engine) == ["Ada Ada", "Bo Bo"])
        let change = engine.type("kids[1].name", "Cy")
        #expect(options(engine) == ["Ada Ada", "Cy Cy", "Bo Bo"])
        let row = try #require(engine.node(at: "eldest").map { RowID(.field, $0) })
        #expect(change.updates.first { $0.id == row }?.aspects.contains(.options) == true)
        engine.play(["op": "move_item", "field": "kids[2]", "to": 0])
        #expect(options(engine) == ["Bo Bo", "Ada Ada", "Cy Cy"])
        engine.play("remove_item", "kids[0]")
        #expect(options(engine) == ["Ada Ada", "Cy Cy"])
        #expect(engine.checkInvariants().isEmpty)
    }

    @Test func theSameNameInTwoWritingsIsOneOption() throws {
        let engine = try session(Self.form(), ["kids": [["name": "Zoe\u{308}"], ["name": "Zo\u{EB}"]]])
        #expect(options(engine) == ["Zo\u{EB} Zo\u{EB}"])
        engine.set("eldest", "Zoe\u{308}")
        #expect(engine.submit() == [])
    }

    @Test func aChoiceWhoseAnswerChangedIsBlankUntilItReturns() throws {
        let engine = try session(Self.form(), ["kids": [["name": "Ada"]], "eldest": "Ada"])
        #expect(engine.submit() == [])
        engine.type("kids[0].name", "Adam")
        #expect(engine.values(ValueOptions())["eldest"] == nil)
        #expect(engine.submit() == [])
        engine.type("kids[0].name", "Ada")
        #expect(engine.values(ValueOptions())["eldest"] == "Ada")
    }

    @Test func anAnswerThatIsNoOptionIsAnError() throws {
        let engine = try session(Self.form(), ["kids": [["name": "Ada"]], "eldest": "Bo"])
        #expect(engine.submit() == ["eldest option"])
        engine.type("kids[0].name", "Bo")
        #expect(engine.submit() == [])
    }

    @Test func numbersAndChoicesHaveTheirTitles() throws {
        let numbers = try session(
            Self.form(Field(id: "name", type: .decimal)), ["kids": [["name": "1234.5"], ["name": 2]]])
        #expect(options(numbers) == ["1234.5 1,234.5", "2 2"])
        let color = Field(
            id: "name", type: .select,
            options: [FieldOption(id: .text("r"), title: "Red"), FieldOption(id: .text("b"), title: "Blue")])
        let choices = try session(Self.form(color), ["kids": [["name": "b"], ["name": "r"], ["name": "b"]]])
        #expect(options(choices) == ["b Blue", "r Red"])
        var several = color
        several.multiple = true
        let lists = try session(Self.form(several), ["kids": [["name": ["b", "r"]]]])
        #expect(options(lists).sorted() == ["b Blue", "r Red"])
    }

    @Test func severalAnswersCanBeChosen() throws {
        let names = (0..<40).map { JSONValue.string("N\($0)") }
        let engine = try session(
            Self.form(multiple: true),
            .object([
                JSONMember("kids", .array(names.map { .object([JSONMember("name", $0)]) })),
                JSONMember("eldest", .array(names)),
            ]))
        #expect(engine.values(ValueOptions())["eldest"]?.arrayValue?.count == 40)
        #expect(engine.submit() == [])
        engine.type("kids[3].name", "")
        #expect(engine.values(ValueOptions())["eldest"]?.arrayValue?.count == 39)
    }

    @Test func hiddenItemsGiveNoOptions() throws {
        var form = Self.form(more: [Field(id: "has", type: .toggle)])
        form.groups[0].sections[0].visibleWhen = "$has"
        let engine = try session(form, ["has": true, "kids": [["name": "Ada"]]])
        #expect(options(engine) == ["Ada Ada"])
        engine.set("has", false)
        #expect(options(engine) == [])
    }

    @Test func anArchiveAndASnapshotHaveTheSameOptions() throws {
        let engine = try session(Self.form(), ["kids": [["name": "Ada"], ["name": "Bo"]], "eldest": "Bo"])
        let page = FormEngine(try CompiledForm(archive: engine.form.archive()))
        _ = page.restore(engine.snapshot())
        #expect(options(page) == ["Ada Ada", "Bo Bo"])
        #expect(page.values(ValueOptions()) == engine.values(ValueOptions()))
        page.type("kids[1].name", "Bob")
        #expect(options(page) == ["Ada Ada", "Bob Bob"])
        #expect(page.values(ValueOptions())["eldest"] == nil)
    }

    @Test func aPathThatGivesNoOptionsIsAMistake() {
        func codes(_ form: FormDefinition) -> [String] {
            CompiledForm.problems(in: form).map { "\($0.code.rawValue) \($0.key) \($0.found)" }
        }
        #expect(codes(Self.form(path: "kids[].nme")) == ["unknown_reference options_from kids[].nme"])
        #expect(codes(Self.form(path: "$kids[].name")) == [])
        #expect(codes(Self.form(Field(id: "first-name", type: .text), path: "kids[].first-name")) == [])
        #expect(codes(Self.form(path: "kids[].name}")) == ["expression_syntax options_from kids[].name}"])
        #expect(codes(Self.form(Field(id: "name", type: .toggle))) == ["wrong_value options_from kids[].name"])
        #expect(codes(Self.form(Field(id: "name", type: .password))) == ["wrong_value options_from kids[].name"])
        #expect(codes(Self.form(path: "eldest")) == ["cycle options_from eldest"])
        let other = Field(id: "other", type: .select, optionSource: OptionSource(answersOf: "eldest"))
        #expect(codes(Self.form(path: "other", more: [other])) == ["cycle options_from eldest"])
        #expect(codes(Self.form(path: "kids[].name", more: [other])) == [])
    }
}
