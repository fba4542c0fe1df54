#if Server
import ArgumentParser
import FormworkServer
import Testing

@testable import FormworkCLI

/// The limits of files among the options of `formwork serve`.
struct FileOptionTests {
    @Test func withoutOptionsTheyAreTheDefaults() throws {
        #expect(try FileOptions.parse([]).limits() == FileLimits())
    }

    @Test func eachOptionIsALimit() throws {
        let limits = try FileOptions.parse([
            "--file-size", "5MB", "--file-post-size", "50 MB", "--files-per-address", "1MB", "--files-per-form", "2 GB",
            "--unsent-files", "20GB", "--unsent-files-per-address", "3GB", "--unsent-file-count", "7",
            "--unsent-file-count-per-address", "6", "--file-count-per-address", "30", "--spare-disk", "750kB",
            "--spare-disk-files", "90", "--file-days", "2",
        ]).limits()
        let wanted = FileLimits(
            bytes: 5_000_000, postBytes: 50_000_000,
            perAddress: RequestRate(burst: 10_000_000, perMinute: 1_000_000),
            perForm: RequestRate(burst: 20_000_000_000, perMinute: 2_000_000_000),
            countPerAddress: RequestRate(burst: 100, perMinute: 30), unclaimedBytes: 20_000_000_000, unclaimedFiles: 7,
            unclaimedBytesPerAddress: 3_000_000_000, unclaimedFilesPerAddress: 6, spareBytes: 750_000,
            spareFiles: 90, lifetime: .seconds(2 * 86_400))
        #expect(limits == wanted)
    }

    @Test(arguments: ["0MB", "-1MB", "5", "much", "", "5 TB"]) func whatIsNoSizeIsRefused(_ text: String) {
        #expect(throws: (any Error).self) { try FileOptions.parse(["--file-size=" + text]) }
    }

    @Test(arguments: ["0", "1000000001", "x"]) func numbersOfFilesHaveLimits(_ text: String) {
        #expect(throws: (any Error).self) { try FileOptions.parse(["--unsent-file-count=" + text]) }
    }

    @Test(arguments: ["0", "366", "x"]) func daysHaveLimits(_ text: String) {
        #expect(throws: (any Error).self) { try FileOptions.parse(["--file-days=" + text]) }
    }

    @Test func theHelpSaysTheDefaults() {
        let help = ServeCommand.helpMessage()
        for words in [
            "--file-size <size>", "10MB", "--unsent-files <size>", "10GB", "--embed-origin <origin>", "--keyboard-bar",
        ] {
            #expect(help.contains(words), "\(words)")
        }
    }

    @Test(arguments: ["www.example.org", "https://*.example.org", "https://www.example.org/path"])
    func whatIsNoOriginIsRefused(_ text: String) {
        #expect(throws: (any Error).self) { try EmbeddingOption.parse(["--embed-origin", text]) }
    }

    @Test func originsMayBeRepeated() throws {
        let option = try EmbeddingOption.parse(["--embed-origin", "https://a.example", "--embed-origin", "http://b:81"])
        #expect(option.sites.map(\.description) == ["https://a.example", "http://b:81"])
    }
}
#endif
