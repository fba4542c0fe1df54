import Formwork
import FormworkCore
import FormworkTestSupport
import Synchronization
import Testing

/// Options that are loaded once into a session that nobody observes, as a server does for a post.
@Suite(.tags(.waiting)) struct LoadOnceTests {
    private let form = FormDefinition("address") {
        Field.select("country", options: [FieldOption("ch", "Switzerland"), FieldOption("fr", "France")])
        Field.select("city", from: OptionSource("cities", dependingOn: ["country"]))
        Field.select("room", from: OptionSource("rooms"))
        Field.select("tags", from: OptionSource("rooms"), multiple: true)
    }

    private func open(_ answers: JSONValue) throws -> FormEngine {
        let engine = FormEngine(try CompiledForm(form))
        _ = engine.perform(.load(answers))
        return engine
    }

    private func state(_ path: String, _ engine: FormEngine) throws -> FieldState {
        try #require(engine.node(at: path).flatMap { engine.field($0) })
    }

    private func environment(_ rooms: Rooms = Rooms()) -> FormEnvironment {
        FormEnvironment().loader("cities", Cities()).loader("rooms", rooms)
    }

    @Test func everyFieldGetsItsOptionsOrWaits() async throws {
        let engine = try open([:])
        let loadings = await environment().loadOptions(of: engine, within: .seconds(3_600))
        let city = try state("city", engine)
        #expect(loadings[city.node]?.phase == .waiting)
        #expect(city.field.options.isEmpty)
        #expect(try loadings[state("room", engine).node]?.phase == .loaded)
        // All pages, up to what a page is given at once.
        #expect(try state("room", engine).field.options.count == OptionSource.optionLimit)
    }

    @Test func optionsGoWhenAnAnswerGoesThatTheyDependOn() async throws {
        let engine = try open(["country": "ch"])
        await environment().loadOptions(of: engine, within: .seconds(3_600))
        #expect(try state("city", engine).field.options.map(\.title) == ["Bern", "Genf"])
        _ = engine.perform(.set(try state("country", engine).node, .blank))
        await environment().loadOptions(of: engine, within: .seconds(3_600))
        #expect(try state("city", engine).field.options.isEmpty)
    }

    @Test func answersAreWrittenAsTheOptionsWriteThem() async throws {
        let engine = try open(["room": "7", "tags": ["3", "nowhere"]])
        await environment().loadOptions(of: engine, .answered, within: .seconds(3_600))
        #expect(try state("room", engine).value == 7)
        #expect(try state("tags", engine).value == .list([3, "nowhere"]))
    }

    @Test func onlyAnsweredFieldsAreLoadedForASubmission() async throws {
        let rooms = Rooms()
        let engine = try open(["tags": [1]])
        let loadings = await environment(rooms).loadOptions(of: engine, .answered, within: .seconds(3_600))
        #expect(loadings.count == 1)
        #expect(rooms.paths.withLock { Set($0) } == ["tags"])
    }

    @Test func manyAnswersWaitForTheirOptions() async throws {
        let engine = try open([:])
        let ids = (1...100).map { "\($0)" }
        let tags = try state("tags", engine).node
        _ = engine.perform(.edit(tags, TextEdit(values: ids)))
        await environment().loadOptions(of: engine, .answered, within: .seconds(3_600))
        #expect(try state("tags", engine).value == .list((1...100).map { .number(DecimalNumber($0)) }))
    }

    @Test func aLoaderThatFailsOrHangsSaysSo() async throws {
        let engine = try open(["room": 7])
        let room = try state("room", engine).node
        let failing = FormEnvironment().loader("cities", Cities()).loader("rooms") { _ in
            throw CustomError(code: "closed", message: "The hotel is closed")
        }
        let failed = await failing.loadOptions(of: engine, within: .seconds(3_600))[room]
        #expect(failed?.phase == .failed)
        #expect(failed?.message == "The hotel is closed")
        let hanging = FormEnvironment().loader("cities", Cities()).loader("rooms") { _ in
            try await untilCancelled()
        }
        #expect(await hanging.loadOptions(of: engine, within: .milliseconds(20))[room]?.phase == .failed)
        let outcome = await failing.submit(failing.attach(to: engine), within: .seconds(3_600))
        #expect(outcome == .unchecked)
    }

    @Test func aChoiceThatTheLoaderDoesNotGiveIsRefused() async throws {
        let environment = environment()
        let engine = try open(["country": "ch", "city": "pa"])
        #expect(await environment.submit(environment.attach(to: engine), within: .seconds(3_600)) == .refused)
        #expect(engine.errors.map(\.path) == ["city"])
        #expect(engine.errors.map(\.code) == ["option"])
        let other = try open(["country": "ch", "city": "ge", "room": 2000])
        #expect(await environment.submit(environment.attach(to: other), within: .seconds(3_600)) == .accepted)
    }

    @Test func somebodySearches() async throws {
        let rooms = Rooms()
        let engine = try open([:])
        let room = try state("room", engine).node
        await environment(rooms).loadOptions(of: engine, .one(room, search: "Room 99"), within: .seconds(3_600))
        #expect(try state("room", engine).field.options.first?.title == "Room 99")
        #expect(rooms.paths.withLock { Set($0) } == ["room"])
    }

    @Test func pagesWatchTheAnswersThatOptionsDependOn() throws {
        let form = try CompiledForm(
            FormDefinition("party") {
                Field.text("place")
                Field.text("town")
                Field.hidden("area", formula: "concat($place, $town)")
                FormSection("guests") {
                    Field.text("town")
                    Field.select("seat", from: OptionSource("seats", dependingOn: ["town", "place"]))
                    Field.select("bus", from: OptionSource("seats", dependingOn: ["area"]))
                }
                .repeating(1...3)
            })
        let bindings = FormEnvironment().loader("seats", Rooms()).optionBindings(of: form)
        #expect(bindings.map(\.path) == ["guests[].seat", "guests[].bus"])
        #expect(bindings.map { $0.watchedPaths(in: form) } == [["guests[].town", "place"], ["place", "town"]])
    }
}

/// A thousand rooms in pages of a hundred. Their ids are numbers.
private final class Rooms: OptionLoader {
    let paths = Mutex<[String]>([])

    func options(for request: OptionRequest) async throws -> OptionPage {
        paths.withLock { $0.append(request.path) }
        let rooms = (1...1000).filter { "Room \($0)".hasPrefix(request.search) }
        let start = request.page.flatMap { Int($0) } ?? 0
        let page = rooms.dropFirst(start).prefix(100)
        let next = start + 100 < rooms.count ? "\(start + 100)" : nil
        return OptionPage(page.map { FieldOption(.number(DecimalNumber($0)), "Room \($0)") }, next: next)
    }

    func options(withIDs ids: [FormValue], for request: OptionRequest) async throws -> [FieldOption] {
        ids.filter { $0 == 2000 }.map { FieldOption($0, "Attic") }
    }
}
