#if Server
import ArgumentParser
import FormworkServer
import Foundation

/// The option for keys that sign pages and are not in the database.
struct SigningKeyOption: ParsableArguments {
    /// The environment variable that has the keys.
    private static let variable = "FORMWORK_SIGNING_KEY"

    @Option(
        help: ArgumentHelp(
            """
            A file with the keys that sign pages, instead of those in the database: each in base64 on a line, at least 32 \
            bytes, the one that signs first. The variable FORMWORK_SIGNING_KEY can hold the same.
            """, valueName: "file"))
    var signingKey: String?

    /// The keys; `nil` to use those in the database.
    ///
    /// - Throws: the exit code 2 if they cannot be read, after an error was printed.
    func keys() throws(ExitCode) -> SigningKeys? {
        let place: String
        let text: String
        if let signingKey {
            place = signingKey
            let file = try InputFile(secret: signingKey, expected: "keys")
            text = String(decoding: try file.bytes(upTo: 65_536), as: UTF8.self)
        } else if let value = ProcessInfo.processInfo.environment[Self.variable] {
            place = Self.variable
            text = value
        } else {
            return nil
        }
        guard let keys = SigningKeys(text: text) else {
            throw Terminal.failure(
                "\(place) has no usable keys: each line is base64 of at least 32 bytes, as `formwork keys make` prints."
            )
        }
        return keys
    }
}
#endif
