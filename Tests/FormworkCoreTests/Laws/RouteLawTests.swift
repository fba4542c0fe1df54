import FormworkCore
import FormworkTestSupport
import Testing

/// Two sessions with the same answers show the same form, whatever happened before.
struct RouteLawTests {
    /// Events are left out, and so are hidden answers that are kept.
    private static let features: RandomForm.Features = []

    @Test(arguments: LawPlay.seeds)
    func theSameAnswersInAnotherOrderOrLoadedGiveTheSameForm(seed: UInt64) throws {
        guard let course = LawCourse(seed: seed, features: Self.features),
            let second = LawCourse(seed: seed, features: Self.features)?.engine,
            let third = LawCourse(seed: seed, features: Self.features)?.engine
        else { return }
        let first = course.engine
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
                // A blank answer of a person replaces the result of a formula. A loaded blank answer does not.
                if !FormValue(value).isBlank { answers.append((state.path, value)) }
            }
            give(answers, to: first)
        }
        give(answers, to: first)
        give(answers.shuffled(using: &random), to: second)
        _ = third.perform(.load(first.values))
        for engine in [first, second, third] { _ = engine.perform(.submit) }
        let picture = SessionPicture(first, identities: false)
        try course.require(SessionPicture(second, identities: false), equals: picture, "in another order")
        try course.require(SessionPicture(third, identities: false), equals: picture, "loaded")
    }

    @Test(arguments: LawPlay.seeds)
    func answersThatAreLoadedAgainGiveTheSameForm(seed: UInt64) throws {
        guard var course = LawCourse(seed: seed, features: Self.features) else { return }
        let engine = course.engine
        for _ in 0..<LawPlay.steps {
            // A blank answer that replaced the result of a formula is not an answer when it is loaded.
            try course.answer { input in
                switch input {
                case .set(let id, _), .step(let id, _), .blur(let id), .tap(let id), .focus(let id):
                    engine.field(id)?.field.formula.isEmpty == true
                default: false
                }
            }
        }
        guard engine.allErrors.allSatisfy({ $0.code != "type" }) else { return }
        let fresh = FormEngine(engine.form, context: engine.context)
        _ = fresh.perform(.load(engine.values))
        try course.require(
            SessionPicture(fresh, identities: false, errors: false, editors: false),
            equals: SessionPicture(engine, identities: false, errors: false, editors: false), "loaded again")
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
