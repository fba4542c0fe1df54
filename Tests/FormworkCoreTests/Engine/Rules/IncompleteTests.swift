import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// A result that is calculated from an answer that cannot be read says so: a sum without one of its parts looks like the whole.
struct IncompleteTests {
    private static let form = FormDefinition(
        id: "f",
        groups: [
            FormGroup(sections: [
                FormSection(
                    id: "s",
                    elements: [
                        .field(Field(id: "a", type: .number)), .field(Field(id: "b", type: .number)),
                        .field(Field(id: "shown", type: .toggle)),
                        .field(Field(id: "c", type: .number, visibleWhen: "$shown")),
                        .field(Field(id: "sum", type: .info, formula: "$a + $b")),
                        .field(Field(id: "chosen", type: .info, formula: "$a > 5 ? $a : $b")),
                        .field(Field(id: "more", type: .info, formula: "$sum * 2")),
                        .field(Field(id: "words", type: .info, formula: "concat('Sum: ', $sum)")),
                        .field(Field(id: "hidden", type: .hidden, formula: "$b + $c")),
                        .field(Field(id: "last", type: .info, formula: "$hidden + 1")),
                        .field(Field(id: "own", type: .number, formula: "$a + 1")),
                        .field(Field(id: "from_own", type: .info, formula: "$own + 1")),
                    ]),
                FormSection(
                    id: "items", repeats: Repetition(),
                    elements: [
                        .field(Field(id: "price", type: .number)),
                        .field(Field(id: "share", type: .info, formula: "$price / sum($items[].price)")),
                    ]),
                FormSection(
                    id: "end", elements: [.field(Field(id: "total", type: .info, formula: "sum($items[].price)"))]),
            ])
        ])

    private func session() throws -> FormEngine { try Self.form.session() }

    private func display(_ path: String, _ engine: FormEngine) -> String {
        engine.node(at: path).flatMap { engine.field($0)?.display } ?? ""
    }

    private func type(_ text: String, at path: String, _ engine: FormEngine) throws -> ChangeSet {
        engine.perform(.edit(try #require(engine.node(at: path)), TextEdit(text)))
    }

    @Test func aSumWithoutAPartSaysSo() throws {
        let engine = try session()
        _ = try type("3", at: "a", engine)
        #expect(display("sum", engine) == "3")
        let changes = try type("abc", at: "b", engine)
        #expect(display("sum", engine) == "3 (incomplete)")
        #expect(display("more", engine) == "6 (incomplete)")
        #expect(display("words", engine) == "Sum: 3 (incomplete)")
        // Renderers are told, although the value is the same.
        let sum = try #require(engine.node(at: "sum"))
        #expect(changes.updates.contains { $0.id.node == sum && $0.aspects.contains(.display) })
        #expect(engine.values["sum"]?.numberValue == 3 && engine.values["words"]?.stringValue == "Sum: 3")
        _ = try type("4", at: "b", engine)
        #expect(display("sum", engine) == "7" && display("words", engine) == "Sum: 7")
        _ = try type("x", at: "b", engine)
        _ = try type("", at: "b", engine)
        #expect(display("sum", engine) == "3" && display("more", engine) == "6")
    }

    @Test func onlyWhatIsReadCounts() throws {
        let engine = try session()
        _ = try type("9", at: "a", engine)
        _ = try type("abc", at: "b", engine)
        #expect(display("chosen", engine) == "9")
        _ = try type("2", at: "a", engine)
        // The blank part is no result, so nothing looks like one.
        #expect(display("chosen", engine) == "")
        // What is hidden reads as blank, as everywhere.
        _ = try type("abc", at: "c", engine)
        _ = try type("1", at: "b", engine)
        #expect(display("last", engine) == "2")
    }

    @Test func aHiddenResultHandsItOn() throws {
        let engine = try session()
        _ = engine.perform(.set(try #require(engine.node(at: "shown")), .bool(true)))
        _ = try type("1", at: "b", engine)
        _ = try type("abc", at: "c", engine)
        #expect(display("last", engine) == "2 (incomplete)")
        _ = engine.perform(.set(try #require(engine.node(at: "shown")), .bool(false)))
        #expect(display("last", engine) == "2")
        _ = engine.perform(.set(try #require(engine.node(at: "shown")), .bool(true)))
        #expect(display("last", engine) == "2 (incomplete)")
    }

    @Test func aResultThatAPersonReplacedIsWhole() throws {
        let engine = try session()
        _ = try type("x", at: "a", engine)
        #expect(display("from_own", engine) == "2 (incomplete)")
        _ = try type("5", at: "own", engine)
        #expect(display("from_own", engine) == "6")
    }

    @Test func aTotalOfItemsSaysSo() throws {
        let engine = try session()
        _ = engine.perform(.load(["items": [["price": 10], ["price": "ten"], ["price": 30]]]))
        #expect(display("total", engine) == "40 (incomplete)")
        #expect(display("items[0].share", engine) == "0.25 (incomplete)")
        _ = try type("10", at: "items[1].price", engine)
        #expect(display("total", engine) == "50" && display("items[0].share", engine) == "0.2")
        _ = try type("ten", at: "items[1].price", engine)
        #expect(display("total", engine) == "40 (incomplete)")
        _ = engine.perform(.removeItem(try #require(engine.node(at: "items[1]"))))
        #expect(display("total", engine) == "40" && display("items[0].share", engine) == "0.25")
    }

    /// It follows from the answers, however they came.
    @Test func restoringAndUndoingShowTheSame() throws {
        let engine = FormEngine(
            try CompiledForm(Self.form), context: SessionContext(messages: MessageCatalogs.english))
        _ = engine.perform(.load(["a": 1, "b": 2, "items": [["price": 1], ["price": 2]]]))
        let paths = ["sum", "chosen", "more", "words", "last", "from_own", "total", "items[0].share"]
        var seen: [[String]] = [paths.map { display($0, engine) }]
        for (path, text) in [("b", "x"), ("items[1].price", "y"), ("a", "z"), ("b", "5"), ("items[1].price", "")] {
            _ = try type(text, at: path, engine)
            seen.append(paths.map { display($0, engine) })
            let other = FormEngine(
                try CompiledForm(Self.form), context: SessionContext(messages: MessageCatalogs.english))
            _ = other.restore(engine.snapshot())
            #expect(paths.map { display($0, other) } == seen.last)
            #expect(engine.checkInvariants().isEmpty)
        }
        for expected in seen.reversed().dropFirst() {
            _ = engine.undo()
            #expect(paths.map { display($0, engine) } == expected)
        }
        for expected in seen.dropFirst() {
            _ = engine.redo()
            #expect(paths.map { display($0, engine) } == expected)
        }
    }
}
