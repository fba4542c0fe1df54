import FormworkCore
import FormworkHTML
import FormworkPages
import FormworkTestSupport
import Testing

/// Emphasis, links and lists on a page.
struct MarkedTextTests {
    private let terms = Field(id: "terms", type: .check, title: "I agree to the **new** [terms](/terms)")

    @Test func aLinkStandsInTheLabelAndNotInTheControl() throws {
        let row = try row(terms)
        let label = try #require(row.first { $0.name == "label" })
        let link = try #require(label.first { $0.name == "a" })
        #expect(link["href"] == "/terms" && link["target"] == "_blank" && link["rel"] == "noopener")
        #expect(link["title"] == "Opens in a new tab" && link.text == "terms")
        #expect(label.first { $0.name == "strong" }?.text == "new")
        #expect(label.text.hasPrefix("I agree to the new terms"), "the control is called by the words")
        #expect(label["for"] == row.first { $0["type"] == "checkbox" }?["id"])
    }

    @Test func aButtonAndAListHaveNoLinkInside() throws {
        let button = try row(Field(id: "b", type: .button, title: "See [it](/it)", info: "Or [this](/that)"))
        #expect(button.descendants.filter { $0.name == "a" }.map { $0["href"] } == ["/that"])
        #expect(button.first { $0.name == "button" }?.text == "See it")
        let options = [FieldOption(id: .text("a"), title: "[A](/a)"), FieldOption(id: .text("b"), title: "B")]
        let list = try row(Field(id: "s", type: .select, title: "S", options: options, style: .list))
        #expect(list.first { $0.name == "a" } == nil && list.descendants.contains { $0.text == "A" })
        let boxes = try row(Field(id: "s", type: .select, title: "S", options: options, style: .radio))
        #expect(boxes.first { $0.name == "a" }?.parent?["class"] == "fw-option-text")
        let group = FormGroup(id: "g", title: "*Group* [x](/x)", sections: [FormSection(elements: [.field(terms)])])
        let open = try page(engine(FormDefinition(id: "f", groups: [group])))
        #expect(
            open.first { $0.name == "summary" }?.descendants.contains { $0.name == "a" || $0.name == "em" } == false)
    }

    @Test func mailAndCallsOpenNoTab() throws {
        let row = try row(Field(id: "a", type: .text, title: "A", info: "[mail](mailto:a@b.example) [call](TEL:1)"))
        #expect(row.descendants.filter { $0.name == "a" }.map { $0["target"] } == [nil, nil])
    }

    @Test func hintsHaveLists() throws {
        let row = try row(Field(id: "a", type: .text, title: "A", info: "Bring\n- *a*\n- b"))
        let list = try #require(row.first { $0["role"] == "list" })
        #expect(list.parent?["id"] == "fw-f2-hint" && list.elements.map(\.text) == ["a", "b"])
        #expect(list.elements.allSatisfy { $0["role"] == "listitem" })
        let numbers = try self.row(Field(id: "a", type: .info, value: .text("1. a\n2. b")))
        #expect(numbers.first { $0["class"] == "fw-numbers" }?.parent?.name == "output")
    }

    private func row(_ field: Field) throws -> HTMLElement { try FormworkHTMLTests.row(field) }

    @Test func marksCannotBringMarkup() throws {
        let html = try HTMLPage(
            engine(Field(id: "a", type: .text, title: "*<img src=x onerror=alert(1)>* [a](/x\"onclick=\"y)")),
            PageOptions(action: "/f", hydration: "{}")
        ).html()
        #expect(!html.contains("<img") && !html.contains("\"onclick"))
        #expect(html.contains("<em>&lt;img src=x onerror=alert(1)&gt;</em>"))
    }

    @Test func sectionsAndTheFormHaveMarksToo() throws {
        let section = FormSection(title: "*S*", info: "[i](/i)", footer: "**f**", elements: [.field(terms)])
        let form = FormDefinition(id: "f", title: "*F*", info: "See [l](/l)", groups: [FormGroup(sections: [section])])
        let page = try page(engine(form))
        #expect(page.first { $0.name == "h2" }?.first { $0.name == "em" }?.text == "S")
        #expect(page.first { $0["class"] == "fw-section-info" }?.first { $0.name == "a" } != nil)
        #expect(page.first { $0["class"]?.hasSuffix("fw-footer") == true }?.first { $0.name == "strong" } != nil)
        #expect(page.first { $0["class"] == "fw-lead" }?.first { $0.name == "a" }?["href"] == "/l")
        #expect(page.first { $0.name == "h1" }?.first { $0.name == "em" }?.text == "F")
        #expect(page.first { $0.name == "title" }?.text == "F")
    }

    @Test func rowsThatTheEngineDrawsHaveTemplates() throws {
        let html = try HTMLPage(engine(terms), PageOptions(action: "/f", hydration: "{}")).html()
        #expect(html.contains("<template data-fw-text=\"f2\"><span data-fw-in=\"fw-label\""))
        #expect(html.contains("data-fw-plain=\"I agree to the new terms\">I agree to the <strong>new</strong>"))
        #expect(html.loads("marked-texts.js") && html.loads("texts.css"))
        let plain = try HTMLPage(
            engine(Field(id: "a", type: .text, title: "A \\* *")), PageOptions(action: "/f", hydration: "{}")
        ).html()
        #expect(!plain.contains("texts.") && plain.contains("A * *"))
        let still = try HTMLPage(engine(terms), PageOptions(action: "/f")).html()
        #expect(still.loads("texts.css") && !still.loads("marked-texts.js"))
    }

    @Test func thePagesEngineHasTheWordsAlone() throws {
        let data = HydrationData(try engine(terms)).json.text()
        #expect(data.contains("I agree to the new terms") && !data.contains("/terms"))
    }
}
