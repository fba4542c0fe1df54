#if Server
import ArgumentParser
import Foundation

extension KeysCommand {
    /// `formwork keys make`
    struct Make: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "make",
            abstract:
                "Prints a new random key, for `serve --answer-key` or `--signing-key`, or the secret of a webhook.",
            discussion: """
                Keep the file so that only the account of the server can read it, and keep a copy of answer keys elsewhere than the \
                database: without them the answers are lost. To change a key, put a new line before the others.

                Examples:
                  (umask 077; formwork keys make > answers.key)
                  formwork keys make --webhook
                """)

        @Flag(help: "Prints a secret as `deliveries` files have it, which begins with whsec_.")
        var webhook = false

        func run() throws {
            var generator = SystemRandomNumberGenerator()
            let bytes = (0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) }
            try Terminal.print((webhook ? "whsec_" : "") + Data(bytes).base64EncodedString())
        }
    }
}
#endif
