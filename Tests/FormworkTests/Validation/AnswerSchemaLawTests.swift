import Formwork
import FormworkTestSupport
import Testing

/// What a form accepts is valid for the schema of its answers. Python's `jsonschema` looks at the cases that this writes;
/// `Scripts/laws` and `Scripts/test` start it.
struct AnswerSchemaLawTests {
    @Test(arguments: LawPlay.seeds)
    func acceptedAnswersAreWrittenForTheSchemaIn(seed: UInt64) throws {
        guard var course = LawCourse(seed: seed) else { return }
        let form = course.engine.form
        var cases = SchemaCases(form.answersSchema())
        for _ in 0..<LawPlay.steps {
            try course.step()
            guard course.engine.form === form else { break }
            let check = AnswerValidation(course.engine.values, of: form, context: course.engine.context)
            guard check.isValid else { continue }
            let values = check.session.values
            cases.accept(values)
            let spoilt = SpoiltAnswers.withUnknownName(values)
            try course.require(
                !AnswerValidation(spoilt, of: form, context: course.engine.context).isValid, "an unknown name is taken")
            cases.refuse(spoilt)
        }
        try cases.write("random-\(seed)")
    }
}
