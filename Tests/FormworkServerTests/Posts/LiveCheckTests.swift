#if Server
import Formwork
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

/// Code on the server says what it finds in an answer while somebody fills in the page.
struct LiveCheckTests {
    private let account = FormDefinition("account", title: "Account") {
        FormSection("who", "Who") {
            Field.text("user", "User").required().length(3...).validators("polite").asyncChecks("free")
            Field.password("secret", "Secret").stored(.nothing).validators("polite")
            Field.text("city", "City")
        }
        FormSection("guests", "Guests") {
            Field.text("user", "User").asyncChecks("free", "late")
        }
        .repeating(1...3)
    }

    private func serve(_ free: Free = Free(taken: ["anna"]), limits: ServerLimits = ServerLimits()) async throws
        -> ServedForms
    {
        let environment = FormEnvironment(validators: ["polite": Polite()], asyncChecks: ["free": free])
            .check("late", afterTyping: .milliseconds(400)) { _ in nil }
        return try await ServedForms([account], environment: environment, options: FormRoutesOptions(limits: limits))
    }

    private func ask(
        _ client: any TestClientProtocol, _ path: String, _ answer: String, _ change: (inout Browser) -> Void = { _ in }
    ) async throws -> TestResponse {
        var browser = Browser(client)
        browser.headers[.accept] = "application/json"
        try await browser.open("/account")
        browser.fill(path, answer)
        change(&browser)
        return try await client.executeRequest(
            uri: "/account/check", method: .post,
            headers: [.contentType: "application/x-www-form-urlencoded", .accept: "application/json"],
            body: ByteBuffer(string: Browser.body(browser.entries("check:" + path))))
    }

    @Test func bothKindsOfChecksAnswer() async throws {
        let server = try await serve()
        try await server.test { client in
            let rude = try await ask(client, "user", "rude")
            #expect(rude.status == .ok && rude.json?["state"] == "wrong")
            #expect(rude.json?["error"]?["code"] == "rude" && rude.json?["error"]?["path"] == "user")
            let taken = try await ask(client, "user", "anna")
            #expect(taken.json?["error"]?["message"] == "The name is taken")
            #expect(try await ask(client, "guests[0].user", "anna").json?["error"]?["path"] == "guests[0].user")
            #expect(try await ask(client, "user", "bert").json?["state"] == "passed")
            #expect(try await ask(client, "city", "Oslo").json?["state"] == "passed")
        }
        #expect(try await server.store.submissions(form: "account").isEmpty)
    }

    @Test func whatTheRulesSayIsLeftToThePage() async throws {
        try await serve().test { client in
            let blank = try await ask(client, "user", "")
            #expect(blank.json?["state"] == "not_asked")
            let short = try await ask(client, "user", "ru")
            #expect(short.json?["state"] == "not_asked" && short.json?["error"] == nil)
        }
    }

    @Test(arguments: [Free.Mood.throwing, .hanging])
    func aCheckThatCannotBeMadeFindsNothing(_ mood: Free.Mood) async throws {
        let limits = ServerLimits(checks: .milliseconds(50))
        let free = Free(mood: mood)
        defer { free.change(to: .answering) }
        let reply = try await serve(free, limits: limits).test { try await ask($0, "user", "bert") }
        #expect(reply.json?["state"] == "unchecked")
    }

    @Test func onlyAPageMayAskAndNotAboutSecrets() async throws {
        try await serve().test { client in
            let bare = try await ask(client, "user", "bert") { $0.removeHidden("fw.state") }
            #expect(bare.status == .badRequest)
            let secret = try await ask(client, "secret", "rude")
            #expect(secret.status == .badRequest)
            let got = try await client.get("/account/check")
            #expect(got.status == .methodNotAllowed)
        }
    }

    @Test func questionsTakePlacesAmongThePosts() async throws {
        let limits = ServerLimits(posts: 0)
        try await serve(limits: limits).test { client in
            let reply = try await client.executeRequest(
                uri: "/account/check", method: .post, headers: [.contentType: "application/x-www-form-urlencoded"],
                body: ByteBuffer(string: "fw.action=check:user"))
            #expect(reply.status == .serviceUnavailable)
        }
    }

    @Test(.enabled(if: (try? FormAssets().hasEngine) == true)) func onlyFormsWithChecksLoadTheScript() async throws {
        try await serve().test { client in
            let html = try await client.get("/account").text
            #expect(html.loads("live-checks.js") && html.contains("data-fw-address=\"/account/check\""))
            #expect(html.contains("<template data-fw-path=\"user\">"))
            #expect(html.contains("<template data-fw-path=\"guests[].user\" data-fw-delay=\"400\">"))
            #expect(!html.contains("<template data-fw-path=\"secret\""))
        }
        try await ServedForms([FormDefinition("plain") { Field.text("a") }]).test { client in
            let html = try await client.get("/plain").text
            #expect(!html.loads("live-checks.js"))
        }
    }
}
#endif
