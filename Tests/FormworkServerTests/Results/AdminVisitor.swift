#if Server
import Formwork
import FormworkServer
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

/// Somebody who reads results in a browser: follows links, presses buttons, and keeps the cookie.
struct AdminVisitor {
    let client: any TestClientProtocol
    var cookie: String?
    var cookieName = "__Host-formwork-admin"
    /// When the login was last used, as the server signed it.
    var seen: String?
    /// Headers that are sent with every request.
    var headers = HTTPFields()
    private(set) var page = ""
    private(set) var status = HTTPResponse.Status.ok
    private(set) var replied = HTTPFields()

    init(_ client: any TestClientProtocol) {
        self.client = client
    }

    static let home = "/_formwork/admin"

    mutating func open(_ path: String) async throws {
        take(try await client.executeRequest(uri: path, method: .get, headers: all(), body: nil))
    }

    /// Posts the form of the page that leads to an address.
    mutating func press(_ action: String, _ values: [(name: String, value: String)] = []) async throws {
        let ticket = page.firstMatch(of: /name="ticket" value="([^"]+)"/).map { [("ticket", String($0.1))] } ?? []
        try await post(action, ticket + values)
    }

    mutating func post(_ path: String, _ values: [(name: String, value: String)]) async throws {
        var headers = all()
        headers[.contentType] = "application/x-www-form-urlencoded"
        take(
            try await client.executeRequest(
                uri: path, method: .post, headers: headers, body: ByteBuffer(string: Browser.body(values))))
    }

    /// Uses a link that works once.
    mutating func enter(_ link: String) async throws {
        try await open(link)
        try await post(link, [])
    }

    private func all() -> HTTPFields {
        var headers = headers
        headers[.accept] = "text/html"
        if let cookie { headers[.cookie] = "other=1; \(cookieName)=\(cookie); \(cookieName)-seen=\(seen ?? "")" }
        return headers
    }

    private mutating func take(_ response: TestResponse) {
        status = response.status
        page = response.text
        replied = response.headers
        for set in response.headers[values: .setCookie] {
            guard let value = set.firstMatch(of: /^((?:__Host-)?formwork-admin)(-seen)?=([^;]*);/) else { continue }
            cookieName = String(value.1)
            let text = value.3.isEmpty ? nil : String(value.3)
            if value.2 == nil { cookie = text } else { seen = text }
        }
    }
}

/// A server whose results can be read.
struct ServedResults {
    let folder: TemporaryFolder
    let files: DiskFileStore
    let store: SQLiteSubmissionStore
    let forms: ServedForms

    static let trip = FormDefinition("trip", title: "Trip") {
        FormSection("you", "You") {
            Field.name("name", "Name").required()
            Field.password("code", "Code").stored(.nothing)
            Field.decimal("pay", "Pay")
            Field.select(
                "size", "Size", options: [.init(id: .text("s"), title: "Small"), .init(id: .text("l"), title: "Large")])
            Field.toggle("news", "News")
            Field.file("photo", "Photo")
        }
        FormSection("guests", "Guests") { Field.name("name", "Guest") }.repeating(0...3)
    }

    init(
        _ logins: [AdminLogin] = [.link], form: FormDefinition = trip, others: [FormDefinition] = [],
        options: FormRoutesOptions = FormRoutesOptions(), savesDrafts: Bool = false,
        _ change: (inout AdminOptions) -> Void = { _ in }
    ) async throws {
        folder = try TemporaryFolder()
        files = try DiskFileStore(folder: folder.path("files"))
        store = try SQLiteSubmissionStore(path: folder.path("answers.sqlite"))
        var options = options
        var admin = AdminOptions(store: store, logins: logins)
        change(&admin)
        options.admin = admin
        if savesDrafts { options.drafts = DraftOptions(store: store) }
        forms = try await ServedForms([form] + others, options: options, store: store, files: files)
    }

    /// A visitor who was let in.
    func visitor(_ client: any TestClientProtocol, named name: String = "Eve") async throws -> AdminVisitor {
        var visitor = AdminVisitor(client)
        try await visitor.enter(try await store.newLink(for: name))
        #expect(visitor.status == .seeOther)
        return visitor
    }

    /// What was noted, the earliest first.
    func accesses() async throws -> [AccessEntry] {
        try await store.accesses(before: nil, limit: 100).accesses.reversed().map(\.entry)
    }
}
#endif
