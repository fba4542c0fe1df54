import FormworkCore
import FormworkHTML
import FormworkPages
import FormworkTestSupport
import Testing

/// How many characters a text can have.
struct CounterTests {
    private func text(_ type: FieldType = .text, _ change: (inout Field) -> Void = { _ in }) -> Field {
        var field = Field(id: "a", type: type, title: "A", validations: Validations(maxLength: 20))
        change(&field)
        return field
    }

    private func html(_ field: Field, hydration: String? = "{}") throws -> String {
        try HTMLPage(engine(field), PageOptions(action: "/f", hydration: hydration)).html()
    }

    @Test(arguments: [FieldType.text, .textView, .email]) func aTextWithAMostLengthIsCounted(_ type: FieldType) throws {
        let html = try html(text(type))
        #expect(html.contains("class=\"fw-hint fw-counter\">"))
        #expect(html.contains("<template data-fw-path=\"a\" data-fw-most=\"20\">"))
        #expect(html.loads("characters-left.js") && html.loads("counters.css"))
        #expect(html.contains("data-fw-digits=\"0123456789\""))
    }

    @Test func otherFieldsAreNotCounted() throws {
        var fields = [
            text { $0.validations.maxLength = nil }, text { $0.mask = "000" }, text(.password), text(.number),
        ]
        fields.append(text { $0.textFormat = "iban" })
        fields.append(text { $0.secret = true })
        fields.append(text { $0.validations.minLength = 20 })
        for field in fields { #expect(try !html(field).contains("counter"), "\(field.type)") }
        let disabled = try html(text { $0.disabled = true })
        #expect(!disabled.contains("fw-counter\"></p>") && !disabled.contains("data-fw-shown"))
    }

    @Test func withoutAScriptTheMostIsSaid() throws {
        let html = try html(text(), hydration: nil)
        #expect(html.contains("-counter\" data-fw-shown>") && !html.loads("characters-left.js"))
    }

    @Test(arguments: ["{}", nil]) func theControlIsDescribedByIt(hydration: String?) throws {
        let page = try HTMLParser.parse(html(text { $0.info = "Short" }, hydration: hydration))
        let control = try #require(page.first { $0["name"] == "v.a" })
        let described = (control["aria-describedby"] ?? "").split(separator: " ").map { String($0) }
        #expect(described.count == 2 && described.last?.hasSuffix("-counter") == true)
        for id in described { #expect(page.descendants.filter { $0["id"] == id }.count == 1, "\(id)") }
        let disabled = try HTMLParser.parse(html(text { $0.disabled = true }, hydration: hydration))
        #expect(disabled.first { $0["name"] == "v.a" }?["aria-describedby"] == nil)
    }
}
