import FormworkCore
import FormworkDialect
import FormworkHTML
import FormworkPages
import FormworkTestSupport
import Testing

/// Days that a page asks for as a text.
struct TypedDayTests {
    private let born = Field(
        id: "born", type: .date, title: "Born", minimumDate: "1900-01-01", autocomplete: "bday")

    private func german(_ field: Field, _ answers: JSONValue = [:]) throws -> FormEngine {
        let locale = try #require(RepositoryFolder.locales.first { $0.identifier == "de" })
        return try FormDefinition(id: "f", groups: [FormGroup(sections: [FormSection(elements: [.field(field)])])])
            .session(answers, context: SessionContext(locale: locale, messages: MessageCatalogs.catalog(for: "de")))
    }

    @Test func aDayOfBirthIsATextInTheOrderOfTheLanguage() throws {
        let row = try #require(page(german(born, ["born": "1986-12-24"])).row("f2"))
        let input = try #require(row.first { $0["name"] == "v.born" })
        #expect(input["type"] == "text" && input["value"] == "24.12.1986" && input["inputmode"] == "numeric")
        #expect(input["min"] == nil && input["autocomplete"] == "bday")
        let hint = try #require(row.first { $0["id"] == "fw-f2-day" })
        #expect(WhiteSpace.trim(hint.text) == "Zum Beispiel 27.03.2007 oder 27032007.")
        #expect(input["aria-describedby"] == "fw-f2-day")
    }

    @Test(arguments: [
        ("dd/MM/yyyy", "24/12/1986", "27/03/2007 oder 27032007"),
        ("yyyy-MM-dd", "1986-12-24", "2007-03-27 oder 20070327"),
        ("M.d.yy", "12.24.86", "3.27.07 oder 03272007"),
    ])
    func aPatternInNumbersIsThatOfTheControl(pattern: String, text: String, example: String) throws {
        let field = Field(id: "a", type: .date, title: "A", displayFormat: pattern)
        let row = try #require(page(german(field, ["a": "1986-12-24"])).row("f2"))
        #expect(row.first { $0["name"] == "v.a" }?["value"] == text)
        #expect(row.first { $0["id"] == "fw-f2-day" }?.text.contains(example) == true)
    }

    @Test(arguments: ["", "d. MMMM y", "EEEE, dd.MM.yyyy", "MM/yyyy", "'am' dd.MM.yyyy"])
    func otherDaysHaveTheControlOfTheBrowser(pattern: String) throws {
        let field = Field(id: "a", type: .date, title: "A", displayFormat: pattern)
        let html = try HTMLPage(german(field), PageOptions(action: "/f", hydration: "{}")).html()
        #expect(html.contains("type=\"date\"") && !html.loads("typed-days.js") && !html.loads("days.css"))
    }

    @Test func theScriptHasTheLimitsAndTheWords() throws {
        let html = try HTMLPage(german(born), PageOptions(action: "/f", hydration: "{}")).html()
        #expect(html.contains("<template data-fw-path=\"born\" data-fw-pattern=\"dd.MM.y\">"))
        #expect(html.contains("<input type=\"date\" tabindex=\"-1\" aria-hidden=\"true\" min=\"1900-01-01\">"))
        #expect(html.loads("days.css") && html.loads("typed-days.js") && html.contains("Im Kalender wählen"))
    }

    @Test(arguments: [("1990-03-02", "2. März 1990"), ("1990-03-24", ""), ("1990-03-03", "")])
    func aDayThatCouldBeTwoIsSaidInWords(day: String, words: String) throws {
        let html = try HTMLPage(german(born, ["born": .string(day)]), PageOptions(action: "/f")).html()
        #expect(html.contains("<span class=\"fw-day-words\" aria-live=\"polite\">\(words)</span></p>"))
    }

    @Test func aTextThatIsNoDayStays() throws {
        let engine = try german(born)
        _ = engine.perform(.edit(try #require(engine.node(at: "born")), TextEdit("31.2.90")))
        #expect(try page(engine).first { $0["name"] == "v.born" }?["value"] == "31.2.90")
    }
}
