#if Server
/// Limits for files.
public struct FileLimits: Equatable, Sendable {
    /// The most bytes of a file where its field names no other limit.
    public var bytes: Int
    /// The most bytes of all files in one post of a page without a script.
    public var postBytes: Int
    /// How many bytes one address may add.
    public var perAddress: RequestRate
    /// How many bytes may be added to one form.
    public var perForm: RequestRate
    /// How long a file is kept that no submission has.
    public var lifetime: Duration

    /// Makes limits; by default 10 MB a file, 100 MB a post, 500 MB at once and 50 MB a minute of one address, 20 GB at once and
    /// 2 GB a minute for one form, and seven days.
    public init(
        bytes: Int = 10_000_000, postBytes: Int = 100_000_000,
        perAddress: RequestRate = RequestRate(burst: 500_000_000, perMinute: 50_000_000),
        perForm: RequestRate = RequestRate(burst: 20_000_000_000, perMinute: 2_000_000_000),
        lifetime: Duration = .seconds(7 * 86_400)
    ) {
        self.bytes = bytes
        self.postBytes = postBytes
        self.perAddress = perAddress
        self.perForm = perForm
        self.lifetime = lifetime
    }
}
#endif
