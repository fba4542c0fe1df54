#if Server
import ArgumentParser
import FormworkServer

/// `formwork keys`
struct KeysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys", abstract: "Changes the key that signs pages.", subcommands: [Rotate.self])

    /// `formwork keys rotate`
    struct Rotate: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "rotate",
            abstract: "Makes a new key in the database, with which its servers sign pages from then on.",
            discussion: """
                Servers do this by themselves every 30 days, and recognise pages of earlier keys for 60 days more. Running \
                servers take the new key within five minutes. If a key became known to others, --revoke forgets the \
                earlier ones; servers have to be started again then, and people are asked to send open pages again.

                Examples:
                  formwork keys rotate
                  formwork keys rotate --revoke --database /var/lib/loans.sqlite
                """)

        @OptionGroup var options: DatabaseOption

        @Flag(help: "Forgets all earlier keys.")
        var revoke = false

        func run() async throws {
            let path = try options.existing()
            do {
                try await SQLiteSubmissionStore(path: path, creates: false).rotateSigningKey(revoking: revoke)
            } catch {
                throw Terminal.failure("\(error)")
            }
            try Terminal.print("\(path): a new key signs pages.")
        }
    }
}
#endif
