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
    let services: Services
    let sweep = DraftSweep()
    private let hosts: HostCheck

    init(source: any FormSource, store: any SubmissionStore, files: (any FileStore)?, options: FormRoutesOptions)
        async throws
    {
        services = try await Services(source: source, store: store, files: files, options: options)
        hosts = HostCheck(options.allowedHosts)
    }

    var store: any SubmissionStore { services.stores.submissions }
    var keys: KeyRing { services.keys }
    var assets: FormAssets { services.assets }
    var themeSheet: Asset? { services.themeSheet }
    var options: FormRoutesOptions { services.options }
    var limiter: SenderLimiter { services.limits.posts }
    var readings: SenderLimiter { services.limits.pages }
    var byteLimiter: SenderLimiter { services.limits.bytes }
    var savings: SenderLimiter { services.limits.drafts }
    var logins: SenderLimiter { services.limits.logins }
    var origins: SameOriginCheck { services.origins }
    var proxies: TrustedProxies { services.proxies }
    var files: FileShelf? { services.files }
    var metrics: ServerMetrics { services.metrics }
    var bell: DeliveryBell { services.bell }
    var work: WorkPool { services.pools.posts }
    var pageWork: WorkPool { services.pools.pages }
    var hashing: WorkPool { services.pools.hashing }
    var source: ServableForms { services.forms }

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
        guard let asset = assets.files[name] ?? assets.joined.file(name) else { return problem(.notFound, call) }
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
