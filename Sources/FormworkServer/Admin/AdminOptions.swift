#if Server
public import HTTPTypes

/// Pages with the results of forms, for those who may read them: lists, single submissions, tables, sums, erasing, and the
/// log of accesses. They are at `/_formwork/admin`.
public struct AdminOptions: Sendable {
    /// The store with the submissions, and with the links and logins of those who may look at them.
    public var store: any ResultStore & AdmissionStore
    /// The ways to log in. With several, any of them is enough.
    public var logins: [AdminLogin]
    /// Those who may look, with what each of them may do. If there are any, nobody else is let in, whichever way they come:
    /// the name of a link, of a header or of the app's own login has to be among them. Without any, whoever is let in may
    /// do everything.
    public var people: [AdminPerson]
    /// How long a login lasts.
    public var sessionAge: Duration
    /// After how long without a request a login ends earlier. Requests that a page makes by itself do not count.
    public var idleAge: Duration
    /// How many logins one address may try.
    public var loginRate: RequestRate
    /// Whether the cookie of a login is sent only over TLS. Browsers refuse such a cookie from a server without it.
    public var needsTLS: Bool

    /// Describes the pages. By default a login lasts 8 hours, or one hour without a request, and an address may try 5 logins at once
    /// and 10 a minute.
    public init(
        store: any ResultStore & AdmissionStore, logins: [AdminLogin], people: [AdminPerson] = [],
        sessionAge: Duration = .seconds(8 * 3_600),
        idleAge: Duration = .seconds(3_600),
        loginRate: RequestRate = RequestRate(burst: 5, perMinute: 10), needsTLS: Bool = true
    ) {
        self.store = store
        self.logins = logins
        self.people = people
        self.sessionAge = sessionAge
        self.idleAge = idleAge
        self.loginRate = loginRate
        self.needsTLS = needsTLS
    }
}

/// A way to be let in.
public enum AdminLogin: Sendable {
    /// A link that works once; see `AdmissionStore.newLink`.
    case link
    /// A password, of which only a hash is known.
    case password(PasswordHash)
    /// A header in which a reverse proxy names the person whom it has let in. Only requests that come from these addresses
    /// may have it; in all others it means nothing.
    case proxy(header: HTTPField.Name, addresses: [String])
    /// A login of the app's own: the name of the person who made the request; `nil` for nobody.
    case host(@Sendable (HTTPRequest) async -> String?)
}
#endif
