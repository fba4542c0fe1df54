import FormworkCore
import FormworkDialect
import FormworkPages
import FormworkPresentation
import FormworkTestSupport
import Testing

/// Answers in languages that are written from right to left.
struct DirectionTests {
    private func engine(_ language: String) throws -> FormEngine {
        let locale = try #require(RepositoryFolder.locales.first { $0.identifier == language })
        let definition = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [
                        .field(Field(id: "phone", type: .phone, title: "P")),
                        .field(Field(id: "said", type: .info, title: "S", formula: "$phone")),
                        .field(Field(id: "level", type: .slider, title: "L")),
                        .field(
                            Field(
                                id: "colors", type: .checkGroup, title: "C",
                                options: [
                                    FieldOption(id: .text("a"), title: "A"), FieldOption(id: .text("b"), title: "B"),
                                ])),
                    ])
                ])
            ])
        let context = SessionContext(locale: locale, messages: MessageCatalogs.catalog(for: language))
        return try definition.session(["phone": "+47 123", "colors": ["a", "b"]], context: context)
    }

    private func receipt(_ language: String) throws -> String {
        let engine = try engine(language)
        var page = SuccessPage(engine.form.definition, context: engine.context)
        page.addReceipt(engine, reference: "AB12")
        return page.html()
    }

    @Test func answersKeepTheirOwnOrder() throws {
        let arabic = try receipt("ar")
        #expect(arabic.contains("<dd><bdi>+47 123</bdi></dd>") && arabic.contains("<bdi>A، B</bdi>"))
        #expect(try receipt("en").contains("<dd>+47 123</dd>"))
    }

    @Test(arguments: [("ar", "A، B"), ("zh-Hans", "A、B"), ("zh-Hant", "A、B"), ("ja", "A、B"), ("en", "A, B")])
    func listsHaveTheCommaOfTheirScript(language: String, words: String) throws {
        let engine = try engine(language)
        let node = try #require(engine.node(at: "colors"))
        #expect(engine.field(node)?.display == words)
    }

    @Test(arguments: [("ar", "auto"), ("he", "auto"), ("en", nil)])
    func whatAPageShowsKeepsItsOwnDirection(language: String, direction: String?) throws {
        guard RepositoryFolder.locales.contains(where: { $0.identifier == language }) else { return }
        let page = try HTMLParser.parse(HTMLPage(try engine(language), PageOptions(action: "/f")).html())
        let outputs = page.descendants.filter { $0["data-fw-slot"] == "output" }
        #expect(outputs.map(\.name) == ["output", "span"])
        #expect(outputs.allSatisfy { $0["dir"] == direction })
        #expect(outputs.first?.text == "+47 123")
    }

    @Test func plainTextsHaveMarks() throws {
        let (arabic, english) = (try engine("ar").context.locale, try engine("en").context.locale)
        #expect(arabic.isolated("+47 123") == "\u{2068}+47 123\u{2069}" && arabic.isolated("") == "")
        #expect(arabic.isolated("+47\n+49") == "\u{2068}+47\u{2069}\n\u{2068}+49\u{2069}")
        #expect(english.isolated("+47 123") == "+47 123" && english.isolated("دار") == "\u{2068}دار\u{2069}")
    }
}
