import FormworkCore
import FormworkTestSupport
import Testing

/// Targets of fields in items that act on what is outside of the items.
struct OuterTargetTests {
    private func session(_ source: Field, visibleWhen: String = "", more: [Field] = []) throws -> FormEngine {
        let rows = FormSection(id: "rows", repeats: Repetition(min: 1), elements: (more + [source]).map { .field($0) })
        let form = FormDefinition(
            fields: [
                Field(id: "note", type: .text, hidden: true), Field(id: "on", type: .toggle, value: .bool(true)),
            ], sections: [rows])
        return try Sample.session(form)
    }

    private func choice(
        multiple: Bool = false, condition: String = "", visibleWhen: String = ""
    ) -> Field {
        let show = FieldTarget(.show, id: "note", condition: condition)
        return Field(
            id: "kind", type: .select,
            options: [
                FieldOption(id: .text("a"), title: "A", targets: [show]), FieldOption(id: .text("b"), title: "B"),
            ], multiple: multiple, visibleWhen: visibleWhen)
    }

    /// Whether the note is shown, in the session and in one that is evaluated from scratch.
    private func isShown(_ engine: FormEngine) throws -> Bool {
        let fresh = try #require(engine.reopened())
        #expect(fresh.outline == engine.outline)
        return engine.outline.contains("note")
    }

    @Test func anOptionActsWhileItIsChosenInAnyItem() throws {
        let engine = try session(choice())
        #expect(try !isShown(engine))
        engine.set("rows[0].kind", "a")
        #expect(try isShown(engine))
        engine.play("add_item", "rows")
        engine.set("rows[1].kind", "a")
        engine.set("rows[0].kind", "b")
        #expect(try isShown(engine))
        engine.play("remove_item", "rows[1]")
        #expect(try !isShown(engine))
    }

    @Test func oneOfSeveralChosenOptionsActs() throws {
        let engine = try session(choice(multiple: true))
        engine.set("rows[0].kind", ["b", "a"])
        #expect(try isShown(engine))
        engine.set("rows[0].kind", ["b"])
        #expect(try !isShown(engine))
    }

    @Test func anItemThatIsNotRelevantHasNoSay() throws {
        let engine = try session(choice(visibleWhen: "$on"))
        engine.set("rows[0].kind", "a")
        #expect(try isShown(engine))
        engine.set("on", false)
        #expect(try !isShown(engine))
    }

    @Test func anAnswerActsWhileThereIsOneInAnyItem() throws {
        let engine = try session(Field(id: "x", type: .text, targets: [FieldTarget(.show, id: "note")]))
        #expect(try !isShown(engine))
        engine.play("add_item", "rows")
        engine.set("rows[1].x", "1")
        #expect(try isShown(engine))
        engine.set("rows[1].x", "")
        #expect(try !isShown(engine))
    }

    @Test func aButtonActsOnceItWasPressedInAnyItem() throws {
        let button = Field(id: "more", type: .button, visibleWhen: "$on", targets: [FieldTarget(.show, id: "note")])
        let engine = try session(button)
        engine.play("add_item", "rows")
        #expect(try !isShown(engine))
        engine.play("tap", "rows[1].more")
        #expect(try isShown(engine))
        engine.set("on", false)
        #expect(try !isShown(engine))
        engine.set("on", true)
        engine.play("remove_item", "rows[1]")
        #expect(try !isShown(engine))
    }

    @Test func aConditionThatReadsWhatIsOutsideHasToHoldToo() throws {
        for source in [
            choice(condition: "$on"),
            Field(id: "kind", type: .text, targets: [FieldTarget(.show, id: "note", condition: "$on")]),
        ] {
            let engine = try session(source)
            engine.set("rows[0].kind", "a")
            #expect(try isShown(engine))
            engine.set("on", false)
            #expect(try !isShown(engine))
        }
    }

    @Test(arguments: ["$other == '1'", "$index > 0", "present($tags[].word)"])
    func aConditionThatReadsTheItemIsAWarning(_ condition: String) {
        let tags = FormSection(id: "tags", repeats: Repetition(), elements: [.field(Field(id: "word", type: .text))])
        let fields: [FormElement] = [.field(choice(condition: condition)), .field(Field(id: "other", type: .text))]
        let rows = FormSection(id: "rows", repeats: Repetition(), elements: fields + [.section(tags)])
        let form = FormDefinition(fields: [Field(id: "note", type: .text, hidden: true)], sections: [rows])
        let found = CompiledForm.problems(in: form)
        #expect(found.map(\.code) == [.ruleCannotApply])
        #expect(found.map(\.key) == ["options[0].targets[0].condition"])
    }

    @Test func aSectionInAnotherRepeatIsNoTarget() {
        let inner = FormSection(id: "inner", elements: [.field(Field(id: "x", type: .text))])
        let hide = FieldTarget(.hide, .section, id: "inner")
        let source = Field(id: "a", type: .text, targets: [hide])
        func problems(_ sections: [FormSection]) -> [DefinitionProblem] {
            CompiledForm.problems(in: FormDefinition(id: "f", groups: [FormGroup(sections: sections)]))
        }
        let far = problems([
            FormSection(id: "one", repeats: Repetition(), elements: [.field(source)]),
            FormSection(id: "two", repeats: Repetition(), elements: [.section(inner)]),
        ])
        #expect(far.map(\.code) == [.unknownTarget] && far.map(\.expected) == [[]])
        let outside = FormSection(id: "one", elements: [.field(source)])
        #expect(
            problems([outside, FormSection(id: "two", repeats: Repetition(), elements: [.section(inner)])]).isEmpty)
    }
}
