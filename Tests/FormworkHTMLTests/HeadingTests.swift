import FormworkCore
import FormworkHTML
import FormworkPages
import FormworkTestSupport
import Testing

/// Pictures and sentences of groups and sections, and titles with marks.
struct HeadingTests {
    private func form(group: (inout FormGroup) -> Void = { _ in }, section: (inout FormSection) -> Void = { _ in })
        -> FormDefinition
    {
        var inner = FormSection(id: "s", title: "S", elements: [.field(Field(id: "a", type: .text, title: "A"))])
        section(&inner)
        var outer = FormGroup(id: "g", title: "G", sections: [inner])
        group(&outer)
        return FormDefinition(id: "f", title: "F", groups: [outer])
    }

    private func html(_ form: FormDefinition, hydration: String? = "{}") throws -> String {
        try HTMLPage(engine(form), PageOptions(action: "/f", hydration: hydration)).html()
    }

    @Test func aGroupHasAPictureInWhatIsPressedAndASentenceBelow() throws {
        let page = try HTMLParser.parse(html(form(group: { ($0.image, $0.info) = ("/g.png", "Only *we* read it") })))
        let group = try #require(page.row("g0"))
        let summary = try #require(group.elements.first)
        #expect(summary.name == "summary" && summary.elements.first?["src"] == "/g.png")
        #expect(summary.elements.first?["alt"] == "")
        let info = group.elements[1]
        #expect(info["class"] == "fw-section-info" && info.text == "Only we read it")
        #expect(info.first { $0.name == "em" }?.text == "we")
    }

    @Test func aSectionHasAPictureBeforeItsHeading() throws {
        let page = try HTMLParser.parse(html(form(section: { $0.image = "https://example.org/s.png" })))
        let section = try #require(page.row("s1"))
        #expect(section.elements[0]["src"] == "https://example.org/s.png")
        #expect(section.elements[1]["class"] == "fw-heading")
    }

    @Test func blankRowsHaveThemToo() throws {
        func change(_ form: inout FormGroup) { (form.info, form.visibleWhen) = ("See [it](/it)", "$a == 'x'") }
        let section = FormSection(id: "t", title: "T", elements: [.field(Field(id: "b", type: .text, title: "B"))])
        var definition = form(section: { $0.image = "/s.png" })
        var group = FormGroup(id: "h", title: "H", sections: [section])
        group.image = "/g.png"
        change(&group)
        definition.groups.append(group)
        let html = try html(definition)
        let blank = try #require(html.split(separator: "<template data-fw-rows=\"g3\">").last)
        #expect(blank.contains("<img class=\"fw-icon fw-head-icon\" alt=\"\" loading=\"lazy\" src=\"/g.png\">"))
        #expect(blank.contains("<p class=\"fw-section-info\">See <a"))
        #expect(html.loads("figures.css") && html.loads("texts.css"))
        #expect(try !self.html(form()).loads("figures.css"))
    }

    @Test func rowsThatAreHigherLoadTheirStyles() throws {
        func page(height: Int) throws -> String {
            let field = Field(id: "b", type: .slider, title: "B", size: FieldSize(height: height))
            return try html(form(section: { $0.elements.append(.field(field)) }))
        }
        #expect(try !page(height: 1).loads("heights.css"))
        let high = try page(height: 3)
        #expect(high.loads("heights.css") && high.contains(" fw-h-3"))
    }

    @Test(arguments: ["javascript:alert(1)", "http://plain.test/a.png", "data:image/png;base64,AA"])
    func picturesThatAPageMayNotShowAreLeftOut(_ picture: String) throws {
        let html = try html(form(group: { $0.image = picture }, section: { $0.image = picture }))
        #expect(!html.contains("<img") && !html.loads("figures.css"))
    }

    @Test func titlesOfFormsHaveMarksAndWindowsHaveWords() throws {
        var definition = form()
        definition.title = "The **club** and [rules](/rules)"
        let page = try HTMLParser.parse(html(definition))
        let title = try #require(page.first { $0.name == "h1" })
        #expect(title.first { $0.name == "strong" }?.text == "club")
        #expect(title.first { $0.name == "a" }?["href"] == "/rules")
        #expect(page.first { $0.name == "title" }?.text == "The club and rules")
        let source = try CompiledForm(definition).source
        #expect(source.title == definition.title)
    }

    @Test func titlesOfPagesHaveMarksOnEveryStep() throws {
        var definition = FormDefinition(id: "f", title: "F *now*", groups: [])
        definition.pages = [
            FormPage(id: "one", title: "The *first*", groups: form().groups),
            FormPage(
                id: "two", title: "Second", groups: [FormGroup(sections: [FormSection(id: "t", elements: [])])]),
        ]
        let html = try html(definition)
        let page = try HTMLParser.parse(html)
        #expect(page.first { $0.name == "h1" }?.first { $0.name == "em" }?.text == "first")
        #expect(page.first { $0["class"] == "fw-form-title" }?.first { $0.name == "em" }?.text == "now")
        #expect(page.first { $0.name == "title" }?.text == "Step 1 of 2 – The first – F now")
        #expect(html.contains("<template data-fw-text=\"title\">") && html.loads("marked-texts.js"))
        let source = try CompiledForm(definition).source
        #expect(source.pages.map(\.title) == ["The *first*", "Second"] && source == definition)
    }
}
