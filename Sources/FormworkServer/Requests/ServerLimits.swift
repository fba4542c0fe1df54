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

    /// Makes limits; by default one mebibyte, 5 000 controls, 300 items and 240 posts a minute.
    public init(bodyBytes: Int = 1 << 20, fields: Int = 5_000, items: Int = 300, rate: RequestRate = RequestRate()) {
        self.bodyBytes = bodyBytes
        self.fields = fields
        self.items = items
        self.rate = rate
    }
}
#endif
