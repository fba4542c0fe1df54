#if Server
import ArgumentParser
import FormworkServer
import Foundation

/// Where the keys that sign pages are, if not in the database.
struct SigningKeyOption: ParsableArguments {
    /// The environment's variable with the keys themselves.
    private static let variable = "FORMWORK_SIGNING_KEY"

    @Option(
        help: ArgumentHelp(
            """
            A file with the keys that sign pages, instead of those in the database: each in base64 on a line, at least 32 \
            bytes, the one that signs first. The variable FORMWORK_SIGNING_KEY can hold the same.
            """, valueName: "file"))
    var signingKey: String?

    /// The keys; `nil` for those in the database.
    ///
    /// - Throws: the exit code 2, having said what is wrong with them.
    func keys() throws(ExitCode) -> SigningKeys? {
        let place: String
        let text: String
        if let signingKey {
            place = signingKey
            let file = try InputFile(signingKey, expected: "keys")
            text = String(decoding: try file.bytes(upTo: 65_536), as: UTF8.self)
        } else if let value = ProcessInfo.processInfo.environment[Self.variable] {
            place = Self.variable
            text = value
        } else {
            return nil
        }
        guard let keys = SigningKeys(text: text) else {
            throw Terminal.failure(
                "\(place) has no usable keys: each line is base64 of at least 32 bytes, as `openssl rand -base64 32` prints."
            )
        }
        return keys
    }
}
#endif
