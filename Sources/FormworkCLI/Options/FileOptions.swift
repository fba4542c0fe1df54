#if Server
import ArgumentParser
import FormworkCore
import FormworkServer

/// The options that limit the files that people add to their answers.
struct FileOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The maximum size of a file whose field names no limit, such as 10MB.", valueName: "size"))
    var fileSize = FileAmount(FileLimits().bytes)

    @Option(help: ArgumentHelp("The maximum size of all files that a page without scripts posts.", valueName: "size"))
    var filePostSize = FileAmount(FileLimits().postBytes)

    @Option(
        help: ArgumentHelp(
            "What one address may add in a minute; ten times as much at once. Behind a proxy all have the proxy's.",
            valueName: "size"))
    var filesPerAddress = FileAmount(FileLimits().perAddress.perMinute)

    @Option(
        help: ArgumentHelp("What may be added to one form in a minute; ten times as much at once.", valueName: "size"))
    var filesPerForm = FileAmount(FileLimits().perForm.perMinute)

    @Option(help: ArgumentHelp("The maximum size of all files that were not sent yet.", valueName: "size"))
    var unsentFiles = FileAmount(FileLimits().unclaimedBytes)

    @Option(help: ArgumentHelp("The maximum size of these files that one address added.", valueName: "size"))
    var unsentFilesPerAddress = FileAmount(FileLimits().unclaimedBytesPerAddress)

    @Option(
        help: ArgumentHelp(
            "The maximum number of files that were not sent yet, however small they are.", valueName: "number"))
    var unsentFileCount = FileLimits().unclaimedFiles

    @Option(help: ArgumentHelp("The maximum number of these files that one address added.", valueName: "number"))
    var unsentFileCountPerAddress = FileLimits().unclaimedFilesPerAddress

    @Option(
        help: ArgumentHelp(
            "How many files one address may add in a minute; as many as in 200 seconds at once.", valueName: "number"))
    var fileCountPerAddress = FileLimits().countPerAddress.perMinute

    @Option(help: ArgumentHelp("What files leave free on the disk.", valueName: "size"))
    var spareDisk = FileAmount(FileLimits().spareBytes)

    @Option(help: ArgumentHelp("How many further files (inodes) of the disk files leave free.", valueName: "number"))
    var spareDiskFiles = FileLimits().spareFiles

    @Option(help: ArgumentHelp("How long a file is kept that is not sent.", valueName: "days"))
    var fileDays = 7

    func validate() throws {
        for number in [unsentFileCount, unsentFileCountPerAddress, fileCountPerAddress, spareDiskFiles]
        where !(1...1_000_000_000).contains(number) {
            throw ValidationError("Numbers of files are from 1 to 1000000000.")
        }
        guard (1...365).contains(fileDays) else { throw ValidationError("Files are kept from 1 to 365 days.") }
    }

    /// The limits.
    func limits() -> FileLimits {
        FileLimits(
            bytes: fileSize.bytes, postBytes: filePostSize.bytes, perAddress: rate(filesPerAddress),
            perForm: rate(filesPerForm),
            countPerAddress: RequestRate(burst: fileCountPerAddress * 10 / 3, perMinute: fileCountPerAddress),
            unclaimedBytes: unsentFiles.bytes, unclaimedFiles: unsentFileCount,
            unclaimedBytesPerAddress: unsentFilesPerAddress.bytes,
            unclaimedFilesPerAddress: unsentFileCountPerAddress, spareBytes: spareDisk.bytes,
            spareFiles: spareDiskFiles,
            lifetime: .seconds(fileDays * 86_400))
    }

    private func rate(_ amount: FileAmount) -> RequestRate {
        RequestRate(burst: amount.bytes * 10, perMinute: amount.bytes)
    }
}

/// A number of bytes, as people write it: `500MB`, `"10 GB"`.
struct FileAmount: ExpressibleByArgument, Equatable {
    /// More than any disk has, and so little that ten times as much is a number of bytes too.
    private static let most = 1_000_000_000_000_000

    let bytes: Int

    init(_ bytes: Int) {
        self.bytes = bytes
    }

    init?(argument: String) {
        guard let size = FileSize(argument), (1...Self.most).contains(size.bytes) else { return nil }
        bytes = size.bytes
    }

    var defaultValueDescription: String {
        let units = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB")]
        guard let unit = units.first(where: { bytes % $0.0 == 0 }) else { return String(bytes) }
        return "\(bytes / unit.0)\(unit.1)"
    }
}
#endif
