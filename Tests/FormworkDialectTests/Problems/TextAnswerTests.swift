import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// What `check` says about answers in texts.
struct TextAnswerTests {
    private func reading(_ title: String, _ field: String = #"{"id":"first_name"}"#) -> DefinitionReading {
        read("{\"fields\":[\(field),{\"id\":\"age\",\"type\":\"integer\",\"title\":\"\(title)\"}]}")
    }

    @Test func anAnswerThatThereIsNotIsAnErrorWithTheNearestName() {
        let wrong = reading("How old is {frist_name}?")
        #expect(wrong.diagnostics.map(\.code.name) == ["unknown_reference"])
        #expect(wrong.report.contains("There is no field `$frist_name`"), Comment(rawValue: wrong.report))
        #expect(wrong.report.contains("Did you mean `$first_name`?"), Comment(rawValue: wrong.report))
        #expect(reading("How old is {first_name}?").diagnostics.isEmpty)
    }

    @Test(arguments: [
        (#"{"id":"a","type":"password"}"#, "is a secret"),
        (#"{"id":"a","format":"credit_card"}"#, "is a secret"),
        (#"{"id":"a","sensitive":true}"#, "is sensitive"),
        (#"{"id":"b","sensitive":true},{"id":"a","formula":"concat('x', $b)"}"#, "is sensitive"),
        (#"{"id":"a","type":"file"}"#, "has files"),
    ])
    func anAnswerThatIsNotShownElsewhereDoesNotStandInATitle(_ fields: String, _ reason: String) {
        let wrong = reading("Is {a} right?", fields)
        #expect(wrong.diagnostics.map(\.code.name) == ["text_answer"], Comment(rawValue: wrong.report))
        #expect(wrong.report.contains("The answer of `a` \(reason)"), Comment(rawValue: wrong.report))
    }

    @Test func everyTextOfAFormIsChecked() {
        let wrong = read(
            """
            {"pages":[{"id":"p","title":"P {a}","groups":[{"id":"g","title":"G {b}","info":"{c}","sections":[
            {"id":"s","title":"S {d}","info":"{e}","repeat":{"item_title":"I {x} {f}"},"fields":[
            {"id":"x","title":"X {g}","info":"{h}"}]}]}]}]}
            """)
        #expect(
            wrong.diagnostics.map(\.found) == ["a", "b", "c", "d", "e", "f", "g", "h"], Comment(rawValue: wrong.report))
    }

    @Test func theTitleOfTheSectionAndTheNumberNeedNoField() {
        let form = read(
            #"{"sections":[{"id":"s","title":"Child","repeat":{"item_title":"{title} {index}: {x}"},"fields":[{"id":"x"}]}]}"#
        )
        #expect(form.diagnostics.isEmpty, Comment(rawValue: form.report))
    }
}

extension TextAnswerTests {
    @Test func aTranslationNamesTheSameAnswersInItsOwnOrder() throws {
        let text = #"{"fields":[{"id":"a"},{"id":"b","title":"{a} and {b}"}],"strings":{"de":{"{a} and {b}":"NEW"}}}"#
        let good = read(text.replacing("NEW", with: "{b} und {a}"))
        #expect(good.diagnostics.isEmpty, Comment(rawValue: good.report))
        let german = try #require(good.definition?.translated(into: "de"))
        #expect(try german.session(["a": "1", "b": "2"]).state("b")?.compiled.definition.title == "2 und 1")
        let wrong = read(text.replacing("NEW", with: "{c} und {a}"))
        #expect(wrong.diagnostics.map(\.code.name) == ["other_answer"], Comment(rawValue: wrong.report))
        let kept = try #require(wrong.definition?.translated(into: "de"))
        #expect(try kept.session(["a": "1", "b": "2"]).state("b")?.compiled.definition.title == "1 and 2")
    }
}
