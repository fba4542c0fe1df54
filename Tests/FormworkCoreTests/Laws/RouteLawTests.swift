import FormworkCore
import FormworkTestSupport
import Testing

/// Two sessions with the same answers show the same form, however they got there.
@Suite("Whatever way the answers came")
struct RouteLawTests {
    /// What acts only when something happens, or keeps what can no longer be seen, is left out.
    private static let features: RandomForm.Features = []

    @Test("the same answers in another order, or loaded, give the same form")
    func routes() throws {
        var compared = 0
        for seed in SessionLawTests.seeds {
            guard let first = SessionLawTests.session(seed, Self.features),
                let second = SessionLawTests.session(seed, Self.features),
                let third = SessionLawTests.session(seed, Self.features)
            else { continue }
            for row in first.rows where row.id.kind == .addItem {
                _ = first.perform(.addItem(row.id.node))
                _ = second.perform(.addItem(row.id.node))
            }
            var random = SeededGenerator(seed: seed)
            var answers: [(path: String, value: JSONValue)] = []
            for _ in 0..<4 {
                for row in first.rows where row.id.kind == .field {
                    guard let state = first.field(row.id.node), state.field.type.takesInput else { continue }
                    if answers.contains(where: { $0.path == state.path }) { continue }
                    let value = RandomAnswer.value(for: state.field, &random)
                    // Given by a person, a blank answer replaces that of a formula; loaded, it is none.
                    if !FormValue(value).isBlank { answers.append((state.path, value)) }
                }
                give(answers, to: first)
            }
            give(answers, to: first)
            give(answers.shuffled(using: &random), to: second)
            _ = third.perform(.load(first.values))
            for engine in [first, second, third] { _ = engine.perform(.submit) }
            for (name, other) in [("in another order", second), ("loaded", third)] {
                compared += 1
                let difference = SessionPicture(other, identities: false)
                    .difference(from: SessionPicture(first, identities: false))
                try #require(difference.isEmpty, "seed \(seed), \(name): \(difference)")
            }
        }
        #expect(compared > 0)
    }

    @Test("answers that are loaded again give the same form")
    func loaded() throws {
        for seed in SessionLawTests.seeds {
            guard let engine = SessionLawTests.session(seed, Self.features) else { continue }
            var player = RandomPlayer(seed: seed)
            for _ in 0..<SessionLawTests.steps {
                let command = player.answer(engine)
                guard let input = CommandReader.input(command, for: engine) else { continue }
                // A blank answer that replaced a formula's is no answer when it is loaded.
                let field = command["row"]?.stringValue.flatMap { RowID($0) }.flatMap { engine.field($0.node)?.field }
                if field?.formula.isEmpty == true, command["op"] != "edit" { _ = engine.perform(input) }
            }
            guard engine.allErrors.allSatisfy({ $0.code != "type" }) else { continue }
            let fresh = FormEngine(engine.form, context: engine.context)
            _ = fresh.perform(.load(engine.values))
            let difference = SessionPicture(fresh, identities: false, errors: false, editors: false)
                .difference(from: SessionPicture(engine, identities: false, errors: false, editors: false))
            try #require(difference.isEmpty, "seed \(seed): \(difference)")
        }
    }

    /// Answers every field that takes input, until nothing more changes.
    private func give(_ answers: [(path: String, value: JSONValue)], to engine: FormEngine) {
        for _ in 0..<answers.count + 1 {
            let before = engine.values.text()
            for answer in answers {
                let command: JSONValue = ["op": "set", "field": .string(answer.path), "value": answer.value]
                if let input = CommandReader.input(command, for: engine) { _ = engine.perform(input) }
            }
            if engine.values.text() == before { return }
        }
    }
}
