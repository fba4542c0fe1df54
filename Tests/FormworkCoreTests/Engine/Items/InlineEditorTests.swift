import FormworkCore
import FormworkTestSupport
import Testing

/// An inline editor.
struct InlineEditorTests {
    @Test func anEditorOpensUnderItsFieldOneAtATimeAndClosesWithTheFocus() throws {
        let form = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [
                        .field(Field(id: "from", type: .date, style: .inline)),
                        .field(Field(id: "to", type: .time, style: .inline, enabledWhen: "present($from)")),
                        .field(Field(id: "note", type: .text, style: .inline)),
                    ])
                ])
            ])
        let engine = try Sample.session(form)
        func kinds() -> [RowKind] { engine.rows.dropFirst().map(\.id.kind) }
        #expect(engine.play(["op": "focus", "field": "from"]).insertions.map(\.position) == [2])
        #expect(kinds() == [.field, .inlineEditor, .field, .field])
        engine.play(["op": "tap", "field": "to"])
        #expect(kinds() == [.field, .inlineEditor, .field, .field])
        engine.set("from", "2026-11-21")
        let changes = engine.play(["op": "tap", "field": "to"])
        #expect(kinds() == [.field, .field, .inlineEditor, .field] && changes.removals.map(\.position) == [2])
        engine.set("from", .null)
        #expect(kinds() == [.field, .field, .field])
        engine.play(["op": "tap", "field": "from"])
        engine.play(["op": "tap", "field": "from"])
        engine.play(["op": "focus", "field": "note"])
        #expect(kinds() == [.field, .field, .field])
    }

    @Test func openingAnEditorIsNoEventAndNoStep() throws {
        let clears = FieldTarget(.clear, id: "note")
        let engine = try Sample.session(
            FormDefinition(fields: [
                Field(id: "from", type: .date, style: .inline, targets: [clears]), Field(id: "note", type: .text),
            ]))
        engine.type("note", "kept")
        engine.play(["op": "tap", "field": "from"])
        #expect(engine.state("note")?.text == "kept")
        _ = engine.undo()
        #expect(engine.state("note")?.text == "", "the step before is undone")
    }

    /// Two visits to begin with, each with a date and a time whose editors open as rows.
    private static let visits = FormDefinition(
        id: "visits",
        groups: [
            FormGroup(sections: [
                FormSection(id: "first", elements: [.field(Field(id: "from", type: .date, style: .inline))]),
                FormSection(
                    id: "visits", repeats: Repetition(max: 5),
                    elements: [
                        .field(Field(id: "day", type: .date, style: .inline)),
                        .field(Field(id: "time", type: .time, style: .inline)),
                    ]),
            ])
        ])

    /// A session of `visits` with the editor of a field open.
    private func session(open path: String) throws -> FormEngine {
        let engine = try Sample.session(Self.visits)
        _ = engine.perform(.load(["visits": [["day": "2026-03-01"], ["day": "2026-03-02"]]]))
        engine.play(["op": "focus", "field": .string(path)])
        try #require(engine.outline.contains("=" + path))
        return engine
    }

    private func openEditors(_ engine: FormEngine) -> [String] { engine.outline.filter { $0.hasPrefix("=") } }

    @Test(arguments: ["day", "time"])
    func anEditorClosesWithItsItemAndStaysClosedWhenAnotherIsAdded(field: String) throws {
        let engine = try session(open: "visits[1].\(field)")
        engine.play(["op": "remove_item", "field": "visits[1]"])
        #expect(openEditors(engine).isEmpty)
        engine.play(["op": "add_item", "field": "visits"])
        #expect(openEditors(engine).isEmpty)
    }

    @Test func anEditorStaysWithItsFieldWhenAnItemBeforeIsRemoved() throws {
        let engine = try session(open: "visits[1].day")
        engine.play(["op": "remove_item", "field": "visits[0]"])
        #expect(openEditors(engine) == ["=visits[0].day"])
        engine.play(["op": "add_item", "field": "visits"])
        #expect(openEditors(engine) == ["=visits[0].day"])
    }

    @Test func anEditorClosesWhenOtherAnswersAreLoadedWithoutItsItem() throws {
        let engine = try session(open: "visits[1].day")
        _ = engine.perform(.load([:]))
        engine.play(["op": "add_item", "field": "visits"])
        engine.play(["op": "add_item", "field": "visits"])
        #expect(openEditors(engine).isEmpty)
    }

    @Test func anEditorStaysClosedWhenTheRemovalOfItsItemIsUndone() throws {
        let engine = try session(open: "visits[0].day")
        engine.play(["op": "remove_item", "field": "visits[0]"])
        _ = engine.undo()
        #expect(engine.outline.contains("visits[0].day") && openEditors(engine).isEmpty)
        _ = engine.undo()
        #expect(openEditors(engine).isEmpty)
    }

    @Test(arguments: ["from", "visits[0].day", "visits[1].time"])
    func anEditorStaysWithItsFieldWhenTheFormChanges(path: String) throws {
        let engine = try session(open: path)
        try engine.change { form in
            form.insert(.field(Field(id: "name", type: .text)), at: .start(of: .section("first")))
            form.insert(.field(Field(id: "place", type: .date, style: .inline)), at: .before(.field("visits[].day")))
        }
        #expect(openEditors(engine) == ["=" + path])
        let old = engine.rows
        let changes = try engine.change { $0.move(.section("visits"), to: .start(of: .group(""))) }
        #expect(openEditors(engine) == ["=" + path])
        #expect(changes.applied(to: old) == engine.rows)
        let text = engine.outline
        try engine.change { $0.title = "Visits" }
        #expect(engine.outline == text)
    }

    @Test func anEditorClosesWhenTheFormChangesAndItsFieldIsGone() throws {
        let engine = try session(open: "from")
        let changes = try engine.change { form in
            form.insert(.field(Field(id: "to", type: .date, style: .inline)), at: .after(.field("from")))
            form.remove(.field("from"))
        }
        #expect(openEditors(engine).isEmpty)
        #expect(changes.removals.map(\.row.id.kind) == [.inlineEditor, .field])
    }

    @Test func anEditorClosesWhenTheFormChangesAndItsFieldHasNoneAnyMore() throws {
        let engine = try session(open: "from")
        try engine.change { $0.updateFields(["from"]) { $0.style = .automatic } }
        #expect(openEditors(engine).isEmpty)
        try engine.change { $0.updateFields(["from"]) { $0.style = .inline } }
        #expect(openEditors(engine).isEmpty)
    }

    @Test func anEditorStaysWhenASnapshotWithItsItemIsRestored() throws {
        let engine = try session(open: "visits[1].day")
        let full = engine.snapshot()
        _ = engine.restore(full)
        #expect(openEditors(engine) == ["=visits[1].day"])
        _ = engine.restore([:])
        _ = engine.restore(full)
        #expect(openEditors(engine).isEmpty)
    }

    @Test func anEditorThatOpensDoesNotHideWhatElseChangesAboutItsField() throws {
        let fields = [
            Field(id: "on", type: .toggle), Field(id: "day", type: .date, style: .inline, enabledWhen: "$on"),
        ]
        let engine = try FormDefinition(fields: fields).session()
        let day = try #require(engine.node(at: "day"))
        engine.play("focus", "day")
        let changes = engine.set("on", true)
        #expect(changes.insertions.map(\.row.id) == [RowID(.inlineEditor, day)])
        #expect(changes.updates.first { $0.id == RowID(.field, day) }?.aspects.contains(.enabled) == true)
    }
}
