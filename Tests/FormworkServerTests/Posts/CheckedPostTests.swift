#if Server
import Formwork
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Synchronization
import Testing

/// Answers have to pass checks in code before they are stored.
@Suite(.tags(.waiting)) struct CheckedPostTests {
    private let account = FormDefinition("account", title: "Account") {
        FormSection("who", "Who") {
            Field.text("user", "User").required().validators("polite").asyncChecks("free")
            Field.text("city", "City")
        }
    }

    private func serve(
        _ free: Free, limits: ServerLimits = ServerLimits(), store: SQLiteSubmissionStore? = nil
    ) async throws -> ServedForms {
        try await ServedForms(
            [account], environment: FormEnvironment(validators: ["polite": Polite()], asyncChecks: ["free": free]),
            options: FormRoutesOptions(limits: limits), store: store)
    }

    @Test func aPageComesBackWithWhatAValidatorFound() async throws {
        let server = try await serve(Free())
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/account")
            browser.fill("user", "rude")
            browser.fill("city", "Oslo")
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
            #expect(browser.html.contains("Be polite"))
            #expect(browser.html.contains("aria-invalid=\"true\""))
            #expect(browser.value("user") == "rude")
            #expect(browser.value("city") == "Oslo")
            #expect(try await server.store.submissions(form: "account").isEmpty)
            browser.fill("user", "anna")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        #expect(try await server.store.submissions(form: "account").count == 1)
    }

    @Test func checksThatTakeTimeAreAwaited() async throws {
        let server = try await serve(Free(taken: ["anna"]))
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/account")
            browser.fill("user", "anna")
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
            #expect(browser.html.contains("The name is taken"))
            #expect(browser.value("user") == "anna")
            let json = try await client.postJSON("/account", #"{"user":"anna"}"#)
            #expect(json.status == .unprocessableContent)
            let error = json.json?["errors"]?.arrayValue?.first
            #expect(error?["path"]?.stringValue == "user")
            #expect(error?["code"]?.stringValue == "taken")
            #expect(error?["message"]?.stringValue == "The name is taken")
            #expect(try await client.postJSON("/account", #"{"user":"bert"}"#).status == .created)
        }
        #expect(try await server.store.submissions(form: "account").count == 1)
    }

    @Test func validatorsCheckWhatProgramsSend() async throws {
        let server = try await serve(Free())
        try await server.test { client in
            let response = try await client.postJSON("/account", #"{"user":"rude"}"#)
            #expect(response.status == .unprocessableContent)
            #expect(response.json?["errors"]?.arrayValue?.map { $0["code"]?.stringValue } == ["rude"])
        }
    }

    @Test(arguments: [Free.Mood.throwing, .hanging])
    func aCheckThatCannotBeMadeLosesNothing(_ mood: Free.Mood) async throws {
        let free = Free(mood: mood)
        let server = try await serve(
            free, limits: mood == .hanging ? ServerLimits(checks: .milliseconds(100)) : ServerLimits())
        let patient = try await serve(free, store: server.store)
        let page = try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/account")
            browser.fill("user", "anna")
            browser.fill("city", "Oslo")
            try await browser.press()
            #expect(browser.status == .serviceUnavailable)
            #expect(browser.html.contains("could not be checked just now"))
            #expect(browser.value("user") == "anna")
            #expect(browser.value("city") == "Oslo")
            let json = try await client.postJSON("/account", #"{"user":"anna"}"#)
            #expect(json.status == .serviceUnavailable)
            #expect(json.json?["error"]?.stringValue == "unchecked")
            #expect(try await server.store.submissions(form: "account").isEmpty)
            return browser
        }
        free.change(to: .answering)
        try await patient.test { client in
            // A server that waits as long as the check takes.
            var browser = page.moved(to: client)
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
    }

    @Test func whatIsSentTwiceIsNotTakenByItself() async throws {
        let free = Free()
        let server = try await serve(free)
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/account")
            browser.fill("user", "anna")
            let again = browser
            try await browser.press()
            #expect(browser.status == .seeOther)
            free.take("anna")
            #expect(try await again.post().status == .seeOther)

            let key = header("Idempotency-Key", "1")
            let first = try await client.postJSON("/account", #"{"user":"bert"}"#, key)
            free.take("bert")
            let second = try await client.postJSON("/account", #"{"user":"bert"}"#, key)
            #expect(first.status == .created)
            #expect(second.text == first.text)
            #expect(try await client.postJSON("/account", #"{"user":"bert"}"#).status == .unprocessableContent)
        }
        #expect(try await server.store.submissions(form: "account").count == 2)
    }

    @Test func manyItemsAreCheckedTogetherButNotAllAtOnce() async throws {
        let form = FormDefinition("party", title: "Party") {
            FormSection("guests", "Guests") {
                Field.text("name", "Name").asyncChecks("free")
            }
            .repeating(0...50)
        }
        let free = Free(taken: ["guest 7"], mood: .together)
        let server = try await ServedForms(
            [form], environment: FormEnvironment(asyncChecks: ["free": free]))
        try await server.test { client in
            let guests = (0..<20).map { #"{"name":"guest \#($0)"}"# }.joined(separator: ",")
            let response = try await client.postJSON("/party", #"{"guests":[\#(guests)]}"#)
            #expect(response.json?["errors"]?.arrayValue?.map { $0["path"]?.stringValue } == ["guests[7].name"])
        }
        #expect((2...8).contains(free.mostAtOnce))
    }

    @Test func namesThatNothingAnswersForAreSaidAtMounting() async throws {
        let expected = "The form account names checks that its environment does not have: free."
        do {
            _ = try await ServedForms([account], environment: FormEnvironment(validators: ["polite": Polite()]))
            Issue.record("The form was mounted.")
        } catch let problem as FormSourceProblem {
            #expect(problem.description == expected)
        }
    }

    @Test func filesAreWarnedOfThem() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "account.json",
            #"{ "id": "account", "fields": [ { "id": "user", "validations": { "validators": ["polite"] } } ] }"#)
        let library = try FormLibrary(paths: [folder.path()])
        #expect(library.reports.map(\.warnings) == [1])
        #expect(library.reports.first?.text.contains("warning: Nothing checks what it leaves to code: polite.") == true)
        #expect(try FormLibrary(paths: [folder.path()], strict: true).reports.map(\.errors) == [1])

        let checked = try FormLibrary(
            paths: [folder.path()], environment: FormEnvironment(validators: ["polite": Polite()]))
        #expect(checked.reports.map(\.text) == [""])
        try await ServedForms(library: checked).test { client in
            let refused = try await client.postJSON("/account", #"{"user":"rude"}"#)
            #expect(refused.status == .unprocessableContent)
        }
    }
}

struct Polite: FieldValidator {
    func error(in answer: FieldAnswer) -> CustomError? {
        answer.value == .text("rude") ? CustomError(code: "rude", message: "Be polite") : nil
    }
}

/// A check that knows which names are taken. It can also fail.
final class Free: AsyncCheck {
    enum Mood {
        case answering
        /// A check that finishes when other checks have begun.
        case together
        case throwing
        /// A check that finishes only when the test wants it, and ignores cancellation.
        case hanging
    }

    private struct Unreachable: Error {}

    private struct State {
        var taken: Set<String>
        var mood: Mood
        var running = 0
        var mostAtOnce = 0
    }

    private let state: Mutex<State>
    /// What checks wait for that hang.
    private let gate = Gate()

    init(taken: Set<String> = [], mood: Mood = .answering) {
        state = Mutex(State(taken: taken, mood: mood))
    }

    var mostAtOnce: Int { state.withLock { $0.mostAtOnce } }

    func change(to mood: Mood) {
        state.withLock { $0.mood = mood }
        if mood != .hanging { gate.open() }
    }

    func take(_ name: String) { state.withLock { _ = $0.taken.insert(name) } }

    func error(in answer: FieldAnswer) async throws -> CustomError? {
        let mood = state.withLock { state in
            state.running += 1
            state.mostAtOnce = max(state.mostAtOnce, state.running)
            return state.mood
        }
        defer { state.withLock { $0.running -= 1 } }
        switch mood {
        case .answering: break
        case .together:
            _ = await eventually { mostAtOnce > 1 }
            // Now all other checks that may begin do so.
            for _ in 0..<10 { await Task.yield() }
        case .throwing: throw Unreachable()
        case .hanging:
            await gate.pass()
        }
        return state.withLock { $0.taken.contains(answer.value.canonicalText) }
            ? CustomError(code: "taken", message: "The name is taken") : nil
    }
}
#endif
