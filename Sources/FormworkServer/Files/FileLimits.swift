#if Server
/// Limits for files.
public struct FileLimits: Equatable, Sendable {
    /// The maximum number of bytes of a file where its field names no other limit.
    public var bytes: Int
    /// The maximum number of bytes of all files in one post of a page without a script.
    public var postBytes: Int
    /// How many bytes one address may add.
    public var perAddress: RequestRate
    /// How many files one address may add.
    public var countPerAddress: RequestRate
    /// How many bytes may be added to one form.
    public var perForm: RequestRate
    /// The maximum number of bytes of all files together that no submission has, with those of drafts. Then no more are taken
    /// until some are sent or swept.
    public var unclaimedBytes: Int
    /// The maximum number of these files. Each takes two files on the disk, and up to two folders.
    public var unclaimedFiles: Int
    /// The maximum number of bytes of these files that one address may have added, so that it cannot keep others out.
    public var unclaimedBytesPerAddress: Int
    /// The maximum number of these files that one address may have added.
    public var unclaimedFilesPerAddress: Int
    /// How many bytes of the disk files leave free, for the database and everything else on it.
    public var spareBytes: Int
    /// How many further files (inodes) of the disk files leave free. Some file systems have a fixed number of them.
    public var spareFiles: Int
    /// How long a file is kept that no submission has.
    public var lifetime: Duration

    /// Makes limits; by default 10 MB a file, 100 MB a post, 200 MB at once and 20 MB a minute of one address, 5 GB at once and
    /// 500 MB a minute for one form, 200 files at once and 60 a minute of one address, 40 000 files with 10 GB that no submission
    /// has, 2 000 with 2 GB of one address, 500 MB and
    /// 1 000 files that stay free on the disk, and seven days.
    public init(
        bytes: Int = 10_000_000, postBytes: Int = 100_000_000,
        perAddress: RequestRate = RequestRate(burst: 200_000_000, perMinute: 20_000_000),
        perForm: RequestRate = RequestRate(burst: 5_000_000_000, perMinute: 500_000_000),
        countPerAddress: RequestRate = RequestRate(burst: 200, perMinute: 60),
        unclaimedBytes: Int = 10_000_000_000, unclaimedFiles: Int = 40_000,
        unclaimedBytesPerAddress: Int = 2_000_000_000, unclaimedFilesPerAddress: Int = 2_000,
        spareBytes: Int = 500_000_000, spareFiles: Int = 1_000,
        lifetime: Duration = .seconds(7 * 86_400)
    ) {
        self.bytes = bytes
        self.postBytes = postBytes
        self.perAddress = perAddress
        self.perForm = perForm
        self.countPerAddress = countPerAddress
        self.unclaimedBytes = unclaimedBytes
        self.unclaimedFiles = unclaimedFiles
        self.unclaimedBytesPerAddress = unclaimedBytesPerAddress
        self.unclaimedFilesPerAddress = unclaimedFilesPerAddress
        self.spareBytes = spareBytes
        self.spareFiles = spareFiles
        self.lifetime = lifetime
    }

    /// `lifetime` in the unit of stored times.
    var milliseconds: Int64 { lifetime.components.seconds * 1_000 }
}
#endif
