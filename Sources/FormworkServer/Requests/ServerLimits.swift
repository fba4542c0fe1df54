#if Server
/// What a request may cost.
public struct ServerLimits: Equatable, Sendable {
    /// The longest body, in bytes.
    public var bodyBytes: Int
    /// The most controls in one post.
    public var fields: Int
    /// The most items of repeating sections in one post.
    public var items: Int
    /// How often one address may post. Applies where the request context knows the address.
    public var rate: RequestRate
    /// How long the checks in code that take time have for one post.
    public var checks: Duration

    /// Makes limits; by default one mebibyte, 5 000 controls, 300 items, 240 posts a minute and 10 seconds for checks.
    public init(
        bodyBytes: Int = 1 << 20, fields: Int = 5_000, items: Int = 300, rate: RequestRate = RequestRate(),
        checks: Duration = .seconds(10)
    ) {
        self.bodyBytes = bodyBytes
        self.fields = fields
        self.items = items
        self.rate = rate
        self.checks = checks
    }
}
#endif
