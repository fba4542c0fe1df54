#if Server
import FormworkCore
import HTTPTypes
import Hummingbird

/// Answers requests: leads each to the routes that it belongs to. It does not depend on a router.
///
/// It keeps no sessions: every post has what the server needs to know about its page.
final class FormServer: Sendable {
    let services: Services
    let pages: PageRoutes
    let upkeep: Upkeep
    let deliveries: Deliveries
    private let posts: PostRoutes
    private let files: FileRoutes
    private let drafts: DraftRoutes
    private let results: ResultRoutes
    private let assets: AssetRoutes
    private let states: HealthRoutes
    private let hosts: HostCheck

    init(source: any FormSource, store: any SubmissionStore, files: (any FileStore)?, options: FormRoutesOptions)
        async throws
    {
        services = try await Services(source: source, store: store, files: files, options: options)
        pages = PageRoutes(services)
        posts = PostRoutes(services)
        self.files = FileRoutes(services)
        drafts = DraftRoutes(services)
        upkeep = Upkeep(services)
        results = ResultRoutes(services: services, upkeep: upkeep)
        assets = AssetRoutes(services: services)
        states = HealthRoutes(services: services)
        deliveries = Deliveries(services)
        hosts = HostCheck(options.allowedHosts)
    }

    /// The reply to a request.
    func answer(_ call: ServerCall) async -> Response {
        let start = ContinuousClock.now
        let options = services.options
        var response = await traced(call) { await CompressedReply.make(self.reply(to: call), to: call) }
        if let age = options.strictTransportAge {
            response.headers[.strictTransportSecurity] = "max-age=\(age.components.seconds); includeSubDomains"
        }
        if call.destination.isPageOfForm { SecurityHeaders.allowFrames(in: options.embeddingSites, &response.headers) }
        services.metrics.noteReply(to: call.destination, response.status, after: .now - start)
        return response
    }

    private func reply(to call: ServerCall) async -> Response {
        if let refusal = HeadRefusal(call.head) { return refusal.reply }
        // Balancers ask for the state with an address, or as in HTTP/1.0 without any host.
        if !call.destination.isState, let refusal = hosts.refusal(of: call.head) { return refusal.reply }
        if let allowed = call.destination.allowedMethods, !allowed.contains(call.head.method) {
            var response = services.problem(.methodNotAllowed, call)
            response.headers[.allow] = allowed.map(\.rawValue).joined(separator: ", ")
            return response
        }
        // Nobody restarts a server because its store is slow, so this reply does not wait for the store.
        if call.destination == .health { return states.health() }
        if call.isReading, let address = call.address, await !services.limits.pages.admit(address) {
            return services.tooMany(call)
        }
        await services.keys.refresh()
        await upkeep.sweepIfDue()
        return call.head.method == .post ? await take(call) : await give(call)
    }

    /// The reply to a post.
    private func take(_ call: ServerCall) async -> Response {
        switch call.destination {
        case .form(let id), .options(let id), .check(let id), .kept(let id): await posts.take(id, call)
        case .attachment(let id, let name): await files.take(id, name, call)
        default: await give(call)
        }
    }

    /// The reply to a request that changes nothing. Results and examples decide for themselves what they take.
    private func give(_ call: ServerCall) async -> Response {
        switch call.destination {
        case .gallery: pages.list(call)
        case .file(let name): assets.file(name, call)
        case .style(let id): assets.styleSheet(of: id, call)
        case .health: states.health()
        case .readiness: await states.readiness()
        case .admin(let parts): await results.answer(parts, call)
        case .examples(let parts):
            await services.options.gallery?.answer(parts, call) ?? services.problem(.notFound, call)
        case .form(let id): await work(call) { await self.pages.page(id, call) }
        case .done(let id): await work(call) { await self.pages.done(id, call) }
        case .definition(let id): pages.definition(id, call)
        case .fragment(let id): await work(call) { await self.pages.fragment(id, call) }
        case .draft(let id, let token): await work(call) { await self.drafts.form(id, token, call) }
        case .saved(let id, let token): await drafts.saved(id, token, call)
        case .attachment(let id, let name): await files.give(id, name, call)
        case .options, .check, .kept, .nothing: services.problem(.notFound, call)
        }
    }

    /// Makes a page of a session among the pages that are worked on, because rules and calculations run for it too.
    private func work(_ call: ServerCall, _ body: @Sendable () async -> Response) async -> Response {
        await services.pools.pages.run(body) ?? services.problem(.busy, call)
    }
}
#endif
