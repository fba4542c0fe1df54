#if Server
public import FormworkDialect

/// Limits for requests.
public struct ServerLimits: Equatable, Sendable {
    /// The limits of one post. A form that can hold more raises them (`PostLimits.grown`).
    public var post: PostLimits
    /// How many posts are worked on at a time, including those that wait. Further posts are refused and may be sent
    /// again.
    public var posts: Int
    /// How many pages are worked on at a time. They have threads of their own, so they come while posts wait.
    public var pages: Int
    /// How often one address may post. Applies where the request context knows the address.
    public var rate: RequestRate
    /// How often one address may ask for pages and anything else that is worked out for a request: for all but the files that
    /// pages load, and the state of the server. Applies where the request context knows the address.
    public var reading: RequestRate
    /// How many bytes of answers one address may post to one form. Applies where the request context knows the address. Files
    /// have limits of their own.
    public var bytes: RequestRate
    /// How long all async checks of one post may take together, and before them all loaders of options.
    public var checks: Duration
    /// The limits of files.
    public var files: FileLimits

    /// Makes limits; by default those of `PostLimits`, 128 posts and 128 pages at a time, 240 posts a minute, 2 400 pages a
    /// minute, 50 MB at once and 10 MB a minute, 10 seconds for checks, and those of `FileLimits`.
    public init(
        post: PostLimits = PostLimits(), posts: Int = 128, pages: Int = 128, rate: RequestRate = RequestRate(),
        reading: RequestRate = RequestRate(burst: 1_200, perMinute: 2_400),
        bytes: RequestRate = RequestRate(burst: 50_000_000, perMinute: 10_000_000),
        checks: Duration = .seconds(10), files: FileLimits = FileLimits()
    ) {
        self.post = post
        self.posts = posts
        self.pages = pages
        self.rate = rate
        self.reading = reading
        self.bytes = bytes
        self.checks = checks
        self.files = files
    }
}
#endif
