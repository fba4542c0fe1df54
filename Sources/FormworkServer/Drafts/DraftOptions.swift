#if Server
/// How unfinished answers are kept. A form can say that its answers are not (`FormDefinition.keepsDrafts`).
public struct DraftOptions: Sendable {
    /// How many days a browser keeps what was typed; 0 for not at all. Then pages warn people who leave them with answers
    /// that were not sent.
    ///
    /// Everybody who uses the same browser account can see the answers. Switch it off where people share computers.
    public var browserDays: Int
    /// The store of answers that people want to continue later, with a link; `nil` for pages without that button.
    public var store: (any DraftStore)?
    /// How many days a link leads to the answers, from 1 to 3 650. Saving them again begins these days anew.
    public var linkDays: Int64
    /// The maximum number of bytes of a draft.
    public var bytes: Int
    /// The maximum number of drafts in the store. Then no new ones are saved until some are sent or expire; those that are
    /// there can be saved again.
    public var count: Int
    /// The maximum number of drafts that one address has saved, so that it cannot keep others out. A network of IPv6 addresses
    /// with the same 48 bits has at most 16 times as many. Neither has more than half of `count`, whatever stands here.
    public var countPerAddress: Int
    /// How often one address may save.
    public var rate: RequestRate

    /// Makes options. By default browsers keep answers for 7 days, and the server saves none. With a store, links last for
    /// 30 days, a draft has at most 256 KiB, there are at most 20 000 with 1 000 of one address, and one address saves at most 20 drafts at once and 10 a
    /// minute. Days outside of their range count as the nearest in it.
    public init(
        browserDays: Int = 7, store: (any DraftStore)? = nil, linkDays: Int64 = 30, bytes: Int = 256 << 10,
        count: Int = 20_000, countPerAddress: Int = 1_000,
        rate: RequestRate = RequestRate(burst: 20, perMinute: 10)
    ) {
        self.browserDays = max(0, browserDays)
        self.store = store
        self.linkDays = min(max(1, linkDays), 3_650)
        self.bytes = bytes
        self.count = count
        self.countPerAddress = countPerAddress
        self.rate = rate
    }
}
#endif
