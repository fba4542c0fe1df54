import Formwork
import FormworkCore
import FormworkTesting
import Synchronization
import Testing

/// What addresses of options reply.
@MainActor
@Suite(.tags(.waiting)) struct OptionReplyTests {
    private let form = FormDefinition("list") { Field.select("a", from: OptionSource(url: "https://a.org/list")) }

    /// The options that the replies give, and why they give none.
    private func load(
        _ replies: [String: OptionReply]
    ) async throws -> (options: [FieldOption], problems: [OptionAddressProblem], fetcher: StagedFetcher) {
        let problems = Mutex<[OptionAddressProblem]>([])
        let fetcher = StagedFetcher(replies)
        let environment = FormEnvironment().optionHosts(
            ["a.org", "b.org"].compactMap { OptionHost($0) }, keptFor: .zero, by: fetcher
        ) { problem, _ in problems.withLock { $0.append(problem) } }
        let form = try FormTester(form, environment: environment)
        await form.session.settle()
        return (form.session.options(at: "a"), problems.withLock { $0 }, fetcher)
    }

    private func load(_ text: String, status: Int = 200) async throws -> ([FieldOption], [OptionAddressProblem]) {
        let found = try await load(["https://a.org/list": OptionReply(status: status, body: Array(text.utf8))])
        return (found.options, found.problems)
    }

    @Test(arguments: [
        (#"["a","b"]"#, ["a": "a", "b": "b"]),
        (#"[1,true]"#, ["1": "1", "true": "true"]),
        (#"[{"id":1,"title":"One","population":5},{"id":"b"}]"#, ["1": "One", "b": "b"]),
        (#"{"options":[{"id":"a","title":"A"}],"next":null}"#, ["a": "A"]),
        (#"[{"id":"a","title":"A"},{"id":"a","title":"B"}]"#, ["a": "A"]),
        ("[]", [:]),
    ])
    func listsAreRead(_ text: String, _ titles: [String: String]) async throws {
        let (options, problems) = try await load(text)
        #expect(Dictionary(uniqueKeysWithValues: options.map { ($0.id.canonicalText, $0.title) }) == titles)
        #expect(problems.isEmpty)
    }

    @Test func anOptionHasWhatOptionsHave() async throws {
        let (options, _) = try await load(
            #"[{"id":"a","title":"A","info":"First","accessibility_label":"Letter A","value":7}]"#)
        #expect(
            options == [FieldOption(id: "a", title: "A", info: "First", accessibilityLabel: "Letter A", value: 7)])
    }

    @Test(arguments: [
        "", "nonsense", "{}", #""a""#, #"[""]"#, "[null]", "[[]]", #"[{"title":"A"}]"#, #"[{"id":null}]"#,
        #"{"options":{}}"#, #"{"next":"2"}"#, "[1", "\u{FEFF}<html>",
    ])
    func anythingElseIsNoList(_ text: String) async throws {
        let (options, problems) = try await load(text)
        #expect(options.isEmpty)
        #expect(problems == [.unreadable])
    }

    @Test(arguments: [204, 400, 404, 500]) func onlyTheStatus200IsAReply(_ status: Int) async throws {
        #expect(try await load("[1]", status: status).1 == [.failed])
    }

    @Test func aReplyHasLimits() async throws {
        let many = (0...1_000).map { String($0) }
        #expect(try await load("[\(many.joined(separator: ","))]").1 == [.tooLarge])
        #expect(try await load("[\(many.dropLast().joined(separator: ","))]").0.count == 1_000)
        #expect(try await load("[\"" + String(repeating: "a", count: 1 << 20) + "\"]").1 == [.tooLarge])
    }

    @Test func aHostMaySendOnToItself() async throws {
        let found = try await load([
            "https://a.org/list": OptionReply(status: 302, location: "/other"),
            "https://a.org/other": OptionReply(status: 200, body: Array("[1]".utf8)),
        ])
        #expect(found.options.map(\.id) == [1] && found.problems.isEmpty)
    }

    @Test(arguments: ["https://b.org/list", "https://c.org/", "http://a.org/list", "//b.org/", "", "/list"])
    func aHostSendsNobodyElsewhere(_ location: String) async throws {
        let found = try await load([
            "https://a.org/list": OptionReply(status: 307, location: location),
            "https://b.org/list": OptionReply(status: 200, body: Array("[1]".utf8)),
        ])
        #expect(found.options.isEmpty && found.problems == [.redirected])
        #expect(found.fetcher.asked.allSatisfy { $0.host == "a.org" && $0.url.hasPrefix("https:") })
        #expect(found.fetcher.asked.count <= 4)
    }
}
