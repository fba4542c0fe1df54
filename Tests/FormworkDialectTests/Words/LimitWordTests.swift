import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Words about limits speak in the unit in which the answer is typed.
struct LimitWordTests {
    /// The words for an answer of a form's field.
    private func words(_ field: String, _ answer: JSONValue, _ language: String = "en") throws -> String? {
        let form = try CompiledForm(try definition(#"{"fields": [{"id": "a", "title": "A", \#(field)}]}"#))
        let locale = try #require(RepositoryFolder.locales.first { $0.identifier == language })
        let engine = FormEngine(
            form, context: SessionContext(locale: locale, messages: MessageCatalogs.catalog(for: language)))
        _ = engine.perform(.replaceAnswers(["a": answer]))
        _ = engine.perform(.submit)
        return engine.errors.first?.message
    }

    @Test func aShareIsSaidInPerCent() throws {
        let share = #""type": "decimal", "format": "percent", "validations": {"min_value": 0.05, "max_value": 1}"#
        #expect(try words(share, "1.2") == "“A” must be 100% or less")
        #expect(try words(share, "0.01") == "“A” must be 5% or more")
        #expect(try words(share, "1.2", "de") == "„A“ darf höchstens 100\u{A0}% sein")
    }

    @Test func anAmountIsSaidWithItsCurrency() throws {
        let amount = #""type": "currency", "currency": "EUR", "validations": {"min_value": 0.5, "max_value": 1000}"#
        #expect(try words(amount, 2000) == "“A” must be €1,000.00 or less")
        #expect(try words(amount, "0.1") == "“A” must be €0.50 or more")
        #expect(try words(amount, 2000, "de") == "„A“ darf höchstens 1.000,00\u{A0}€ sein")
        let yen = #""type": "currency", "currency": "JPY", "format": "currency", "validations": {"max_value": 1000}"#
        #expect(try words(yen, 2000) == "“A” must be ¥1,000 or less")
    }

    @Test func aLengthOfTimeIsSaidInMinutes() throws {
        let time = #""type": "count_down", "validations": {"max_value": 90}"#
        #expect(try words(time, 100) == "“A” must be 90 min or less")
        #expect(try words(#""type": "count_down", "min": 15"#, 5) == "“A” must be 15 min or more")
        #expect(try words(time, 100, "de") == "„A“ darf höchstens 90 Min. sein")
    }

    @Test func otherNumbersStayAsTheyAre() throws {
        #expect(
            try words(#""type": "decimal", "validations": {"max_value": 1234.5}"#, 2000)
                == "“A” must be 1,234.5 or less")
        #expect(try words(#""type": "integer", "max": 12000"#, 20000) == "“A” must be 12,000 or less")
        #expect(try words(#""type": "slider", "min": 2, "max": 5"#, 9) == "“A” must be 5 or less")
    }

    @Test func anAuthorsOwnWordsGetTheSameLimit() throws {
        let share =
            #""type": "decimal", "format": "percent", "validations": {"max_value": 1, "messages": {"max_value": "At most {max}"}}"#
        #expect(try words(share, 2) == "At most 100%")
    }
}
