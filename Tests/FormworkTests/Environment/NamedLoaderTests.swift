import Formwork
import FormworkTesting
import Synchronization
import Testing

/// Options of fields that name their loader.
@MainActor
@Suite(.tags(.waiting)) struct NamedLoaderTests {
    private let form = FormDefinition("address") {
        FormSection {
            Field.select("country", options: [FieldOption("ch", "Switzerland"), FieldOption("fr", "France")])
            Field.select("city", from: OptionSource("cities", dependingOn: ["country"]))
        }
        FormSection("guests") {
            Field.select("country", options: [FieldOption("ch", "Switzerland"), FieldOption("fr", "France")])
            Field.select("town", from: OptionSource("cities", dependingOn: ["country"]))
        }
        .repeating(1...3)
    }

    @Test func aFieldHasTheOptionsOfItsLoader() async throws {
        let form = try FormTester(
            form, answers: ["country": "fr", "guests": [["country": "ch"], [:]]],
            environment: FormEnvironment().loader("cities", Cities()))
        await form.session.settle()
        try form.expect("city", offers: ["pa"])
        try form.expect("guests[0].town", offers: ["be", "ge"])
        #expect(form.session.optionLoading(at: "guests[1].town")?.phase == .waiting)
        try form.choose("be", at: "guests[0].town")
        try form.choose("fr", at: "guests[0].country")
        try await form.expectAccepted()
        #expect(form.session.value("guests[0].town") == .blank)
    }

    @Test func aListHasOptionsWhoseCountIsNotKnown() throws {
        let form = try FormTester(form, environment: FormEnvironment().loader("cities", Cities()))
        let engine = form.session.engine
        #expect(engine.node(at: "city").flatMap { engine.field($0) }?.control == .menu)
        #expect(engine.node(at: "country").flatMap { engine.field($0) }?.control == .radios)
    }

    @Test func aLoaderThatIsBoundToThePathComesFirst() async throws {
        let environment = FormEnvironment().loader("cities", Cities())
            .options(of: "city") { _ in OptionPage([FieldOption("x", "X")]) }
        let form = try FormTester(form, answers: ["country": "ch"], environment: environment)
        await form.session.settle()
        try form.expect("city", offers: ["x"])
    }

    @Test func aChangedFormHasItsOwnLoaders() async throws {
        let form = try FormTester(form, environment: FormEnvironment().loader("cities", Cities()))
        try form.session.change { definition in
            _ = definition.insert(
                .field(.select("capital", from: OptionSource("cities"))), at: .after(.field("city")))
        }
        await form.session.settle()
        try form.expect("capital", offers: ["pa"])
    }

    @Test func loadersThatAreMissingAreNamed() throws {
        #expect(FormEnvironment().missingLoaders(of: form) == ["cities"])
        #expect(FormEnvironment().loader("cities", Cities()).missingLoaders(of: form).isEmpty)
        let told = Mutex<[String]>([])
        let environment = FormEnvironment { mistake in told.withLock { $0.append(mistake.errorDescription ?? "") } }
        _ = FormSession(try CompiledForm(form), environment: environment.options(of: "city", from: Cities()))
        #expect(
            told.withLock { $0 } == [
                "The form names the loader `cities`, which its environment does not have: nothing is offered."
            ])
        _ = FormSession(
            try CompiledForm(form),
            environment: environment.options(of: "city", from: Cities()).options(of: "guests[].town", from: Cities()))
        #expect(told.withLock { $0.count } == 1)
    }
}
