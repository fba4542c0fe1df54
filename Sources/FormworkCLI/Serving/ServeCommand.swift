#if Server
import ArgumentParser
import Formwork
import FormworkServer
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// `formwork serve`
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serves forms and stores what people answer.",
        discussion: """
            Each form has the address /ID; the list of all forms is at /. Files are read again when they change. \
            Answers go into the database before the person is told so; `formwork submissions ID` prints them. \
            The server runs until it is interrupted.

            Examples:
              formwork serve Examples
              formwork serve loan.json --port 9000 --database /var/lib/loans.sqlite
              formwork serve --edit loan.json
            """)

    @Argument(help: ArgumentHelp("Files, and folders whose .json files are served.", valueName: "path"))
    var paths: [String] = []

    // Groups with a title come first in the help, in this order.
    @OptionGroup(title: "Where it listens and what it stores") var place: PlaceOptions

    @OptionGroup(title: "Where it listens and what it stores") var tls: TLSOption

    @OptionGroup(title: "Where it listens and what it stores") var options: DatabaseOption

    @OptionGroup var editing: EditOption

    @Flag(
        help: """
            Shows everyone what is wrong with forms that cannot be served. A server on this machine's own address always \
            does.
            """)
    var showProblems = false

    @Flag(
        help: """
            Shows a bar above the keyboard of touch screens, with buttons to the question before and to the next one.
            """)
    var keyboardBar = false

    @Option(
        help: ArgumentHelp(
            "How old a page may be when it is posted; an older one comes back as typed, to be sent again.",
            valueName: "days"))
    var pageAge = 7

    @Option(
        help: ArgumentHelp(
            "How many days browsers keep unfinished answers; 0 for not at all, as where computers are shared.",
            valueName: "days"))
    var browserDays = 7

    @Option(
        help: ArgumentHelp(
            "Lets people save unfinished answers in the database, and go on with a link for so many days; 0 for not at all.",
            valueName: "days"))
    var linkDays = 0

    @Option(help: ArgumentHelp("The maximum number of answers that are saved in this way.", valueName: "number"))
    var drafts = DraftOptions().count

    @Option(help: ArgumentHelp("The maximum number of these that one address saved.", valueName: "number"))
    var draftsPerAddress = DraftOptions().countPerAddress

    @OptionGroup(title: "Forms in pages of other sites") var embedding: EmbeddingOption

    @OptionGroup(title: "Options from elsewhere") var optionHosts: OptionHosts

    @OptionGroup(title: "Types of your own") var types: TypesOption

    @Option(
        help: ArgumentHelp(
            "A script that pages with elements of your own load, as a module; may be repeated.", valueName: "file"))
    var script: [String] = []

    @OptionGroup var signing: SigningKeyOption

    @OptionGroup var answerKey: AnswerKeyOption

    @OptionGroup(title: "Limits of posts and pages") var limits: LimitOptions

    @OptionGroup(title: "Limits of files") var fileLimits: FileOptions

    @OptionGroup(title: "Limits of connections") var connections: ConnectionOptions

    @Option(help: ArgumentHelp("The engine for browsers, where the build did not make one.", valueName: "file"))
    var engine: String?

    @Option(
        help: ArgumentHelp(
            "The folder with formwork.js and formwork.css, if not beside the command.", valueName: "folder"))
    var assets: String?

    @OptionGroup(title: "After submissions") var deliveries: DeliveryOption

    @OptionGroup(title: "Replies to posts of JSON") var reply: ReplyOption

    @OptionGroup(title: "Results") var admin: AdminOption

    @OptionGroup var retention: RetentionOption

    @OptionGroup var theme: ThemeOption

    @OptionGroup(title: "Watching the server") var operation: OperationOptions

    func validate() throws {
        try editing.check(host: host, hosts: allowHost, paths: paths)
        if editing.edit != nil, tls.isOn {
            throw ValidationError("--edit serves this machine only, without --tls-cert.")
        }
        guard (0...65_535).contains(port) else { throw ValidationError("A port is a number from 0 to 65535.") }
        guard (1...60).contains(pageAge) else { throw ValidationError("The age of pages is from 1 to 60 days.") }
        guard (0...365).contains(browserDays), (0...365).contains(linkDays) else {
            throw ValidationError("Unfinished answers are kept from 0 to 365 days.")
        }
        guard (1...1_000_000).contains(drafts), (1...1_000_000).contains(draftsPerAddress) else {
            throw ValidationError("Numbers of drafts are from 1 to 1000000.")
        }
    }

    func run() async throws {
        do {
            let pageFiles = try FormAssets(folder: assets, engine: engine, scripts: script)
            if let file = editing.edit { return try await serveEditor(of: file, pageFiles) }
            let library = try openLibrary()
            let store = try await options.open(logger: logger)
            let fileStore = try store.files(in: filesFolder, keys: try answerKey.keys())
            try await serve(library, pageFiles, store, fileStore)
        } catch let code as ExitCode {
            throw code
        } catch {
            let problem = ListeningProblem(
                error, host: host, port: port, hostOption: "--host", portOption: "--port")
            throw Terminal.failure(problem?.description ?? "\(error)")
        }
    }

    /// The hosts and the types that forms may name.
    func environment() throws -> FormEnvironment {
        try types.read().reduce(optionHosts.environment(logger: logger)) { $0.type($1) }
    }

    /// Reads the forms and prints their problems. At least one form has to be without errors.
    private func openLibrary() throws -> FormLibrary {
        let notices = operation.notices
        let library = try FormLibrary(paths: paths, environment: try environment()) { report in
            notices(report.text.isEmpty ? "\(report.file) was read again." : String(report.text.dropLast()))
        }
        let reports = library.reports
        for report in reports where !report.text.isEmpty { Terminal.note(String(report.text.dropLast())) }
        let names = paths.joined(separator: ", ")
        if reports.isEmpty { throw Terminal.failure("There is no form in \(names): no .json file.") }
        guard reports.contains(where: { $0.errors == 0 }) else {
            throw Terminal.failure("No form in \(names) can be served; see above for what is wrong.")
        }
        return library
    }

    private func serve(
        _ library: FormLibrary, _ pageFiles: FormAssets, _ store: any AnswerStore, _ fileStore: any FileStore
    ) async throws {
        let router = Router(context: ServeContext.self)
        let metrics = PrometheusMetrics()
        let trials = TemporaryFiles()
        defer { trials.delete() }
        let gallery = isLocal ? try await FormGallery(assets: pageFiles, files: try trials.store()) : nil
        var routing = FormRoutesOptions(
            assets: pageFiles, theme: try theme.read(), allowedHosts: allowedHosts,
            trustedProxies: operation.trustProxy,
            showsProblems: showProblems || isLocal,
            pageAge: .seconds(pageAge * 86_400),
            drafts: DraftOptions(
                browserDays: browserDays, store: linkDays > 0 ? store : nil, linkDays: Int64(linkDays), count: drafts,
                countPerAddress: draftsPerAddress),
            signingKeys: try signing.keys(), logger: logger, metrics: metrics,
            admin: try admin.options(store, isLocal: isLocal && !tls.isOn), retention: try retention.rules())
        try await warnOfUnknownForms(in: routing.retention, library, store)
        routing.limits = limits.limits()
        routing.limits.files = fileLimits.limits()
        routing.embeddingSites = embedding.sites
        routing.showsBar = keyboardBar
        routing.spam = limits.spam()
        routing.answerKeys = try answerKey.keys()
        routing.deliveries = try deliveries.options()
        routing.replyFormat = try reply.format()
        routing.gallery = gallery
        routing.speaksTLS = tls.isOn
        if tls.isOn { routing.strictTransportAge = .seconds(31_536_000) }
        let routes = try await FormRoutes(library: library, store: store, files: fileStore, options: routing)
        routes.mount(on: router)
        for notice in routes.deliveryNotices { Terminal.note(notice) }
        let announcement = Announcement(
            host: host, database: options.place, fileFolder: filesFolder, files: pageFiles,
            reports: library.reports, results: try await resultsPath(store), hasGallery: gallery != nil,
            isSecured: tls.isOn)
        var services: [any Service] = [SweepService(routes: routes), DeliveryService(routes: routes)]
        if let address = operation.metricsAddress {
            services.append(MetricsService(address: address, metrics: metrics, logger: logger))
        }
        try await run(router, with: services) { announcement.text(port: $0) }
    }
}

extension ServeCommand {
    var host: String { place.host }
    var port: Int { place.port }
    private var filesFolder: String { place.folder.path(beside: options) }
    private var allowHost: [String] { place.allowHost }

    private var logger: Logger { operation.logger }

    /// Warns of rules of `--keep-days` for forms that do not exist, because a misspelt rule erases nothing.
    private func warnOfUnknownForms(
        in retention: Retention, _ library: FormLibrary, _ store: any AnswerStore
    ) async throws {
        if retention.days.isEmpty { return }
        // Text: ids of forms that were served.
        let known = Set(library.reports.compactMap(\.id) + (try await store.tallies().map(\.form)))
        for form in retention.days.keys.sorted() where !known.contains(form) {
            Terminal.note("There is no form \"\(form)\", so `--keep-days` erases nothing of it.")
        }
    }

    /// The path of the pages with results: a link that lets in once, where that is how people get in. `nil` for no pages.
    private func resultsPath(_ store: any AnswerStore) async throws -> String? {
        guard admin.admin else { return nil }
        return admin.printsLink ? try await store.newLink(for: "link") : "/_formwork/admin"
    }

    /// Whether only this machine can reach the server.
    private var isLocal: Bool {
        EditOption.isLoopback(host)
    }

    private var allowedHosts: [String]? {
        if allowHost.contains("*") || !isLocal && allowHost.isEmpty { return nil }
        return allowHost + (isLocal ? ["localhost", "127.0.0.1", "::1"] : []) + [host]
    }

    /// The signals after which the server finishes its work and ends. SIGHUP, which a closing terminal sends, is not
    /// one of them if the server was started with `nohup`.
    var endingSignals: [UnixSignal] {
        let earlier = signal(SIGHUP, SIG_DFL)
        let isIgnored = unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        if isIgnored { signal(SIGHUP, SIG_IGN) }
        // With TLS it means that the certificate is to be read again.
        return isIgnored || tls.isOn ? [.sigterm, .sigint] : [.sigterm, .sigint, .sighup]
    }
}

/// A request with the address that it comes from. The limits of an address need it.
struct ServeContext: RequestContext, RemoteAddressRequestContext {
    var coreContext: CoreRequestContextStorage
    let remoteAddress: SocketAddress?

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        remoteAddress = source.channel.remoteAddress
    }
}
#endif
