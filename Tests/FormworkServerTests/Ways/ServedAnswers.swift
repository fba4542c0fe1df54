#if Server
import FormworkCore
import FormworkHTML
import FormworkPresentation
import FormworkRuntime
import HTTPTypes
import HummingbirdTesting
import NIOCore

@testable import FormworkServer

/// Answers on their way through a page of a server.
struct ServedAnswers {
    private let ways: AnswerWays
    private let client: any TestClientProtocol
    private let store: SQLiteSubmissionStore
    private var form: AnsweredForm { ways.form }

    init(_ ways: AnswerWays, _ client: any TestClientProtocol, _ store: SQLiteSubmissionStore) {
        (self.ways, self.client, self.store) = (ways, client, store)
    }

    private func open() async throws -> Browser {
        let page = try await client.get("/law", header("Accept-Language", form.reader))
        var browser = Browser(client)
        browser.headers = header("Accept-Language", form.reader)
        try browser.take(page: page)
        return browser
    }

    private func engine(of page: Browser) throws -> FormEngine {
        let script = "id=\"fw-hydration\""
        guard let start = page.html.firstRange(of: script) else { throw Missing() }
        let json = page.html[start.upperBound...].drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
        guard let data = JSONValue(stored: String(json)).flatMap({ HydrationData($0) }) else { throw Missing() }
        return data.openInPage()
    }

    private struct Missing: Error {}

    /// What the engine of the page makes of the answers.
    func engine() async throws -> AnswerWays.Outcome { ways.page(try engine(of: await open())) }

    /// Posts what the controls of a page have after its engine has accepted the answers.
    ///
    /// - Returns: The stored values.
    func postFromEngine() async throws -> JSONValue? {
        let page = try await open()
        let engine = try engine(of: page)
        _ = ways.page(engine)
        var entries = page.entries().filter {
            !$0.name.hasPrefix("v.") && $0.name != "fw.seen" && $0.name != "fw.unshown" && $0.name != "fw.action"
        }
        entries += AnswerWays.markers(engine)
        for row in engine.rows where row.id.kind == .field {
            guard let field = engine.field(row.id.node), field.field.type.takesInput else { continue }
            for text in field.controlTexts where !(field.field.valueKind == .bool && text != "true") {
                entries.append(("v." + field.path, text))
            }
        }
        entries += [("fw.unshown", engine.unshown.text()), ("fw.action", "submit")]
        return try await stored(post(entries).status)
    }

    /// Posts what a person gave to a page without scripts, again if the page comes back with further questions.
    ///
    /// - Returns: The stored values, or the words of the errors on the page that came back.
    func postWithoutScripts() async throws -> (values: JSONValue?, errors: [String]) {
        var page = try await open()
        for _ in 0..<6 {
            let shown = form.questions.filter { page.html.contains("name=\"v.\($0.path)\"") }
            let names = Set(shown.map { "v." + $0.path })
            var entries = page.entries().filter { !names.contains($0.name) }
            entries += shown.flatMap { ways.posted($0).map { ("v." + $0.name, $0.value) } }
            let reply = try await post(entries)
            if reply.status == .seeOther { return (try await stored(reply.status), []) }
            let before = page.html
            try page.take(page: reply)
            let isSame = form.questions.allSatisfy {
                before.contains("name=\"v.\($0.path)\"") == page.html.contains("name=\"v.\($0.path)\"")
            }
            if isSame { return (nil, Self.errors(in: page.html)) }
        }
        return (nil, ["the page comes back again and again"])
    }

    private func post(_ entries: [(name: String, value: String)]) async throws -> TestResponse {
        var headers = header("Accept-Language", form.reader)
        headers[.contentType] = "application/x-www-form-urlencoded"
        headers[.accept] = "text/html"
        return try await client.executeRequest(
            uri: "/law", method: .post, headers: headers, body: ByteBuffer(string: Browser.body(entries)))
    }

    private func stored(_ status: HTTPResponse.Status) async throws -> JSONValue? {
        guard status == .seeOther else { return nil }
        return try await store.submissions(form: "law").last?.json
    }

    /// The words of the errors at the fields of a page. The blank rows for its script come after the rows.
    private static func errors(in html: String) -> [String] {
        let rows = html.firstRange(of: "<template").map { html[..<$0.lowerBound] } ?? html[...]
        return rows.split(separator: "<p class=\"fw-error\"").dropFirst().map { part in
            var text = part.drop { $0 != ">" }.dropFirst()
            if let end = text.firstRange(of: "</p>") { text = text[..<end.lowerBound] }
            if let end = text.firstRange(of: " </span>") { text = text[end.upperBound...] }
            var words = ""
            var isTag = false
            for character in text {
                if character == "<" { isTag = true }
                if !isTag { words.append(character) }
                if character == ">" { isTag = false }
            }
            return words.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
                .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
        }
    }
}

extension FormRoutesOptions {
    /// Those of a server whose clock stands still.
    static var law: FormRoutesOptions {
        var options = FormRoutesOptions()
        options.now = { AnswerWays.now }
        return options
    }
}
#endif
