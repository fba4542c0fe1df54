#if Server
import Formwork
import FormworkCore
import FormworkDialect
import FormworkHTML
import FormworkPages
import Foundation
import Hummingbird

/// Answers requests. It does not depend on a router.
///
/// It keeps no sessions: every post has what the server needs to know about its page.
final class FormServer: Sendable {
    let source: any FormSource
    let store: any SubmissionStore
    let keys: KeyRing
    let assets: FormAssets
    /// The style sheet of the theme; `nil` for Formwork's own look.
    let themeSheet: Asset?
    let options: FormRoutesOptions
    let limiter: SenderLimiter
    /// Counts the pages that are asked for. Each server counts for itself, so that a page does not wait for the store.
    let readings: SenderLimiter
    /// Counts the bytes that are posted.
    let byteLimiter: SenderLimiter
    /// Counts the drafts that are saved.
    let savings: SenderLimiter
    /// Counts tries to log in to the results.
    let logins: SenderLimiter
    let sweep = DraftSweep()
    let origins: SameOriginCheck
    let hosts: HostCheck
    let proxies: TrustedProxies
    /// Where files are kept; `nil` for a server without files.
    let files: FileShelf?
    let metrics: ServerMetrics
    /// Wakes the task that delivers.
    let bell = DeliveryBell()
    /// Where posts are worked on.
    let work: WorkPool
    /// Where pages are worked on. Posts that wait do not delay them.
    let pageWork: WorkPool
    /// Where secrets are hashed, and compared with hashes. Each takes a noticeable time, which delays no other posts and pages.
    let hashing = WorkPool(places: 64, threads: ProcessInfo.processInfo.activeProcessorCount / 2)

    init(source: any FormSource, store: any SubmissionStore, files: (any FileStore)?, options: FormRoutesOptions)
        async throws
    {
        self.source = source
        self.store = store
        self.options = options
        guard options.deliveries.isEmpty || store is any OutboxStore else {
            throw StoreProblem("The store has no outbox, so nothing can be delivered after submissions.")
        }
        try options.retention.check()
        keys = try await KeyRing(options.signingKeys, of: store)
        assets = if let assets = options.assets { assets } else { try FormAssets() }
        themeSheet = options.theme.map { Asset(Array($0.css.utf8), contentType: "text/css; charset=utf-8") }
        let rates = store as? any RateStore
        limiter = SenderLimiter(options.limits.rate, of: "posts", shared: rates)
        readings = SenderLimiter(options.limits.reading, of: "pages", shared: nil)
        byteLimiter = SenderLimiter(options.limits.bytes, of: "bytes", shared: rates)
        savings = SenderLimiter(options.drafts.rate, of: "drafts", shared: rates)
        logins = SenderLimiter(options.admin?.loginRate ?? RequestRate(), of: "logins", shared: rates)
        origins = SameOriginCheck(trustedOrigins: options.trustedOrigins)
        hosts = HostCheck(options.allowedHosts)
        proxies = TrustedProxies(options.trustedProxies)
        self.files = files.map {
            FileShelf(
                $0, of: store, limits: options.limits.files, inspector: options.fileInspector, logger: options.logger,
                now: options.now)
        }
        let metrics = ServerMetrics(options.metrics)
        self.metrics = metrics
        work = WorkPool(places: options.limits.posts) { metrics.noteWorking($0) }
        pageWork = WorkPool(places: options.limits.pages) { metrics.noteWorkingPages($0) }
    }

    /// The name of the theme's style sheet.
    private static let themeFile = "theme.css"

    /// The checks in code that forms name.
    var environment: FormEnvironment { source.environment }

    /// Where pages load their files from.
    var pageAssets: PageAssets {
        let folder = options.prefix + "/_formwork/"
        let brand = options.theme.flatMap { theme in
            themeSheet.map { PageBrand(theme, styleSheet: folder + Self.themeFile + "?v=" + $0.tag) }
        }
        var pageAssets = PageAssets(folder: folder, version: assets.version, brand: brand)
        pageAssets.embeddingSites = options.embeddingSites.map(\.description)
        return pageAssets
    }

    /// The time, in milliseconds since 1970. Inside the server it takes the place of the function of the same name, so that
    /// tests can move the clock.
    func currentMilliseconds() -> Int64 { options.now() }

    /// The reply to a request.
    func answer(_ call: ServerCall) async -> Response {
        let start = ContinuousClock.now
        var response = await traced(call) { await CompressedReply.make(self.reply(to: call), to: call) }
        if let age = options.strictTransportAge {
            response.headers[.strictTransportSecurity] = "max-age=\(age.components.seconds); includeSubDomains"
        }
        if call.destination.isPageOfForm { SecurityHeaders.allowFrames(in: options.embeddingSites, &response.headers) }
        metrics.noteReply(to: call.destination, response.status, after: .now - start)
        return response
    }

    private func reply(to call: ServerCall) async -> Response {
        if let refusal = HeadRefusal(call.head) { return refusal.reply }
        // Balancers ask for the state with an address, or as in HTTP/1.0 without any host.
        if !call.destination.isState, let refusal = hosts.refusal(of: call.head) { return refusal.reply }
        if let allowed = call.destination.allowedMethods, !allowed.contains(call.head.method) {
            var response = problem(.methodNotAllowed, call)
            response.headers[.allow] = allowed.map(\.rawValue).joined(separator: ", ")
            return response
        }
        // Nobody restarts a server because its store is slow, so this reply does not wait for the store.
        if call.destination == .health { return health() }
        if call.isReading, let address = call.address, await !readings.admit(address) { return tooMany(call) }
        await keys.refresh()
        await sweepStores()
        return switch call.destination {
        case .gallery: gallery(call)
        case .file(let name): file(name, call)
        case .health: health()
        case .readiness: await readiness()
        case .admin(let parts): await admin(parts, call)
        case .examples(let parts): await options.gallery?.answer(parts, call) ?? problem(.notFound, call)
        case .form(let id):
            call.head.method == .post ? await submit(id, call) : await work(call) { await self.page(id, call) }
        case .done(let id): await work(call) { await self.successPage(id, call) }
        case .definition(let id): definition(id, call)
        case .style(let id): styleSheet(of: id, call)
        case .fragment(let id): await work(call) { await self.fragment(id, call) }
        case .options(let id), .check(let id), .kept(let id): await submit(id, call)
        case .draft(let id, let token): await work(call) { await self.draftPage(id, token, call) }
        case .saved(let id, let token): await savedPage(id, token, call)
        case .attachment(let id, let name):
            call.head.method == .post ? await takeFile(id, name, call) : await giveFile(id, name, call)
        case .nothing: problem(.notFound, call)
        }
    }

    /// Makes a page of a session among the pages that are worked on, because rules and calculations run for it too.
    private func work(_ call: ServerCall, _ body: @Sendable () async -> Response) async -> Response {
        await pageWork.run(body) ?? problem(.busy, call)
    }

    /// The reply to a request that fails, in the format and language of its reader.
    ///
    /// - Parameter links: Where a reader of the page can go on.
    func problem(
        _ problem: ServerProblem, _ call: ServerCall, form: ServedForm? = nil, links: [PageLink] = []
    ) -> Response {
        let messages = form?.messages ?? MessageCatalogs.catalog(for: call.language)
        let sentence = messages.text(problem.messageKey)
        if ReplyFormat(call.head) == .json {
            return Reply.json(
                .object([JSONMember("error", .string(problem.rawValue)), JSONMember("message", .string(sentence))]),
                status: problem.status)
        }
        let page = MessagePage(
            title: messages.text(problem.titleKey), paragraphs: [sentence], links: links,
            locale: form?.locale ?? LocaleRecord(languageTag: messages.language), assets: pageAssets)
        return Reply.page(page.html(), status: problem.status)
    }

    /// The list of forms.
    private func gallery(_ call: ServerCall) -> Response {
        let messages = MessageCatalogs.catalog(for: call.language)
        let entries = source.entries(in: call.languages).map { entry in
            GalleryPage.Entry(
                title: entry.isFile && !options.showsProblems ? "…" : entry.title, info: entry.info,
                link: entry.id.flatMap { SafeLink(options.prefix + "/" + $0) },
                diagnostics: options.showsProblems ? entry.problems : [], locale: entry.locale)
        }
        let context = SessionContext(locale: LocaleRecord(languageTag: messages.language), messages: messages)
        var page = GalleryPage(entries, context: context, assets: pageAssets)
        if options.gallery != nil { page.examples = SafeLink(FormGallery.path) }
        return Reply.page(page.html())
    }

    /// A file that pages load.
    private func file(_ name: String, _ call: ServerCall) -> Response {
        if name == Self.themeFile, let themeSheet { return reply(themeSheet, version: themeSheet.tag, call) }
        guard let asset = assets.joined.file(name) ?? assets.files[name] else { return problem(.notFound, call) }
        var response = reply(asset, version: assets.version, call)
        // This script is for pages of other sites.
        if name == "embed.js", !options.embeddingSites.isEmpty {
            response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        }
        return response
    }

    /// The styles of a form.
    private func styleSheet(of id: String, _ call: ServerCall) -> Response {
        guard let sheet = form(id, call)?.styleSheet else { return problem(.notFound, call) }
        return reply(sheet, version: sheet.tag, call)
    }

    /// A file. Browsers that ask for it with its version may keep it for ever.
    private func reply(_ asset: Asset, version: String, _ call: ServerCall) -> Response {
        let isNamedByVersion = call.parameter("v") == version
        let caching = isNamedByVersion ? "public, max-age=31536000, immutable" : "no-cache"
        let isGzipped = acceptsGzip(call.head.headerFields[.acceptEncoding])
        let (bytes, tag) = asset.variant(gzipped: isGzipped)
        var response =
            call.head.headerFields[.ifNoneMatch]?.contains(tag) ?? false
            ? Reply.notModified(tag: tag, caching: caching)
            : Reply.response(.ok, asset.contentType, bytes, caching: caching)
        response.headers[.eTag] = tag
        response.headers[.vary] = "Accept-Encoding"
        if isGzipped, asset.compressed != nil { response.headers[.contentEncoding] = "gzip" }
        return response
    }
}
#endif
