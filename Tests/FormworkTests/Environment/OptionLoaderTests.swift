import Formwork
import FormworkTesting
import Testing

/// Options that come from a loader.
@MainActor
@Suite(.tags(.waiting)) struct OptionLoaderTests {
    private let form = FormDefinition("address") {
        FormSection {
            Field.select("country", options: [FieldOption("ch", "Switzerland"), FieldOption("fr", "France")])
            Field.select("city", options: [])
        }
        FormSection("guests") {
            Field.select("land", options: [FieldOption("ch", "Switzerland"), FieldOption("fr", "France")])
            Field.select("town", options: [])
        }
        .repeating(1...3)
    }

    private func tester(_ cities: Cities = Cities(), answers: JSONValue = [:]) throws -> FormTester {
        let environment = FormEnvironment()
            .options(of: "city", dependingOn: ["country"], from: cities)
            .options(of: "guests[].town", dependingOn: ["land"], from: cities)
        return try FormTester(form, answers: answers, environment: environment)
    }

    @Test func nothingIsLoadedWhileAnAnswerIsMissingThatTheOptionsDependOn() async throws {
        let form = try tester()
        await form.session.settle()
        #expect(form.session.optionLoading(at: "city")?.phase == .waiting)
        #expect(form.session.optionLoading(at: "country") == nil)
        try form.expect("city", offers: [])
    }

    @Test func optionsLoadWithTheFormAndAgainWhenAnAnswerChanges() async throws {
        let form = try tester(answers: ["country": "ch", "city": "ge"])
        #expect(form.session.optionLoading(at: "city")?.phase == .loading)
        await form.session.settle()
        try form.expect("city", offers: ["be", "ge"])
        #expect(form.session.optionLoading(at: "city")?.phase == .loaded)
        try await form.expectAccepted()
        try form.choose("fr", at: "country")
        await form.session.settle()
        try form.expect("city", offers: ["pa"])
        // It was offered before. Nobody has to answer, so it holds nothing back.
        try await form.expectAccepted()
        #expect(form.session.value("city") == .blank)
        form.session.undo()
        try await form.expectAccepted()
        form.session.load(["country": "fr"])
        await form.session.settle()
        try form.expect("city", offers: ["pa"])
    }

    @Test func theRowIsToldThatItsOptionsLoadAndThatTheyCame() async throws {
        let form = try tester()
        var told: [String] = []
        let city = try #require(form.session.engine.node(at: "city"))
        form.session.observe(owner: form) { form, change in
            for update in change.changes.updates where update.id.node == city && update.aspects.contains(.options) {
                told.append("\(change.cause) \(form.session.optionLoading(of: city)?.phase.rawValue ?? "")")
            }
        }
        try form.choose("ch", at: "country")
        await form.session.settle()
        #expect(told == ["input loading", "options loaded"])
    }

    @Test func everyItemHasOptionsOfItsOwn() async throws {
        let form = try tester(answers: ["guests": [["land": "ch"], ["land": "fr"]]])
        await form.session.settle()
        try form.expect("guests[0].town", offers: ["be", "ge"])
        try form.expect("guests[1].town", offers: ["pa"])
        try form.addItem(to: "guests")
        try form.choose("fr", at: "guests[2].land")
        try form.removeItem("guests[0]")
        await form.session.settle()
        try form.expect("guests[1].town", offers: ["pa"])
    }

    @Test func aSearchWaitsForTypingAndSupersedesTheOneBefore() async throws {
        let cities = Cities()
        let form = try tester(cities, answers: ["country": "ch", "city": "be"])
        let running = Task { await form.session.run() }
        await form.session.settle()
        form.session.searchOptions(at: "city", "G")
        await form.clock.advance(by: .milliseconds(200), whenWaiting: 1)
        form.session.searchOptions(at: "city", "Gen")
        while form.clock.deadlines != [.milliseconds(500)] { await Task.yield() }
        #expect(form.session.optionLoading(at: "city")?.phase == .loading)
        form.clock.advance(by: .milliseconds(300))
        await form.session.settle()
        #expect(cities.asked.list == ["ch 0 ", "ch 0 Gen"])
        // The chosen one stays on offer.
        try form.expect("city", offers: ["ge", "be"])
        running.cancel()
        await running.value
    }

    @Test func pagesAreAddedAndChosenAnswersAreFoundByTheirIDs() async throws {
        let cities = Cities(pageSize: 1)
        let form = try tester(cities, answers: ["country": "ch", "city": "ge"])
        await form.session.settle()
        try form.expect("city", offers: ["be", "ge"])
        #expect(form.session.optionLoading(at: "city")?.hasMore == true)
        #expect(cities.resolved.list == ["ge"])
        form.session.loadMoreOptions(at: "city")
        await form.session.settle()
        #expect(form.session.optionLoading(at: "city")?.hasMore == false)
        try form.expect("city", offers: ["be", "ge"])
        form.session.set("city", to: "nowhere")
        await form.session.settle()
        #expect(cities.resolved.list == ["ge", "nowhere"])
        try await form.expectRefused(["city": "option"])
    }

    @Test func aLoadThatFailsSaysSoAndCanBeRepeated() async throws {
        let cities = Cities()
        cities.failures.value = true
        let form = try tester(cities, answers: ["country": "ch", "city": "be"])
        await form.session.settle()
        #expect(form.session.optionLoading(at: "city")?.phase == .failed)
        #expect(form.session.optionLoading(at: "city")?.message == "No connection")
        cities.failures.value = nil
        form.session.reloadOptions(at: "city")
        try await form.expectAccepted()
        #expect(form.session.optionLoading(at: "city")?.phase == .loaded)
    }

    @Test func aLoadForAnAnswerThatChangedIsCancelled() async throws {
        let cities = Cities()
        let form = try tester(cities)
        cities.clock.value = form.clock
        let running = Task { await form.session.run() }
        try form.choose("ch", at: "country")
        await form.clock.waitForSleepers(1)
        try form.choose("fr", at: "country")
        while cities.asked.list.count < 2 || form.clock.sleeperCount != 1 { await Task.yield() }
        form.clock.advance(by: .seconds(1))
        await form.session.settle()
        try form.expect("city", offers: ["pa"])
        // The session does not wait for a loader that it has cancelled.
        while cities.cancelled.list.isEmpty { await Task.yield() }
        #expect(cities.cancelled.list == ["ch"])
        running.cancel()
        await running.value
    }

    @Test func aDraftWithChoicesOfLoadedOptionsFits() async throws {
        let definition = FormDefinition("f") {
            Field.text("country")
            Field.select("city", options: [])
            Field.select("size", options: [FieldOption("s")])
            FormSection("guests") { Field.select("city", options: []) }.repeating(0...2)
        }
        let load: @Sendable (OptionRequest) async throws -> OptionPage = { _ in OptionPage([FieldOption("bern")]) }
        let environment = FormEnvironment()
            .options(of: "city", dependingOn: ["country"], load).options(of: "guests[].city", load)
        let form = try CompiledForm(definition)
        let session = FormSession(form, environment: environment)
        session.load(["country": "ch", "city": "bern", "size": "xl", "guests": [["city": "bern"], ["city": "oslo"]]])
        await session.settle()
        let other = FormSession(form, environment: environment)
        let mismatches = other.restore(session.snapshot())
        #expect(mismatches == [RestoreMismatch(path: "size", reason: .unknownOption)])
        await other.settle()
        #expect(other.value("city") == "bern")
        // What is not on offer any more is an error like any other.
        #expect(await other.submit().errors.map(\.path) == ["size", "guests[1].city"])
    }

    @Test func loadersAreClosuresToo() async throws {
        let environment = FormEnvironment().options(of: "city") { request in
            OptionPage([FieldOption(.text(request.path), request.field.id)])
        }
        let form = try FormTester(form, environment: environment)
        await form.session.settle()
        try form.expect("city", offers: ["city"])
    }
}

/// The cities of countries, in pages.
final class Cities: OptionLoader {
    let asked = Asked()
    let resolved = Asked()
    let cancelled = Asked()
    /// Set while loading fails.
    let failures = Box<Bool>()
    /// What loading waits for, if it does.
    let clock = Box<VirtualClock>()
    private let pageSize: Int

    init(pageSize: Int = 10) { self.pageSize = pageSize }

    private func cities(_ country: FormValue) -> [FieldOption] {
        country == "ch" ? [FieldOption("be", "Bern"), FieldOption("ge", "Genf")] : [FieldOption("pa", "Paris")]
    }

    func options(for request: OptionRequest) async throws -> OptionPage {
        let country = request.answers.first?.value ?? .blank
        asked.note("\(country.canonicalText) \(request.page ?? "0") \(request.search)")
        do {
            try await clock.value?.sleep(for: .seconds(1))
        } catch {
            cancelled.note(country.canonicalText)
            throw error
        }
        if failures.value == true { throw CustomError(code: "offline", message: "No connection") }
        let all = cities(country).filter { $0.title.hasPrefix(request.search) }
        let start = request.page.flatMap { Int($0) } ?? 0
        let end = min(start + pageSize, all.count)
        return OptionPage(Array(all[start..<end]), next: end < all.count ? "\(end)" : nil)
    }

    func options(withIDs ids: [FormValue], for request: OptionRequest) async throws -> [FieldOption] {
        for id in ids { resolved.note(id.canonicalText) }
        return cities(request.answers.first?.value ?? .blank).filter { ids.contains($0.id) }
    }
}
