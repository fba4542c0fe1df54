import FormworkCore
import FormworkHTML
import FormworkTestSupport
import Testing

/// Errors, and how they are connected with their controls.
struct ErrorTests {
    private let name = Field(
        id: "name", type: .text, title: "Name", info: "As in your passport", validations: Validations(required: true))
    private let kind = Field(
        id: "kind", type: .select, title: "Kind", options: [FieldOption(id: .number(1), title: "One")],
        validations: Validations(required: true))

    private func refused() throws -> FormEngine {
        let engine = try engine(name, kind)
        _ = engine.perform(.submit)
        return engine
    }

    @Test func pristineFieldsShowNoError() throws {
        let page = try page(engine(name, kind))
        #expect(page.descendants.allSatisfy { $0["aria-invalid"] == nil })
        #expect(page.element(id: "fw-f2-control")?["aria-describedby"] == "fw-f2-hint")
        #expect(page.element(id: "fw-summary")?.children.isEmpty == true)
        #expect(page.first { $0.name == "title" }?.text == "Form")
    }

    @Test func controlsAreDescribedByHintThenError() throws {
        let page = try page(refused())
        let input = try #require(page.element(id: "fw-f2-control"))
        #expect(input["aria-describedby"] == "fw-f2-hint fw-f2-error")
        #expect(input["aria-invalid"] == "true")
        #expect(page.element(id: "fw-f2-error")?.text == "Error: Fill in “Name”")
        #expect(page.row("f2")?.classes.contains("fw-invalid") == true)
        let fieldset = try #require(page.first { $0.name == "fieldset" })
        #expect(fieldset["aria-describedby"] == "fw-f3-error" && fieldset["aria-invalid"] == "true")
    }

    @Test func wordsInAnotherLanguageSaySo() throws {
        let locale = LocaleRecord(identifier: "ar", isRightToLeft: true)
        let form = FormDefinition(
            id: "form", title: "Form", groups: [FormGroup(sections: [FormSection(elements: [.field(name)])])])
        let engine = FormEngine(try CompiledForm(form), context: context(locale))
        _ = engine.perform(.load([:]))
        _ = engine.perform(.submit)
        let spans = try page(engine).descendants.filter { $0["lang"] == "en" && $0["dir"] == "auto" }
        #expect(spans.map { $0.text } == ["There is a problem", "must be answered", "Error:", "Submit", ""])
        #expect(try page(refused()).descendants.allSatisfy { $0.name == "html" || $0["lang"] == nil })
    }

    @Test func summaryLinksToControlsInTheSameWords() throws {
        let page = try page(refused())
        let main = try #require(page.first { $0.name == "main" })
        let summary = try #require(main.elements.first)
        #expect(summary["id"] == "fw-summary" && summary["tabindex"] == "-1" && summary["role"] == nil)
        #expect(summary.elements.first?["role"] == "alert")
        #expect(summary.first { $0.name == "h2" }?.text == "There is a problem")
        let links = summary.descendants.filter { $0.name == "a" }
        #expect(links.map { $0["href"] } == ["#fw-f2-control", "#fw-f3-control"])
        for link in links {
            let target = String(link["href"]?.dropFirst() ?? "")
            let error = target.replacing("-control", with: "-error")
            #expect(page.element(id: error)?.text == "Error: " + link.text)
        }
        #expect(page.first { $0.name == "title" }?.text == "Error: Form")
    }

    @Test func theSummaryNamesTheItemsThatErrorsAreIn() throws {
        let inner = FormSection(
            id: "pets", title: "Pet", repeats: Repetition(min: 1, max: 2), elements: [.field(kind)])
        let guests = FormSection(
            id: "guests", title: "Guest", repeats: Repetition(min: 2, max: 3),
            elements: [.field(name), .section(inner)])
        let engine = try engine(guests)
        _ = engine.perform(.submit)
        let links = try page(engine).element(id: "fw-summary")?.descendants.filter { $0.name == "a" } ?? []
        #expect(
            links.map { $0.text } == [
                "Guest 1: Fill in “Name”", "Guest 1: Pet 1: Choose an option for “Kind”", "Guest 2: Fill in “Name”",
                "Guest 2: Pet 1: Choose an option for “Kind”",
            ])
    }

    @Test func theSummaryComesWithSubmitting() throws {
        var definition = FormDefinition(
            id: "form", title: "Form", groups: [FormGroup(sections: [FormSection(elements: [.field(name)])])])
        definition.validateOn = .blur
        let engine = try engine(definition)
        let node = NodeID(element: 2)
        _ = engine.perform(.blur(node))
        #expect(engine.errors.isEmpty)
        _ = engine.perform(.edit(node, TextEdit("x")))
        _ = engine.perform(.edit(node, TextEdit("")))
        _ = engine.perform(.blur(node))
        #expect(engine.errors.count == 1)
        let early = try page(engine)
        #expect(early.element(id: "fw-summary")?.children.isEmpty == true)
        #expect(early.first { $0.name == "title" }?.text == "Form")
        _ = engine.perform(.submit)
        #expect(try page(engine).element(id: "fw-summary")?.children.isEmpty == false)
    }

    @Test func sectionErrorsAreShownAtTheSection() throws {
        let section = FormSection(
            id: "p", repeats: Repetition(max: 1), elements: [.field(Field(id: "n", type: .text, title: "N"))])
        let engine = try engine(section)
        _ = engine.perform(.reportErrors([ReportedError(path: "p", code: "full", message: "Too many <people>")]))
        let page = try page(engine)
        #expect(page.row("s1")?.slot("error")?.text == "Error: Too many <people>")
        let link = page.element(id: "fw-summary")?.first { $0.name == "a" }
        #expect(page.element(id: String(link?["href"]?.dropFirst() ?? "")) != nil)
    }

    /// What code found of an answer that is still there stops the way on. A submission asks the code again.
    @Test func whatCodeFoundStopsTheWayOnAndNotTheSubmission() throws {
        let engine = try engine(Field(id: "n", type: .text, title: "N"), answers: ["n": "anna"])
        engine.ignoreReports()
        var taken = ReportedError(path: "n", code: "taken", message: "Taken")
        let page = NodeID(element: 0)
        _ = engine.perform(.reportErrors([taken]))
        #expect(engine.perform(.validate(page)).focus == nil && engine.errors.isEmpty)
        taken.isLive = true
        _ = engine.perform(.reportErrors([taken]))
        #expect(engine.perform(.validate(page)).focus == .errorSummary)
        #expect(engine.errors.map(\.message) == ["Taken"])
        #expect(engine.perform(.submit).submission == .accepted)
    }

    @Test func whatWasTypedStays() throws {
        let engine = try engine(Field(id: "n", type: .integer, title: "N"))
        _ = engine.perform(.edit(NodeID(element: 2), TextEdit("twelve <b>")))
        _ = engine.perform(.submit)
        #expect(try page(engine).element(id: "fw-f2-control")?["value"] == "twelve <b>")
    }
}
