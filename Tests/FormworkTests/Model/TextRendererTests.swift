import Formwork
import FormworkTestSupport
import Foundation
import Testing

/// A whole journey through a form with a renderer that uses public API alone.
@MainActor struct TextRendererTests {
    private func model(_ name: String) throws -> FormModel {
        let file = RepositoryFolder.examples.appendingPathComponent(name + ".json")
        let definition = try #require(
            DefinitionReader.read([UInt8](try Data(contentsOf: file)), fileName: name).definition)
        let form = try CompiledForm(definition)
        let session = FormSession(form, context: SessionContext(for: form, zone: .gmt, clock: 1_795_262_400_000))
        session.load()
        return FormModel(session)
    }

    private func row(_ path: String, _ model: FormModel) throws -> RowModel { try #require(model.row(at: path)) }

    @Test func theEventFormIsRefusedMendedAndAccepted() throws {
        let model = try model("event")
        let screen = TextRenderer(model: model)
        #expect(!screen.text.contains("Day of arrival"))
        let refused = model.perform(.submit)
        #expect(refused.submission == .refused)
        #expect(screen.text.contains("! Fill in “Full name”"))

        try row("name", model).edit(TextEdit("Ada Lovelace"))
        let ticket = try row("ticket", model)
        ticket.toggle(ticket.options[1].option)
        #expect(screen.text.contains("(x) Whole weekend") && screen.text.contains("Day of arrival *:"))
        try row("arrival", model).set("2027-07-16")
        try row("departure", model).set("2027-07-15")
        try row("dinner", model).set(true)
        let diet = try row("diet", model)
        diet.toggle(diet.options[0].option)
        diet.toggle(diet.options[4].option)
        #expect(screen.text.contains("What else do you not eat?"))
        try row("diet_other", model).edit(TextEdit("Celery"))
        #expect(model.perform(.submit).submission == .refused)
        #expect(screen.text.contains("Leave later than you arrive") || screen.text.contains("Day of departure"))

        try row("departure", model).set("2027-07-18")
        try row("terms", model).set(true)
        #expect(model.errorSummary.map(\.text) == [], "everything is mended")
        #expect(model.perform(.submit).submission == .accepted)
        #expect(model.session.engine.values["diet"]?.arrayValue?.count == 2)
    }

    /// With `FORMWORK_LAW_TRANSACTIONS=20000` these are 24,000 steps.
    @Test(arguments: ["event", "loan", "employee", "travel"], [1, 2, 3] as [UInt64])
    func noRowIsStaleWhateverHappens(name: String, seed: UInt64) throws {
        let model = try model(name)
        let screen = TextRenderer(model: model)
        var random = SeededGenerator(share: seed)
        for _ in 0..<LawPlay.tries(60) {
            guard let row = model.sections.flatMap(\.rows).randomElement(using: &random) else { break }
            switch row.control {
            case let control? where control.choosing != nil:
                if let option = row.options.randomElement(using: &random) { row.toggle(option.option) }
            case .toggle, .box: row.set(.bool(Bool.random(using: &random)))
            case .line, .area, .stepper, .duration, .day, .time, .dayAndTime, .slider:
                let text = ["1", "23", "Ada", "2027-07-16", "a@b.de", ""].randomElement(using: &random) ?? ""
                row.edit(TextEdit(text))
            case nil where row.id.kind == .itemHeader: row.remove()
            default: row.tap()
            }
            if Int.random(in: 0..<12, using: &random) == 0 { model.perform(.submit) }
            // A model that is made now knows nothing of what went before.
            #expect(screen.text == TextRenderer(model: FormModel(model.session)).text)
        }
    }
}
