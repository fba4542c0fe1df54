import FormworkTesting
import Testing

/// The kit finds the loaders and checks that break their promises.
struct ConformanceKitTests {
    private func request(_ search: String = "") -> OptionRequest {
        OptionRequest(
            path: "city", field: Field(id: "city", type: .select), search: search, answers: ["country": "ch"])
    }

    private func failure(_ load: @escaping @Sendable (OptionRequest) -> OptionPage) async throws -> String? {
        do {
            try await LoaderConformance(Loader(load: load), finding: request(), pageLimit: 3).check()
            return nil
        } catch let error as FormTestFailure {
            return error.description
        }
    }

    @Test func aGoodLoaderPasses() async throws {
        try await LoaderConformance(Cities(), finding: request()).check()
        try await LoaderConformance(Cities(pageSize: 1), finding: request("B")).check()
    }

    @Test func everyBrokenPromiseOfALoaderIsFound() async throws {
        let bern = FieldOption("be", "Bern")
        #expect(try await failure { _ in OptionPage([]) } == "Nothing is found")
        #expect(try await failure { _ in OptionPage([bern], next: "on") } == "There are more than 3 pages")
        #expect(try await failure { _ in OptionPage([bern, bern]) } == "The option be comes twice")
        #expect(
            try await failure { _ in OptionPage([FieldOption("be", "")]) } == "The option be “” has no id or no title")
        let count = Asked()
        let changing = try await failure { _ in
            count.note("")
            return OptionPage([FieldOption(.text("\(count.list.count)"), "Other")])
        }
        #expect(changing == "The same request gives other options")
        #expect(try await failure { _ in OptionPage([bern]) } == "Not found by id: be")
        let eager = Loader(resolving: [bern]) { _ in OptionPage([bern]) }
        await #expect(throws: FormTestFailure("An id that no option has finds one")) {
            try await LoaderConformance(eager, finding: request()).check()
        }
    }

    @Test func everyBrokenPromiseOfACheckIsFound() async throws {
        let polite = Check { $0.value == "rude" ? CustomError(code: "rude", message: "Be polite") : nil }
        let quiet = Check { $0.value == "rude" ? CustomError(code: "words", message: "Be polite") : nil }
        try await CheckConformance(quiet).check(right: ["kind"], wrong: ["rude"])
        func failure(_ check: Check, right: [FormValue] = [], wrong: [FormValue] = []) async -> String? {
            do {
                try await CheckConformance(check).check(right: right, wrong: wrong)
                return nil
            } catch {
                return (error as? FormTestFailure)?.description
            }
        }
        #expect(await failure(polite, right: ["rude"]) == "rude is refused: rude")
        #expect(await failure(polite, wrong: ["kind"]) == "kind passes")
        #expect(await failure(polite, wrong: ["rude"]) == "The error of rude contains the answer")
        let mute = Check { _ in CustomError(code: "", message: "") }
        #expect(await failure(mute, wrong: ["x"]) == "The error of x has no code or no words")
        let fickle = Check { $0.path == "field" ? nil : CustomError(code: "no", message: "No") }
        #expect(await failure(fickle, right: ["x"]) == "x gets another outcome the second time")
    }

    @Test func goodTypesPass() async throws {
        let type = CustomType("color-picker", basedOn: .text("").pattern("#[0-9a-f]{6}").required())
        try await CustomTypeConformance(type).check(right: ["#ff0000"], wrong: ["red", .blank])
        let share = CustomType("share", basedOn: .decimal("").range(0...1).step(0.25))
        try await CustomTypeConformance(share).check(right: [0, 0.5], wrong: [2])
        let size = CustomType("shirt", basedOn: .select("", options: [FieldOption("s"), FieldOption("l")]))
        try await CustomTypeConformance(size).check(right: ["s"], wrong: ["xxl"])
        let secret = CustomType("pin", basedOn: .password("").length(4...4))
        try await CustomTypeConformance(secret).check(right: ["1234"], wrong: ["12345"])
        let polite = CustomType("polite-text", basedOn: .text("").validators("polite").asyncChecks("free"))
        let environment = FormEnvironment()
            .validator("polite", message: "Be polite") { $0.value != "rude" }
            .check("free") { $0.value == "taken" ? CustomError(code: "taken", message: "Taken") : nil }
        try await CustomTypeConformance(polite, environment: environment)
            .check(right: ["kind"], wrong: ["rude", "taken"])
    }

    @Test func everyBrokenPromiseOfATypeIsFound() async {
        func failure(_ name: String, _ base: Field, right: [FormValue] = [], wrong: [FormValue] = []) async -> String? {
            do {
                try await CustomTypeConformance(CustomType(name, basedOn: base)).check(right: right, wrong: wrong)
                return nil
            } catch {
                return (error as? FormTestFailure)?.description
            }
        }
        #expect(await failure("text", .text("")) == "No form can have the type `text`")
        #expect(await failure("own", .text("").visible(when: "$x"))?.contains("$x") == true)
        #expect(await failure("own", .text("").required(), right: [""])?.hasPrefix(" is not accepted") == true)
        #expect(await failure("own", .text(""), wrong: ["x"]) == "x passes")
        #expect(await failure("own", .text(""), right: [" x"]) == " x becomes x")
        let fickle = FormEnvironment().transform("field") { $0 == "a" ? "x" : $0 }
        await #expect(throws: FormTestFailure("The text “ab” of ab is another answer when it is typed")) {
            try await CustomTypeConformance(CustomType("own", basedOn: .text("")), environment: fickle)
                .check(right: ["ab"], wrong: [])
        }
    }
}

private struct Loader: OptionLoader {
    var resolving: [FieldOption] = []
    let load: @Sendable (OptionRequest) -> OptionPage

    func options(for request: OptionRequest) async throws -> OptionPage { load(request) }

    func options(withIDs ids: [FormValue], for request: OptionRequest) async throws -> [FieldOption] { resolving }
}

private struct Check: FieldValidator {
    let find: @Sendable (FieldAnswer) -> CustomError?

    init(_ find: @escaping @Sendable (FieldAnswer) -> CustomError?) { self.find = find }

    func error(in answer: FieldAnswer) -> CustomError? { find(answer) }
}
