import Formwork
import FormworkTesting
import Foundation
import Testing

/// What the articles about texts, sessions and types of one's own show runs, and does what they say. `ArticleTests` looks up
/// their lines here.
@MainActor @Suite(.tags(.waiting)) struct FurtherArticleTests {
    private final class Screen {
        var shown: [FormValue] = []
        var scans = 0
        func show(_ value: FormValue) { shown.append(value) }
        func scan() { scans += 1 }
    }

    private struct Cities: OptionLoader {
        let all = [FieldOption("bern", "Bern"), FieldOption("basel", "Basel")]
        func options(for request: OptionRequest) async throws -> OptionPage {
            OptionPage(request["country"] == "ch" ? all : [])
        }
        func options(withIDs ids: [FormValue], for request: OptionRequest) async throws -> [FieldOption] {
            all.filter { ids.contains($0.id) }
        }
    }

    private let colorPicker = CustomType(
        "color-picker", basedOn: .text("").pattern("#[0-9a-f]{6}").element("color-picker"), script: "/color.js")

    @Test func textsAreTypedInTheirFormats() throws {
        let form = try CompiledForm(
            FormDefinition("typed") {
                Field.text("iban", "Account").format(.iban)
                Field.text("plate", "Plate").mask("AA-000")
                Field.currency("price", "Price", code: "CHF")
                Field.date("birth", "Born").pattern(display: "d MMMM yyyy", save: "yyyyMMdd")
            })
        let model = FormModel(form)
        let row = model.row(at: "plate")
        row?.edit(TextEdit("ZH"))
        row?.edit(TextEdit("ZH1", selection: 3..<3, before: 2..<2))
        let text = row?.text
        #expect(text == "ZH-1")
        model.session.set("birth", to: "1815-12-10")
        #expect(model.session.engine.parameters["birth"] == "18151210")
    }

    @Test func textsAreChangedAndShownByCode() throws {
        let environment = FormEnvironment()
            .transform("code") { $0.uppercased() }
            .display("price", as: .currency(code: "CHF"))
        let form = FormDefinition("f") {
            Field.text("code")
            Field.decimal("price")
        }
        let tester = try FormTester(form, environment: environment)
        try tester.type("ab", into: "code")
        try tester.fill(["price": 12.5])
        #expect(tester.session.value("code") == "AB")
        #expect(tester.session.field(at: "price")?.display.contains("CHF") == true)
        #expect(tester.session.value("price") == 12.5)
    }

    @Test func changesAreHeard() throws {
        let screen = Screen()
        let form = FormDefinition("f") {
            Field.integer("amount")
            Field.button("scan", "Scan")
        }
        let session = FormSession(try CompiledForm(form))
        session.onChange("amount", owner: screen) { screen, change in screen.show(change.new) }
        session.onTap("scan", owner: screen) { screen, _ in screen.scan() }
        session.set("amount", to: 3)
        session.perform(.tap(try #require(session.engine.node(at: "scan"))))
        #expect(screen.shown == [3] && screen.scans == 1)
    }

    @Test func codeStandsBesideRules() async throws {
        let cities = Cities()
        let form = try CompiledForm(
            FormDefinition("f") {
                Field.text("name").validators("polite")
                Field.text("country")
                Field.select("city", options: [])
            })
        let environment = FormEnvironment()
            .validator("polite", message: "Be polite") { $0.value != "rude" }
            .options(of: "city", dependingOn: ["country"], from: cities)
            .onChange("country") { session, _ in session.set("city", to: .blank) }
        let session = FormSession(form, environment: environment)
        session.load(["country": "ch", "city": "bern", "name": "rude"])
        await session.settle()
        #expect(session.options(at: "city").map(\.title) == ["Bern", "Basel"])
        var (sent, shown): ([JSONValue], [ShownError]) = ([], [])
        func send(_ values: JSONValue) { sent.append(values) }
        func show(_ errors: [ShownError]) { shown += errors }
        switch await session.submit() {
        case .accepted(let values): send(values)
        case .refused(let errors): show(errors)
        case .unchecked, .cancelled: break
        }
        #expect(sent.isEmpty && shown.map(\.message) == ["Be polite"])
        session.set("country", to: "no")
        #expect(session.value("city").isBlank)
    }

    @Test func whatIsUnfinishedIsKept() throws {
        let form = try CompiledForm(FormDefinition("f") { Field.text("a") })
        let (session, other) = (FormSession(form), FormSession(form))
        session.set("a", to: "one")
        session.blur("a")
        session.set("a", to: "two")
        session.undo()
        let draft = session.snapshot().data
        let mismatches = other.restore(try JSONValue(draft))
        #expect(mismatches.isEmpty && other.value("a") == session.value("a"))
    }

    @Test func typesOfOnesOwnAreReadAndBuilt() throws {
        let paint = FormDefinition("paint") { Field.custom(colorPicker, "wall", "Wall").required() }
        let json = Data(DefinitionWriter.text(paint).utf8)
        let environment = FormEnvironment().type(colorPicker)
        let form = try CompiledForm.read(json, fileName: "paint.json", types: environment.types)
        #expect(form.source == paint)
    }

    @Test func codeOfOnesOwnIsTested() async throws {
        let cities = Cities()
        let polite = try #require(
            FormEnvironment().validator("polite", message: "Say it again") { $0.value != "rude" }
                .validators["polite"])
        let request = OptionRequest(path: "city", field: Field(id: "city", type: .select), answers: ["country": "ch"])
        try await CheckConformance(polite).check(right: ["kind"], wrong: ["rude"])
        try await LoaderConformance(cities, finding: request).check()
        try await CustomTypeConformance(colorPicker).check(right: ["#ff0000"], wrong: ["red"])
    }
}
