import FormworkCore
import FormworkTestSupport
import Testing

/// Targets.
struct TargetTests {
    func session(_ elements: [FormElement], more: [FormSection] = []) throws -> FormEngine {
        try Sample.session(
            FormDefinition(id: "f", groups: [FormGroup(sections: [FormSection(id: "s", elements: elements)] + more)]))
    }

    func choice(_ id: String, _ options: [(String, [FieldTarget])]) -> FormElement {
        .field(
            Field(
                id: id, type: .select,
                options: options.map { FieldOption(id: .text($0.0), title: $0.0, targets: $0.1) }))
    }

    @Test func hideLastsWhileTheOptionIsChosen() throws {
        let engine = try session([
            choice("kind", [("a", [FieldTarget(.hide, id: "x")]), ("b", [])]), .field(Field(id: "x", type: .text)),
        ])
        engine.set("kind", "a")
        #expect(!engine.outline.contains("x"))
        engine.set("kind", "b")
        #expect(engine.outline.contains("x"))
    }

    @Test func twoReasonsToHideBothHaveToEnd() throws {
        let engine = try session([
            choice("one", [("a", [FieldTarget(.hide, id: "x")]), ("b", [FieldTarget(.show, id: "x")])]),
            choice("two", [("a", [FieldTarget(.hide, id: "x")])]), .field(Field(id: "x", type: .text)),
        ])
        engine.set("one", "a")
        engine.set("two", "a")
        engine.set("one", "b")
        #expect(!engine.outline.contains("x"))
        engine.set("two", "")
        #expect(engine.outline.contains("x"))
    }

    @Test func showRevealsWhatIsHiddenFromTheStart() throws {
        let target = FieldTarget(.show, .section, id: "t")
        let engine = try session(
            [choice("kind", [("a", [target])])],
            more: [FormSection(id: "t", hidden: true, elements: [.field(Field(id: "x", type: .text))])])
        #expect(!engine.outline.contains("x"))
        engine.set("kind", "a")
        #expect(engine.outline.contains("x"))
    }

    @Test func aFieldsOwnTargetIsActiveWhileItIsAnsweredAndItsConditionHolds() throws {
        let engine = try session([
            .field(
                Field(
                    id: "a", type: .integer,
                    targets: [FieldTarget(.enable, id: "x"), FieldTarget(.hide, id: "y", condition: "$a > 3")])),
            .field(Field(id: "x", type: .text, disabled: true)), .field(Field(id: "y", type: .text)),
        ])
        #expect(engine.state("x")?.isEnabled == false)
        engine.set("a", 1)
        #expect(engine.state("x")?.isEnabled == true)
        engine.set("a", 4)
        #expect(!engine.outline.contains("y"))
    }

    @Test func aSourceThatIsNotRelevantHasNoSay() throws {
        let engine = try session([
            .field(Field(id: "on", type: .toggle, value: .bool(true))),
            .field(Field(id: "a", type: .text, visibleWhen: "$on", targets: [FieldTarget(.hide, id: "x")])),
            .field(Field(id: "x", type: .text)),
        ])
        engine.set("a", "1")
        #expect(!engine.outline.contains("x"))
        engine.set("on", false)
        #expect(engine.outline.contains("x"))
    }

    @Test func updateSetsAValueOnceWhenTheAnswerChanges() throws {
        let engine = try session([
            choice(
                "kind",
                [("a", [FieldTarget(.update, id: "x", value: .text("given"))]), ("b", [FieldTarget(.clear, id: "x")])]),
            .field(Field(id: "x", type: .text)),
        ])
        engine.set("kind", "a")
        #expect(engine.state("x")?.text == "given")
        engine.set("x", "mine")
        engine.play(["op": "submit"])
        #expect(engine.state("x")?.text == "mine")
        let restored = HydrationData(engine).open()
        #expect(restored.state("x")?.text == "mine")
        engine.set("kind", "b")
        #expect(engine.state("x")?.text == "")
        _ = engine.perform(.replaceAnswers(["kind": "a"]))
        #expect(engine.state("x")?.text == "")
    }

    @Test func updateWithoutAValueReturnsToTheFormula() throws {
        let engine = try session([
            .field(Field(id: "a", type: .integer, value: .number(2), targets: [FieldTarget(.update, id: "d")])),
            .field(Field(id: "d", type: .integer, formula: "$a * 2")),
        ])
        engine.type("d", "9")
        #expect(engine.state("d")?.text == "9")
        engine.set("a", 3)
        #expect(engine.state("d")?.text == "6")
    }

    @Test func onLoadEventsFillOnlyWhatHasNoAnswer() throws {
        let engine = try session([
            choice("kind", [("a", [FieldTarget(.update, id: "x", value: .text("given"))])]),
            .field(Field(id: "x", type: .text)),
        ])
        _ = engine.perform(.load(["kind": "a", "x": "mine"]))
        #expect(engine.state("x")?.text == "mine")
        _ = engine.perform(.load(["kind": "a"]))
        #expect(engine.state("x")?.text == "given")
    }

    @Test func eventsActOnLoadedAnswersOnlyIfTheTransactionLetsThem() throws {
        let engine = try session([
            choice("kind", [("a", [FieldTarget(.update, id: "x", value: .text("given"))])]),
            .field(Field(id: "x", type: .text)),
        ])
        _ = engine.perform(.load(["kind": "a"]), eventsAct: false)
        #expect(engine.state("x")?.text == "")
        _ = engine.perform(.reset, eventsAct: false)
        #expect(engine.state("x")?.text == "")
        _ = engine.perform(.reset)
        #expect(engine.state("x")?.text == "given")
        _ = engine.perform(.replaceAnswers(["kind": "a"]))
        #expect(engine.state("x")?.text == "")
        _ = engine.restore(engine.snapshot())
        #expect(engine.state("x")?.text == "")
    }

    @Test func eventsThatFeedEachOtherActOnceEach() throws {
        let engine = try session([
            .field(
                Field(
                    id: "a", type: .integer,
                    targets: [FieldTarget(.update, id: "b", value: .number(1)), FieldTarget(.clear, id: "b")])),
            .field(
                Field(
                    id: "b", type: .integer,
                    targets: [FieldTarget(.update, id: "a", value: .number(7)), FieldTarget(.clear, id: "a")])),
        ])
        engine.set("a", 3)
        #expect(engine.state("a")?.text == "")
    }

    @Test func targetsInsideItemsActOnTheItemAndFromOutsideOnAll() throws {
        let engine = try session(
            [choice("kind", [("a", [FieldTarget(.hide, .section, id: "rows")])])],
            more: [
                FormSection(
                    id: "rows", repeats: Repetition(min: 2),
                    elements: [
                        choice("k", [("a", [FieldTarget(.hide, id: "x")])]), .field(Field(id: "x", type: .text)),
                    ])
            ])
        engine.set("rows[0].k", "a")
        #expect(!engine.outline.contains("rows[0].x"))
        #expect(engine.outline.contains("rows[1].x"))
        engine.set("kind", "a")
        #expect(!engine.outline.contains("rows[1].x"))
    }

    @Test func aTargetThatNamesNothingIsAWarning() {
        let form = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [
                        .field(Field(id: "a", type: .text, targets: [FieldTarget(.hide, id: "nowhere")]))
                    ])
                ])
            ])
        #expect(CompiledForm.problems(in: form).map(\.code) == [.unknownTarget])
    }
}
