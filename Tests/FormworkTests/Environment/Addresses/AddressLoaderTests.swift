import FormworkCore
import FormworkTesting
import Synchronization
import Testing

@testable import Formwork

/// Options that addresses give.
@MainActor
@Suite(.tags(.waiting)) struct AddressLoaderTests {
    private let form = FormDefinition("address") {
        Field.select("country", options: [FieldOption("ch", "Switzerland"), FieldOption("fr", "France")])
        Field.select(
            "city", from: OptionSource(url: "https://a.org/cities", dependingOn: ["country"], isSearched: true))
    }

    private let cities = StagedFetcher([
        "https://a.org/cities?country=ch": #"{"options":[{"id":"be","title":"Bern"}],"next":"2"}"#,
        "https://a.org/cities?country=ch&page=2": #"[{"id":"ge","title":"Genf"}]"#,
        "https://a.org/cities?country=ch&id=zh": #"[{"id":"be"},{"id":"zh","title":"Zürich"}]"#,
        "https://a.org/cities?country=ch&id=xx": "[]",
        "https://a.org/cities?country=ch&search=Z%C3%BC": #"[{"id":"zh","title":"Zürich"}]"#,
        "https://a.org/cities?country=fr": #"["Paris"]"#,
    ])

    private func tester(
        _ answers: JSONValue, _ fetcher: StagedFetcher, hosts: [String] = ["a.org"], keptFor time: Duration = .zero,
        noticing: @escaping @Sendable (OptionAddressProblem, String) -> Void = { _, _ in }
    ) throws -> FormTester {
        let environment = FormEnvironment(onMistake: { _ in })
            .optionHosts(hosts.compactMap { OptionHost($0) }, keptFor: time, by: fetcher, noticing: noticing)
        return try FormTester(form, answers: answers, environment: environment)
    }

    @Test func anAddressIsAskedWithTheAnswersThatTheOptionsDependOn() async throws {
        let form = try tester([:], cities)
        await form.session.settle()
        #expect(cities.urls.isEmpty)
        try form.choose("fr", at: "country")
        await form.session.settle()
        try form.expect("city", offers: ["Paris"])
        try form.choose("ch", at: "country")
        await form.session.settle()
        try form.expect("city", offers: ["be"])
        #expect(cities.urls == ["https://a.org/cities?country=fr", "https://a.org/cities?country=ch"])
        #expect(cities.asked.allSatisfy { $0.host == "a.org" && $0.port == 443 && !$0.mayBePrivate })
    }

    @Test func pagesSearchesAndAnswersAreAskedForToo() async throws {
        let form = try tester(["country": "ch", "city": "zh"], cities)
        await form.session.settle()
        try form.expect("city", offers: ["be", "zh"])
        form.session.loadMoreOptions(at: "city")
        await form.session.settle()
        try form.expect("city", offers: ["be", "ge", "zh"])
        #expect(form.session.optionLoading(at: "city")?.hasMore == false)
        let running = Task { await form.session.run() }
        form.session.searchOptions(at: "city", "Zü")
        await form.clock.advance(by: .milliseconds(300), whenWaiting: 1)
        await form.session.settle()
        try form.expect("city", offers: ["zh"])
        running.cancel()
        await running.value
    }

    @Test func anAnswerThatTheAddressDoesNotKnowIsWrong() async throws {
        let form = try tester(["country": "ch", "city": "xx"], cities)
        await form.session.settle()
        try await form.expectRefused(["city": "option"])
    }

    @Test func repliesAreKeptForAWhile() async throws {
        let form = try tester(["country": "ch"], cities, keptFor: .seconds(3_600))
        await form.session.settle()
        form.session.reloadOptions(at: "city")
        await form.session.settle()
        try form.expect("city", offers: ["be"])
        #expect(cities.urls.count == 1)
        let other = StagedFetcher(["https://a.org/cities?country=ch": "[1]"])
        let unkept = try tester(["country": "ch"], other)
        await unkept.session.settle()
        unkept.session.reloadOptions(at: "city")
        await unkept.session.settle()
        #expect(other.urls.count == 2)
    }

    @Test func repliesAreKeptByAllSessionsOfAnEnvironment() async throws {
        let environment = FormEnvironment().optionHosts([try #require(OptionHost("a.org"))], by: cities)
        for _ in 1...2 {
            let form = try FormTester(form, answers: ["country": "ch"], environment: environment)
            await form.session.settle()
            try form.expect("city", offers: ["be"])
        }
        #expect(cities.urls.count == 1)
    }

    @Test func failuresAreNotKept() async throws {
        let told = Mutex<[String]>([])
        cities.error.withLock { $0 = .unreachable }
        let form = try tester(["country": "ch"], cities, keptFor: .seconds(3_600)) { problem, host in
            told.withLock { $0.append("\(host): \(problem.sentence)") }
        }
        await form.session.settle()
        #expect(form.session.optionLoading(at: "city")?.phase == .failed)
        #expect(told.withLock { $0 } == ["a.org: There was no reply in time."])
        cities.error.withLock { $0 = nil }
        form.session.reloadOptions(at: "city")
        await form.session.settle()
        try form.expect("city", offers: ["be"])
    }

    @Test(arguments: [[], ["b.org"], ["sub.a.org"], ["a.org:8443"]])
    func otherHostsAreNotAsked(_ hosts: [String]) async throws {
        let form = try tester(["country": "ch"], cities, hosts: hosts)
        await form.session.settle()
        #expect(form.session.optionLoading(at: "city")?.phase == .failed)
        #expect(cities.urls.isEmpty)
    }

    @Test func onlyPrivateHostsAreAskedWithoutEncryption() throws {
        let open = FormDefinition("open") { Field.select("a", from: OptionSource(url: "http://a.org:8080/")) }
        func refused(_ host: OptionHost?) -> [String] {
            FormEnvironment().optionHosts([host].compactMap(\.self), by: cities).refusedOptionHosts(of: open)
        }
        #expect(refused(OptionHost("a.org:8080")) == ["a.org"])
        #expect(refused(OptionHost("a.org:8080", isPrivate: true)).isEmpty)
        #expect(refused(OptionHost("a.org", isPrivate: true)) == ["a.org"])
        #expect(OptionHost("https://a.org") == nil && OptionHost("") == nil && OptionHost("a.org/x") == nil)
    }

    @Test func hostsThatAreNotAllowedAreNamed() throws {
        #expect(FormEnvironment().refusedOptionHosts(of: form) == ["a.org"])
        #expect(FormEnvironment().missingLoaders(of: form).isEmpty)
        let told = Mutex<[String]>([])
        let environment = FormEnvironment { mistake in told.withLock { $0.append(mistake.errorDescription ?? "") } }
        _ = FormSession(try CompiledForm(form), environment: environment)
        #expect(
            told.withLock { $0 } == [
                "The form takes options from `a.org`, which its environment does not allow: nothing is offered. "
                    + "`optionHosts` allows hosts."
            ])
        let allowed = environment.optionHosts([try #require(OptionHost("a.org"))], by: cities)
        _ = FormSession(try CompiledForm(form), environment: allowed)
        #expect(told.withLock { $0.count } == 1)
    }

    @Test func theLoaderKeepsWhatLoadersPromise() async throws {
        let environment = FormEnvironment().optionHosts([try #require(OptionHost("a.org"))], by: Numbers())
        let source = OptionSource(url: "https://a.org/numbers", isSearched: true)
        let field = Field.select("number", from: source)
        let loader = try #require(environment.loader(of: source))
        try await LoaderConformance(loader, finding: OptionRequest(path: "number", field: field)).check()
    }
}

/// A service of numbers, three at a time.
private struct Numbers: OptionFetcher {
    func reply(to question: OptionQuestion) async throws -> OptionReply {
        let query = question.url.split(separator: "?").dropFirst().first ?? ""
        let parts = query.split(separator: "&").map { $0.split(separator: "=") }
        let ids = parts.filter { $0[0] == "id" }.map { String($0[1]) }
        let numbers = (1...10).map { String($0) }
        if parts.contains(where: { $0[0] == "id" }) {
            return Self.reply(numbers.filter { ids.contains($0) }, next: nil)
        }
        let start = parts.first { $0[0] == "page" }.flatMap { Int($0[1]) } ?? 0
        return Self.reply(Array(numbers.dropFirst(start).prefix(3)), next: start + 3 < 10 ? start + 3 : nil)
    }

    private static func reply(_ numbers: [String], next: Int?) -> OptionReply {
        let list = numbers.map { "\"\($0)\"" }.joined(separator: ",")
        let text = "{\"options\":[\(list)],\"next\":\(next.map { String($0) } ?? "null")}"
        return OptionReply(status: 200, body: Array(text.utf8))
    }
}
