import Formwork
import Testing

/// A form in Swift hears what the reader of JSON says of the same form.
struct FormMistakesTests {
    @Test func aFormWithoutMistakesHasNone() {
        #expect(LoanForm.swift.mistakes.isEmpty)
    }

    private static let mistakes: [(FormDefinition, String)] = [
        (
            FormDefinition("f") { Field.text("a") }.timeZone("Europe/Olso"),
            "The form `f` (`time_zone`): There is no time zone \"Europe/Olso\"; that of the machine is used. "
                + "Did you mean `Europe/Oslo`?"
        ),
        (
            FormDefinition("f") {
                FormSection("s") { Field.text("amount").message("min_lenght", "M") }.repeating()
            },
            "`amount` (`validations.messages`): No rule reports `min_lenght`, so this text is never shown. "
                + "Did you mean `min_length`?"
        ),
        (
            FormDefinition("f", locale: "german?") { Field.text("a") },
            "The form `f` (`locale`): \"german?\" is no language tag, such as `de` or `zh-Hant`, so the form is taken to be "
                + "in English."
        ),
        (
            FormDefinition("f") { Field.integer("a").formula("$b") },
            "`a` (`formula`): There is no field `$b` that can be read here. Did you mean `$a`?"
        ),
        (
            FormDefinition("f", success: .url("javascript:x")) { Field.text("a") },
            "The form `f` (`success.url`): \"javascript:x\" is not followed. Give an address that begins with `https://`, or "
                + "a path with `/`."
        ),
    ]

    @Test(arguments: mistakes)
    func everyMistakeIsASentenceWithItsPlace(_ form: FormDefinition, _ sentence: String) {
        #expect(form.mistakes == [sentence])
    }

    @Test func whatIsWrittenTwiceIsSaidOnce() {
        let form = FormDefinition("f") { Field.date("a").dates(from: "01/01/2026") }
        #expect(form.mistakes.count == 1)
    }
}
