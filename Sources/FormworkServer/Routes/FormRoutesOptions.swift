#if Server
public import CoreMetrics
public import FormworkPages
public import Logging
public import Tracing

/// How forms are mounted.
public struct FormRoutesOptions: Sendable {
    /// A path before all addresses, such as `/forms`; blank for addresses at the root.
    public var prefix: String {
        didSet { prefix = Self.path(prefix) }
    }
    /// The limits for requests.
    public var limits: ServerLimits
    /// The files that pages load; `nil` to look for them beside the executable.
    public var assets: FormAssets?
    /// The brand of all pages; `nil` for Formwork's own look.
    public var theme: FormTheme?
    /// Addresses on this host of scripts that pages load besides their own, as modules: those that define elements which
    /// fields name.
    public var scripts: [String]
    /// Origins other than the server's own that may post, such as `https://www.example.org`.
    public var trustedOrigins: [String]
    /// The sites whose pages may show forms in frames; none by default. Pages of other sites show nothing.
    public var embeddingSites: [SiteOrigin] = []
    /// The host names that the server answers to, such as `forms.example.org`, without ports; `nil` for any. A server
    /// that answers to any name is open to DNS rebinding, by which pages of other sites can reach it.
    public var allowedHosts: [String]?
    /// The IP addresses of proxies whose `X-Forwarded-For` names the address that a request comes from, and whose
    /// `X-Forwarded-Proto` says whether it came over TLS. The limits of an address need the one, and links that people keep
    /// the other.
    public var trustedProxies: [String]
    /// Whether the server speaks TLS itself, without a proxy. Then links that people keep begin with `https`.
    public var speaksTLS = false
    /// Whether the page of a form in several languages offers them to choose from.
    public var offersLanguages = true
    /// Whether touch screens show a bar above their keyboard that leads to the question before and to the next one, and puts
    /// the keyboard down.
    public var showsBar = false
    /// Whether the list of forms shows what is wrong with those that cannot be served, with their files and lines.
    public var showsProblems: Bool
    /// How old a page may be when it is posted. An older page comes back with everything as it was typed, and can be
    /// sent again. With the keys of a store more than 60 days make no difference, because stores recognise earlier keys
    /// that long.
    public var pageAge: Duration
    /// How long the person who submitted can open the receipt with all answers, if the form has a review or names answers
    /// in its words after the submission; zero for no receipts.
    public var receiptAge: Duration
    /// How unfinished answers are kept.
    public var drafts: DraftOptions
    /// The secrets that sign pages; `nil` for the store's own.
    public var signingKeys: SigningKeys?
    /// The keys that encrypt sensitive answers; `nil` if there are none. A form with sensitive answers is not served without
    /// them.
    public var answerKeys: AnswerKeys?
    /// Takes what the server does not store, such as passwords and numbers of cards: it gets the submission in clear, before it
    /// is stored. `nil` for nobody; then nothing is stored of a password without `Field.store`, and the log has a warning.
    ///
    /// It is called again with the same idempotency key when a post comes again, and when storing failed. If it throws,
    /// nothing is stored, and the person is asked to send the form again.
    public var willStore: (@Sendable (Submission) async throws -> Void)?
    /// Looks at files before they are kept, such as a scanner for malware; `nil` for nobody.
    public var fileInspector: (any FileInspector)?
    /// The logger to which the server reports its own failures. A report never contains an answer.
    public var logger: Logger
    /// How long browsers are told to ask this host over TLS only (`Strict-Transport-Security`); `nil` to tell them nothing, as
    /// where a proxy does, or where there is no TLS.
    public var strictTransportAge: Duration?
    /// The tracer that records requests as spans of traces, by default that of the process. No span has an answer.
    public var tracer: any Tracer = InstrumentationSystem.tracer
    /// The factory of counters and other metrics, by default that of the process. `PrometheusMetrics` is one.
    public var metrics: any MetricsFactory
    /// How a form opens for a request: with answers of the host, to edit a stored record, or to read one. `nil` if there is
    /// no such page for its reader, who gets 404. By default forms open as they were written.
    ///
    /// A page that was opened can be posted until it is too old, without asking again.
    public var opening: @Sendable (FormRequest) async -> FormOpening?
    /// Pages with the results of forms; `nil` for a server without them.
    public var admin: AdminOptions?
    /// How long submissions are kept. The store has to be a `ResultStore`.
    public var retention: Retention
    /// Decides who may have a file of a submission at `/ID/files/FILE`; nobody by default.
    public var mayDownload: @Sendable (FileRequest) async -> Bool
    /// The means that make it harder for programs to fill in pages.
    public var spam = SpamGuard()
    /// Posts and mails after submissions. The store has to be an `OutboxStore`.
    public var deliveries = DeliveryOptions()
    /// How the answers are written in replies to posts of JSON, unless their address says it (`?values=parameters`).
    public var replyFormat = AnswerFormat.canonical()
    /// Called once for each submission, after it was stored and before the reply. It gets what was stored, so no
    /// secrets; `Submission.opened(with:)` decrypts sensitive answers. The answers are there by ids (`Submission.values`) and
    /// for other programs (`Submission.parameters`). If the process ends in between, it is not called;
    /// `deliveries` come then all the same.
    public var didSubmit: @Sendable (Submission) async -> Void
    /// The examples of fields, which the list of forms links to; `nil` if there are none. The forms have to be without a
    /// prefix.
    package var gallery: FormGallery?
    /// Whether only authors open the forms, to try them. Then browsers keep no answers, and nobody is warned who leaves.
    var isTrial = false
    /// The time, in milliseconds since 1970. Tests move it.
    var now: @Sendable () -> Int64 = { currentMilliseconds() }

    /// Makes options; everything has a default.
    public init(
        prefix: String = "", limits: ServerLimits = ServerLimits(), assets: FormAssets? = nil,
        theme: FormTheme? = nil,
        scripts: [String] = [], trustedOrigins: [String] = [], allowedHosts: [String]? = nil,
        trustedProxies: [String] = [],
        showsProblems: Bool = false,
        pageAge: Duration = .seconds(7 * 86_400), receiptAge: Duration = .seconds(86_400),
        drafts: DraftOptions = DraftOptions(),
        signingKeys: SigningKeys? = nil, logger: Logger = Logger(label: "formwork"),
        metrics: any MetricsFactory = MetricsSystem.factory,
        opening: @escaping @Sendable (FormRequest) async -> FormOpening? = { _ in FormOpening() },
        admin: AdminOptions? = nil, retention: Retention = Retention(),
        mayDownload: @escaping @Sendable (FileRequest) async -> Bool = { _ in false },
        didSubmit: @escaping @Sendable (Submission) async -> Void = { _ in }
    ) {
        self.prefix = Self.path(prefix)
        self.limits = limits
        self.assets = assets
        self.theme = theme
        self.scripts = scripts
        self.trustedOrigins = trustedOrigins
        self.allowedHosts = allowedHosts
        self.trustedProxies = trustedProxies
        self.showsProblems = showsProblems
        self.pageAge = pageAge
        self.receiptAge = receiptAge
        self.drafts = drafts
        self.signingKeys = signingKeys
        self.logger = logger
        self.metrics = metrics
        self.opening = opening
        self.admin = admin
        self.retention = retention
        self.mayDownload = mayDownload
        self.didSubmit = didSubmit
    }

    /// A path with one slash before each of its parts, however it was written.
    private static func path(_ text: String) -> String {
        text.split(separator: "/").map { "/" + $0 }.joined()
    }
}
#endif
