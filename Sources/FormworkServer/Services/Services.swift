#if Server
import Formwork
import FormworkCore
import FormworkPages
import Logging

/// The parts of a server that all requests share. Nothing here belongs to one request.
///
/// Those who answer requests (`PageRoutes`, `PostRoutes` and so on) have it, and nothing else that lives longer than a request.
final class Services: Sendable {
    let options: FormRoutesOptions
    let forms: ServableForms
    let stores: AnswerStores
    /// The shelf that keeps files; `nil` for a server without files.
    let files: FileShelf?
    let keys: KeyRing
    let assets: FormAssets
    /// The style sheet of the theme; `nil` for Formwork's own look.
    let themeSheet: Asset?
    let limits: SenderLimits
    let pools: WorkPools
    let origins: SameOriginCheck
    let proxies: TrustedProxies
    let metrics: ServerMetrics
    /// Wakes the task that delivers.
    let bell = DeliveryBell()

    init(source: any FormSource, store: any SubmissionStore, files: (any FileStore)?, options: FormRoutesOptions)
        async throws
    {
        self.options = options
        forms = ServableForms(source, answerKeys: options.answerKeys, log: options.logger)
        stores = try AnswerStores(store, for: options)
        try options.retention.check()
        keys = try await KeyRing(options.signingKeys, of: store)
        assets = if let assets = options.assets { assets } else { try FormAssets() }
        themeSheet = options.theme.map { Asset(Array($0.css.utf8), contentType: "text/css; charset=utf-8") }
        limits = SenderLimits(options, countingIn: stores.rates)
        origins = SameOriginCheck(trustedOrigins: options.trustedOrigins)
        proxies = TrustedProxies(options.trustedProxies)
        self.files = files.map { [stores] in
            FileShelf(
                $0, of: stores.finder, limits: options.limits.files, inspector: options.fileInspector,
                logger: options.logger, now: options.now)
        }
        let metrics = ServerMetrics(options.metrics)
        self.metrics = metrics
        pools = WorkPools(options.limits, metrics)
    }

    /// The checks in code that forms name.
    var environment: FormEnvironment { forms.environment }

    /// The logger to which the server reports its own failures. No report has an answer.
    var log: Logger { options.logger }

    /// The limits of a post to a form. A form that can hold more raises them.
    func postLimits(of form: ServedForm) -> PostLimits { options.limits.post.grown(by: form.extent) }

    /// The time, in milliseconds since 1970. Tests move the clock, so nothing in a server asks the operating system.
    func now() -> Int64 { options.now() }
}
#endif
