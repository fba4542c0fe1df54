import FormworkCore
import FormworkTestSupport
import Testing

/// A session with a limit of steps.
struct BudgetTests {
    /// Every item searches its own name among all items, so the work grows with the square of the items.
    private static func form() throws -> CompiledForm {
        let items = FormSection(
            id: "items", repeats: Repetition(),
            elements: [
                .field(Field(id: "name", type: .text)),
                .field(Field(id: "known", type: .info, formula: "$name in split(join($items[].name, ','), ',')")),
                .field(Field(id: "twice", type: .info, formula: "concat($items[].name, $name)")),
            ])
        return try CompiledForm(FormDefinition(id: "form", groups: [FormGroup(sections: [items])]))
    }

    private static func answers(_ count: Int) -> JSONValue {
        ["items": .array((0..<count).map { ["name": .string("n" + String($0))] })]
    }

    private static func session(_ form: CompiledForm, limit: Int?) -> FormEngine {
        FormEngine(form, context: SessionContext(stepLimit: limit))
    }

    @Test func aSessionWithinItsLimitDoesTheSameAsOneWithout() throws {
        let form = try Self.form()
        let free = Self.session(form, limit: nil)
        _ = free.perform(.replaceAnswers(Self.answers(20)))
        let steps = free.statistics.steps
        let limited = Self.session(form, limit: steps + 1)
        _ = limited.perform(.replaceAnswers(Self.answers(20)))
        #expect(!limited.isExhausted)
        #expect(limited.statistics == free.statistics)
        #expect(limited.values == free.values)
    }

    @Test func aSessionBeyondItsLimitStopsSoonAndAcceptsNothing() throws {
        let form = try Self.form()
        for limit in [0, 1, 50, 1_000, 20_000] {
            let engine = Self.session(form, limit: limit)
            _ = engine.perform(.replaceAnswers(Self.answers(300)))
            #expect(engine.isExhausted)
            // A list that has begun is finished, and so are the rows.
            #expect(engine.statistics.steps <= limit + 4_000, "\(engine.statistics.steps) of \(limit)")
            let values = engine.values
            #expect(engine.perform(.load(Self.answers(4))).insertions.isEmpty)
            #expect(engine.values == values)
            #expect(engine.perform(.submit).submission != .accepted)
        }
    }

    @Test func aSessionStopsWithinAPattern() throws {
        let field = Field(
            id: "text", type: .textView, validations: Validations(pattern: "(a?){500}(a?){500}b"))
        let form = try CompiledForm(
            FormDefinition(id: "form", groups: [FormGroup(sections: [FormSection(elements: [.field(field)])])]))
        let engine = Self.session(form, limit: 100_000)
        _ = engine.perform(.replaceAnswers(["text": .string(String(repeating: "a", count: 20_000))]))
        #expect(!engine.isExhausted)
        #expect(engine.perform(.submit).submission == .refused)
        #expect(engine.isExhausted)
        #expect(engine.statistics.steps < 110_000)
    }
}
