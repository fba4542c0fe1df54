import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// What of loaded answers does not fit the form is told to whoever loads them.
struct MisfitLoadTests {
    private static let form = FormDefinition(
        id: "f",
        groups: [
            FormGroup(sections: [
                FormSection(
                    id: "s",
                    elements: [
                        .field(Field(id: "name", type: .text)), .field(Field(id: "age", type: .integer)),
                        .field(Field(id: "day", type: .date)),
                        .field(
                            Field(
                                id: "size", type: .select,
                                options: [
                                    FieldOption(id: .text("s"), title: "S"), FieldOption(id: .text("m"), title: "M"),
                                ])),
                        .field(
                            Field(
                                id: "extras", type: .select, options: [FieldOption(id: .text("a"), title: "A")],
                                multiple: true)),
                    ]),
                FormSection(
                    id: "items", repeats: Repetition(),
                    elements: [.field(Field(id: "n", type: .integer)), .field(Field(id: "t", type: .text))]),
            ])
        ])

    private func misfits(_ answers: JSONValue, limit: Int? = nil) throws -> [String] {
        var context = SessionContext()
        if let limit { context.itemLimit = limit }
        let engine = FormEngine(try CompiledForm(Self.form), context: context)
        return engine.load(answers).misfits.map { "\($0.path) \($0.code.rawValue)" }
    }

    @Test func whatFitsIsNoMisfit() throws {
        #expect(
            try misfits([
                "name": "Ada", "age": "7", "day": "2026-11-28", "size": "m", "extras": ["a"], "items": [["n": 1]],
            ]).isEmpty)
        #expect(try misfits(["name": 5, "age": 7, "day": .null, "size": "", "extras": []]).isEmpty)
        #expect(try misfits(["items[0].n": 1, "items[1].t": "x"]).isEmpty)
    }

    @Test func answersThatNoFieldCanHaveAreTold() throws {
        #expect(
            try misfits([
                "age": "seven", "day": "31.31.2026", "size": "xl", "extras": ["a", "b"], "nam": "Ada", "name": ["x": 1],
            ]) == [
                "age wrong_type", "day wrong_type", "size unknown_option", "extras unknown_option",
                "nam unknown_field", "name wrong_shape",
            ])
        #expect(
            try misfits(["items": [["n": 1], ["n": "x", "m": 2]], "items[2].n": true])
                == ["items[1].n wrong_type", "items[1].m unknown_field", "items[2].n wrong_type"])
    }

    @Test func itemsForWhichThereIsNoRoomAreTold() throws {
        let items = JSONValue.array((0..<1_500).map { ["n": .number(DecimalNumber($0))] })
        let engine = FormEngine(try CompiledForm(Self.form), context: SessionContext())
        let (_, misfits) = engine.load(["items": items, "name": "Ada"])
        #expect(misfits.map(\.path) == ["items"] && misfits.map(\.code) == [.tooManyItems])
        #expect(engine.values["items"]?.arrayValue?.count == 1_000)
        // A session may have room for fewer.
        #expect(try self.misfits(["items": [["n": 1], ["n": 2], ["n": "x"]]], limit: 2) == ["items too_many_items"])
        #expect(try self.misfits(["items[2].n": 1], limit: 2) == ["items[2].n too_many_items"])
    }

    /// No word about a misfit has an answer in it.
    @Test func everyMisfitHasWords() throws {
        let engine = FormEngine(try CompiledForm(Self.form), context: SessionContext())
        let misfits = engine.load(["age": "seventy-seven", "size": "seventy-seven"]).misfits
        for language in ["en", "de", "ar", "zh-Hans"] {
            for misfit in misfits {
                let json = misfit.json(MessageCatalogs.catalog(for: language))
                let words = try #require(json["message"]?.stringValue)
                #expect(!words.hasPrefix("ui.") && !json.text().contains("seventy"))
            }
        }
    }

    @Test func whatALoaderBringsIsNotLookedAt() throws {
        var field = Field(id: "city", type: .select)
        field.optionSource = OptionSource("cities")
        let form = FormDefinition(id: "f", groups: [FormGroup(sections: [FormSection(elements: [.field(field)])])])
        let engine = FormEngine(try CompiledForm(form), context: SessionContext())
        #expect(engine.load(["city": "oslo"]).misfits.isEmpty)
    }
}
