#if Server
public import FormworkDialect

/// What a request may cost.
public struct ServerLimits: Equatable, Sendable {
    /// What a post may be and cost before what its form adds (`PostLimits.grown`).
    public var post: PostLimits
    /// How many posts are worked on at a time, waiting ones included. Others are asked to come again.
    public var posts: Int
    /// How often one address may post. Applies where the request context knows the address.
    public var rate: RequestRate
    /// How long the checks in code that take time have for one post.
    public var checks: Duration

    /// Makes limits; by default those of `PostLimits`, 128 posts at a time, 240 posts a minute and 10 seconds for checks.
    public init(
        post: PostLimits = PostLimits(), posts: Int = 128, rate: RequestRate = RequestRate(),
        checks: Duration = .seconds(10)
    ) {
        self.post = post
        self.posts = posts
        self.rate = rate
        self.checks = checks
    }
}
#endif
