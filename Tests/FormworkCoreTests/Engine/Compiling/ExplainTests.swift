import FormworkCore
import FormworkTestSupport
import Testing

/// Explanations as data.
struct ExplainTests {
    private func form(_ fields: [Field], items: [Field] = []) -> FormDefinition {
        FormDefinition(
            id: "f",
            groups: [
                FormGroup(
                    id: "g",
                    sections: [
                        FormSection(id: "s", elements: fields.map { .field($0) }),
                        FormSection(id: "items", repeats: Repetition(min: 2), elements: items.map { .field($0) }),
                    ])
            ])
    }

    private func explain(_ path: String, _ aspect: Explanation.Aspect, _ engine: FormEngine) throws -> Explanation {
        let node = try #require(engine.node(at: path))
        return try #require(engine.explain(node).first { $0.aspect == aspect })
    }

    @Test func anExplanationNamesTheOptionWhoseTargetHidesAndItsCondition() throws {
        let hide = FieldTarget(.hide, id: "b", condition: "$c > 1")
        let engine = try Sample.session(
            form([
                Field(
                    id: "a", type: .select, title: "A",
                    options: [
                        FieldOption(id: .text("x"), title: "X", targets: [hide]),
                        FieldOption(id: .number(1), title: "Y"),
                    ]),
                Field(id: "b", type: .text), Field(id: "c", type: .integer),
            ]))
        #expect(try explain("b", .visible, engine).causes == [])
        engine.set("c", 2)
        engine.set("a", "x")
        let hidden = try explain("b", .visible, engine)
        #expect(!hidden.holds)
        let cause = try #require(hidden.causes.first)
        #expect(hidden.causes.count == 1)
        #expect(cause.kind == .target)
        #expect(cause.action == .hide)
        #expect(cause.source?.path == "a")
        #expect(cause.option == "X")
        #expect(cause.text == "$c > 1")
        #expect(cause.inputs.map(\.path) == ["a", "c"])
        #expect(cause.inputs.map(\.value) == [.text("x"), .number(2)])
    }

    @Test func aComparisonThatFailsIsExplainedByWhatItReads() throws {
        let engine = try Sample.session(
            form([
                Field(id: "base", type: .integer), Field(id: "least", type: .integer, formula: "$base"),
                Field(id: "other", type: .integer),
                Field(
                    id: "a", type: .integer,
                    validations: Validations(
                        compareTo: "least", compareRule: .greater, rules: [AssertionRule("$a > $other")])),
            ]))
        engine.set("base", 5)
        engine.set("other", 7)
        engine.set("a", 4)
        let cause = try #require(try explain("a", .valid, engine).causes.first)
        #expect(cause.key == "compare" && cause.inputs.map(\.path) == ["least"])
    }

    @Test func anExplanationNamesWhatShowsAndEnables() throws {
        let show = FieldTarget(.show, id: "b")
        let enable = FieldTarget(.enable, id: "b")
        let engine = try Sample.session(
            form([
                Field(id: "a", type: .text, targets: [show, enable]),
                Field(id: "b", type: .text, hidden: true, disabled: true),
            ]))
        #expect(try explain("b", .visible, engine).causes.map(\.key) == ["hidden"])
        #expect(try explain("b", .enabled, engine).causes.map(\.key) == ["disabled"])
        engine.set("a", "yes")
        let visible = try explain("b", .visible, engine)
        #expect(visible.holds)
        #expect(visible.causes.map(\.action) == [.show])
        #expect(try explain("b", .enabled, engine).causes.map(\.action) == [.enable])
    }

    @Test func inputsAreNamedInTheSameItemInAllItemsAndInOneOfThem() throws {
        let engine = try Sample.session(
            form(
                [Field(id: "total", type: .info, formula: "sum($items[].n) + $items[1].n")],
                items: [
                    Field(id: "n", type: .integer, value: .number(4)),
                    Field(id: "m", type: .info, formula: "$n + $total + $index"),
                ]))
        #expect(
            try explain("total", .value, engine).causes[0].inputs == [
                Explanation.Input(path: "items[].n", value: .list([.number(4), .number(4)])),
                Explanation.Input(path: "items[1].n", value: .number(4)),
            ])
        #expect(
            try explain("items[1].m", .value, engine).causes[0].inputs == [
                Explanation.Input(path: "items[1].n", value: .number(4)),
                Explanation.Input(path: "total", value: .number(12)),
                Explanation.Input(path: "items[1].index", value: .number(1)),
            ])
    }

    @Test func noPasswordIsTold() throws {
        let engine = try Sample.session(
            form([
                Field(id: "p", type: .password, validations: Validations(minLength: 9)),
                Field(id: "l", type: .info, formula: "length($p)"),
                Field(
                    id: "q", type: .password, validations: Validations(compareTo: "p", compareRule: .equal)),
            ]))
        engine.set("p", "sesame")
        engine.set("q", "other!")
        for path in ["p", "l", "q"] {
            let node = try #require(engine.node(at: path))
            let text = JSONValue.array(engine.explain(node).map { $0.json }).text()
            #expect(!text.contains("sesame"))
            #expect(!text.contains("other!"))
        }
        #expect(
            try explain("l", .value, engine).causes[0].inputs == [
                Explanation.Input(path: "p", value: .blank, isConcealed: true)
            ])
        #expect(try explain("q", .valid, engine).causes[0].inputs.map(\.isConcealed) == [true])
    }

    @Test func anArchivedFormNamesInputsWithoutTheTextsOfRules() throws {
        let compiled = try CompiledForm(
            form([Field(id: "a", type: .integer), Field(id: "b", type: .text, visibleWhen: "$a > 1")]))
        let engine = FormEngine(try CompiledForm(archive: compiled.archive()))
        let hidden = try explain("b", .visible, engine)
        #expect(hidden.causes.map(\.key) == ["visible_when"])
        #expect(hidden.causes.map(\.text) == [""])
        #expect(hidden.causes[0].inputs == [Explanation.Input(path: "a", value: .blank)])
    }

    @Test func explanationsOfSectionsAndGroupsStandForWhatIsInside() throws {
        var definition = form([Field(id: "a", type: .integer)], items: [Field(id: "n", type: .text)])
        definition.groups[0].visibleWhen = "$a != 1"
        definition.groups[0].sections[1].disabled = true
        // A rule that hides a field that it reads would be a circle.
        definition.groups.append(definition.groups[0])
        definition.groups[0].visibleWhen = ""
        definition.groups[1].id = "h"
        definition.groups[1].sections = [FormSection(id: "t", elements: [.field(Field(id: "z", type: .text))])]
        let engine = try Sample.session(definition)
        engine.set("a", 1)
        let hidden = try explain("z", .visible, engine)
        #expect(hidden.causes.map(\.element.kind) == [.group])
        #expect(hidden.causes.map(\.element.path) == ["h"])
        let disabled = try explain("items[0].n", .enabled, engine)
        #expect(disabled.causes.map(\.element.path) == ["items"])
        let section = try #require(engine.node(at: "items"))
        #expect(engine.explain(section).map(\.aspect) == [.visible, .enabled, .valid])
    }

    @Test func explainingChangesNothingAndCountsNoWork() throws {
        let engine = try Sample.session(Sample.loan)
        engine.set("amount", 1200)
        let statistics = engine.statistics
        let snapshot = engine.snapshot()
        for row in engine.rows { _ = engine.explain(row.id.node) }
        #expect(engine.statistics == statistics)
        #expect(engine.snapshot() == snapshot)
        #expect(engine.explain(NodeID(element: 99, item: 0)) == [])
    }
}
