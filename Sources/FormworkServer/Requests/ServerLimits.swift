#if Server
public import FormworkDialect

/// Limits for requests.
public struct ServerLimits: Equatable, Sendable {
    /// The limits of one post. A form that can hold more raises them (`PostLimits.grown`).
    public var post: PostLimits
    /// How many posts are worked on at a time, including those that wait. Further posts are refused and may be sent
    /// again.
    public var posts: Int
    /// How often one address may post. Applies where the request context knows the address.
    public var rate: RequestRate
    /// How long all async checks of one post may take together, and before them all loaders of options.
    public var checks: Duration
    /// The limits of files.
    public var files: FileLimits

    /// Makes limits; by default those of `PostLimits`, 128 posts at a time, 240 posts a minute, 10 seconds for checks,
    /// and those of `FileLimits`.
    public init(
        post: PostLimits = PostLimits(), posts: Int = 128, rate: RequestRate = RequestRate(),
        checks: Duration = .seconds(10), files: FileLimits = FileLimits()
    ) {
        self.post = post
        self.posts = posts
        self.rate = rate
        self.checks = checks
        self.files = files
    }
}
#endif
