import FormworkCore
import FormworkTestSupport
import Testing

@Suite("Targets")
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

    @Test("hide lasts while the option is chosen")
    func hide() throws {
        let engine = try session([
            choice("kind", [("a", [FieldTarget(.hide, id: "x")]), ("b", [])]), .field(Field(id: "x", type: .text)),
        ])
        engine.set("kind", "a")
        #expect(!engine.outline.contains("x"))
        engine.set("kind", "b")
        #expect(engine.outline.contains("x"))
    }

    @Test("two reasons to hide both have to end")
    func twoReasons() throws {
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

    @Test("show reveals what is hidden from the start, sections too")
    func show() throws {
        let target = FieldTarget(.show, .section, id: "t")
        let engine = try session(
            [choice("kind", [("a", [target])])],
            more: [FormSection(id: "t", hidden: true, elements: [.field(Field(id: "x", type: .text))])])
        #expect(!engine.outline.contains("x"))
        engine.set("kind", "a")
        #expect(engine.outline.contains("x"))
    }

    @Test("a field's own target is active while it is answered, with a condition while that holds")
    func fieldTargets() throws {
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

    @Test("a source that is not relevant has no say")
    func irrelevantSource() throws {
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

    @Test("update sets a value once, when the answer changes, not on submission or restore")
    func update() throws {
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
        let restored = Handover(engine).open()
        #expect(restored.state("x")?.text == "mine")
        engine.set("kind", "b")
        #expect(engine.state("x")?.text == "")
        _ = engine.perform(.replaceAnswers(["kind": "a"]))
        #expect(engine.state("x")?.text == "")
    }

    @Test("update without a value returns to the formula")
    func formula() throws {
        let engine = try session([
            .field(Field(id: "a", type: .integer, value: .number(2), targets: [FieldTarget(.update, id: "d")])),
            .field(Field(id: "d", type: .integer, formula: "$a * 2")),
        ])
        engine.type("d", "9")
        #expect(engine.state("d")?.text == "9")
        engine.set("a", 3)
        #expect(engine.state("d")?.text == "6")
    }

    @Test("on load events fill only what has no answer")
    func load() throws {
        let engine = try session([
            choice("kind", [("a", [FieldTarget(.update, id: "x", value: .text("given"))])]),
            .field(Field(id: "x", type: .text)),
        ])
        _ = engine.perform(.load(["kind": "a", "x": "mine"]))
        #expect(engine.state("x")?.text == "mine")
        _ = engine.perform(.load(["kind": "a"]))
        #expect(engine.state("x")?.text == "given")
    }

    @Test("events that feed each other end, each acting once")
    func circle() throws {
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

    @Test("inside items targets act on the item; from outside on all of them")
    func items() throws {
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

    @Test("a target that names nothing is a warning")
    func unknown() {
        let form = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [
                        .field(Field(id: "a", type: .text, targets: [FieldTarget(.hide, id: "nowhere")]))
                    ])
                ])
            ])
        #expect(CompiledForm.check(form).map(\.code) == [.unknownTarget])
    }
}
