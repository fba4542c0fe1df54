#if Server
import Formwork
import FormworkPages
import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Testing

#if PostgreSQL
import FormworkPostgreSQL
#endif

/// The code in the articles about servers compiles. What it does has tests of its own.
struct ServerPagesTests {
    private actor Accounts {
        func contains(_ name: String) throws -> Bool { name == "ada" }
    }

    private actor Atlas {
        func cities(of country: String) throws -> [FieldOption] { [FieldOption(country)] }
    }

    private struct User: Sendable {
        var name = "Ada"
        var profileID = "1"
    }

    private actor Sessions {
        func user(_ cookie: String?) -> User? { cookie.map { _ in User() } }
    }

    private struct Log: Sendable {
        func warning(_ text: String) {}
    }

    private struct Scan: FileInspection {
        init(port: Int) async throws {}
        func take(_ bytes: [UInt8]) async throws {}
        func verdict(on details: FileDetails) async throws -> FileVerdict { .keep }
    }

    private struct Polite: FieldValidator {
        func error(in answer: FieldAnswer) -> CustomError? {
            answer.value == "rude" ? CustomError(code: "rude", message: "Be polite") : nil
        }
    }

    private struct Free: AsyncCheck {
        let accounts: Accounts
        func error(in answer: FieldAnswer) async throws -> CustomError? {
            try await accounts.contains(answer.value.canonicalText)
                ? CustomError(code: "taken", message: "This name is taken") : nil
        }
    }

    private struct Scanner: FileInspector {
        func begin(form: String, field: String) async throws -> any FileInspection { try await Scan(port: 3_310) }
    }

    // MARK: Server.md

    private func checks(_ accounts: Accounts) async throws {
        let router = Router()
        let store = try SQLiteSubmissionStore(path: "submissions.sqlite")
        let account = FormDefinition("account", title: "Account") {
            FormSection("who", "Who") {
                Field.text("user", "User").required().validators("polite").asyncChecks("free")
            }
        }
        let environment = FormEnvironment(
            validators: ["polite": Polite()], asyncChecks: ["free": Free(accounts: accounts)])
        do {
            let forms = try await FormRoutes(forms: [account], store: store)
            forms.mount(on: router)
        }
        let forms = try await FormRoutes(forms: [account], environment: environment, store: store)
        forms.mount(on: router)
    }

    #if PostgreSQL
    private func postgreSQL() async throws {
        if let address = PostgreSQLAddress("postgresql://forms@db.example.org/answers?sslmode=verify-full") {
            let store = try await PostgreSQLSubmissionStore(address, connections: 8)
            _ = store
        }
    }
    #endif

    private func connections(_ router: Router<BasicRequestContext>) async throws {
        let connections = ServedConnections(ConnectionLimits(perAddress: 200))
        let application = Application(
            router: router, server: connections.server, onServerRunning: { await connections.watch($0) })
        try await application.runService()
    }

    private func options(_ atlas: Atlas, _ countries: [FieldOption], _ store: SQLiteSubmissionStore) async throws {
        let address = FormDefinition("address", title: "Address") {
            Field.select("country", "Country", options: countries)
            Field.select("city", "City", from: OptionSource("cities", dependingOn: ["country"]))
        }
        let environment = FormEnvironment().loader("cities") { request in
            OptionPage(try await atlas.cities(of: request["country"].canonicalText))
        }
        let forms = try await FormRoutes(forms: [address], environment: environment, store: store)
        _ = forms
    }

    private func addresses(_ logger: Log) {
        let hosts = ["api.example.org", "directory.example.org"].compactMap { OptionHost($0) }
        let environment = FormEnvironment().optionHosts(hosts, by: HTTPFetcher()) { problem, host in
            logger.warning("\(host): \(problem.sentence)")
        }
        _ = environment
    }

    private func opening(_ sessions: Sessions) {
        let options = FormRoutesOptions(opening: { request in
            guard let user = await sessions.user(request.head.headerFields[.cookie]) else { return nil }
            return FormOpening(values: ["name": .string(user.name)], record: user.profileID)
        })
        _ = options
    }

    private func frames() {
        var options = FormRoutesOptions(allowedHosts: ["forms.example.org"])
        options.embeddingSites = ["https://www.example.org"].compactMap { SiteOrigin($0) }
        _ = options
    }

    // MARK: Other articles

    private func drafts(_ loan: FormDefinition) async throws {
        let store = try SQLiteSubmissionStore(path: "submissions.sqlite")
        let options = FormRoutesOptions(drafts: DraftOptions(store: store, linkDays: 30))
        let forms = try await FormRoutes(forms: [loan], store: store, options: options)
        _ = forms
    }

    private func files(_ visa: FormDefinition, _ store: SQLiteSubmissionStore) async throws {
        let files = try DiskFileStore(folder: "/var/lib/visa.files")
        let forms = try await FormRoutes(forms: [visa], store: store, files: files)
        _ = forms
        var options = FormRoutesOptions()
        options.fileInspector = Scanner()
        _ = options
    }

    private func name(of request: HTTPRequest) async -> String? { request.headerFields[.authorization] }

    private func results(_ loan: CompiledForm) async throws {
        let store = try SQLiteSubmissionStore(path: "submissions.sqlite")
        var query = SubmissionQuery(form: "loan", search: "oslo")
        query.filters = [AnswerFilter("amount", .atLeast, "1000")].compactMap { $0 }
        let page = try await store.page(query, after: nil, limit: 50)
        let shown = ShownAnswers(loan, languages: ["de"])
        let found = try await store.page(query, shown: shown, after: nil, limit: 50)
        _ = (page, found)
        let table = ResultTable(query, form: loan)
        var output: [UInt8] = []
        try await table.write(from: store) { bytes in output += bytes }
        for section in try await table.lists(in: store) { print(section) }
        var options = FormRoutesOptions()
        options.admin = AdminOptions(store: store, logins: [.host { request in await name(of: request) }])
        _ = (output, options)
    }

    private func looks() -> [Any] {
        var theme = FormTheme.harbor
        theme.logo = ThemeLogo(address: "/logo.svg", title: "Acme")
        let options = FormRoutesOptions(theme: theme)
        return [
            options,
            Field.text("wall", "Wall").pattern("#[0-9a-f]{6}").element("color-picker"),
            FormRoutesOptions(scripts: ["/color-picker.js"]),
            Field.file("passport", "Passport").accept(.pdf, .images).maxSize(megabytes: 5).files(atMost: 2).required(),
            Field.signature("signature", "Signature").required(),
        ]
    }

    // MARK: The articles

    private func lines(_ text: some StringProtocol) -> [String] {
        text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    }

    @Test(arguments: ["Server", "Drafts", "Files", "Results", "Themes", "Controls"])
    func everyLineOfAnArticleAboutServersStandsHere(article: String) throws {
        let code = Set(
            lines(try String(contentsOfFile: #filePath, encoding: .utf8)).flatMap { line in
                // The elements of a list stand with a comma here.
                [line, line.replacing("private ", with: ""), line.hasSuffix(",") ? String(line.dropLast()) : line]
            })
        let text = try String(
            contentsOf: RepositoryFolder.root.appending(path: "Documentation/\(article).md"), encoding: .utf8)
        let blocks = text.components(separatedBy: "```swift\n").dropFirst()
        #expect(!blocks.isEmpty)
        for line in blocks.flatMap({ lines($0.components(separatedBy: "\n```")[0]) }) where !line.hasPrefix("import ") {
            let plain = line.components(separatedBy: " //")[0]
            #expect(code.contains(plain), "\(line)")
        }
    }
}
#endif
