#if Server
import Formwork
import FormworkCore
import FormworkTestSupport
import Testing

/// Accepted answers to fields of every kind are valid for the schema of the form's answers, and spoilt ones are not. Python's
/// `jsonschema` looks at what this writes (`SchemaCases`).
struct SchemaAnswerLawTests {
    @Test(arguments: LawPlay.fewSeeds) func acceptedTextsAreWrittenForTheSchemaIn(seed: UInt64) throws {
        let form = try AnsweredForm(seed: seed, hasControls: false, count: 12)
        var ways = try AnswerWays(form)
        var random = SeededGenerator(seed: seed &+ 2)
        var cases = SchemaCases(ways.compiled.answersSchema())
        for _ in 0..<LawPlay.steps {
            guard let values = ways.acceptedValues(&random) else { continue }
            // What the form gives is also what it takes.
            let again = AnswerValidation(values, of: ways.compiled, context: ways.context)
            #expect(again.isValid, "seed \(seed): \(values.text()) has \(again.errors.text())")
            #expect(again.session.values == values, "seed \(seed)")
            cases.accept(values)
            for spoilt in ways.spoilt(values, &random) {
                let check = AnswerValidation(spoilt, of: ways.compiled, context: ways.context)
                #expect(!check.isValid, "seed \(seed): \(spoilt.text()) is accepted")
                cases.refuse(spoilt)
            }
        }
        try cases.write("typed-\(seed)")
    }
}

extension AnswerWays {
    /// The values of random texts that the form accepts; `nil` if none were found.
    ///
    /// Each time a few questions get other texts. Those of questions with errors are replaced until the form accepts all.
    mutating func acceptedValues(_ random: inout SeededGenerator) -> JSONValue? {
        for _ in 0..<3 {
            if let index = form.questions.indices.randomElement(using: &random) { choose(index, &random) }
        }
        for attempt in 0..<8 {
            let engine = typed().engine
            let errors = engine.errors
            if errors.isEmpty { return engine.values }
            for index in form.questions.indices {
                guard errors.contains(where: { $0.path.isSame(as: form.questions[index].path) }) else { continue }
                if attempt % 3 == 2 { form.questions[index].text = "" } else { choose(index, &random) }
            }
        }
        return nil
    }

    private mutating func choose(_ index: Int, _ random: inout SeededGenerator) {
        let kind = form.questions[index].kind
        let isOwn = !kind.isTyped || Int.random(in: 0..<4, using: &random) > 0
        form.questions[index].text = (isOwn ? kind.texts : AnswerKind.anyTexts).randomElement(using: &random) ?? ""
    }

    /// The same answers, each time with one that the schema can refuse.
    func spoilt(_ values: JSONValue, _ random: inout SeededGenerator) -> [JSONValue] {
        var spoilt = [SpoiltAnswers.withUnknownName(values)]
        for member in values.objectValue ?? [] where member.value.arrayValue?.first?.objectValue == nil {
            guard let kind = compiled.kind(ofField: member.key) else { continue }
            spoilt.append(SpoiltAnswers.withObject(at: member.key, in: values))
            let wrong: JSONValue? =
                switch kind {
                case .number, .integer, .bool, .date, .time, .dateTime: "no answer"
                case .option, .options: "no such option"
                default: nil
                }
            if let wrong { spoilt.append(SpoiltAnswers.replacing(member.key, in: values, by: wrong)) }
        }
        return spoilt
    }
}

extension CompiledForm {
    /// The kind of the field with this id outside of items.
    fileprivate func kind(ofField name: String) -> ValueKind? {
        fields.first { $0.definition.id.isSame(as: name) }?.valueKind
    }
}
#endif
