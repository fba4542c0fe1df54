#if Server
import ArgumentParser
import FormworkServer
import Foundation

/// `formwork keys`
struct KeysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys", abstract: "Makes and changes keys, and lets people in to results.",
        subcommands: [Make.self, Rotate.self, Reseal.self, Link.self, Password.self, TOTP.self, Sessions.self])

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

        @OptionGroup var settings: SettingsOption

        @Flag(help: "Forgets all earlier keys.")
        var revoke = false

        func run() async throws {
            do {
                try await options.openExisting().rotateSigningKey(revoking: revoke)
            } catch let code as ExitCode {
                throw code
            } catch {
                throw Terminal.failure("\(error)")
            }
            try Terminal.print("\(options.title): a new key signs pages.")
        }
    }

    /// `formwork keys reseal`
    struct Reseal: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "reseal",
            abstract: "Encrypts all sensitive answers and all files with the newest key.",
            discussion: """
                Put a new key before the earlier ones in the file, and start the servers again: from then on the new one \
                encrypts. After this command no answer in the database and no file needs the earlier keys any more. Copies \
                still do. Files that were stored before there was a key are encrypted too.

                Examples:
                  formwork keys reseal --answer-key answers.key
                  formwork keys reseal --answer-key answers.key --database /var/lib/loans.sqlite
                """)

        @OptionGroup var options: DatabaseOption

        @OptionGroup var settings: SettingsOption

        @OptionGroup var answerKey: AnswerKeyOption

        @OptionGroup var folder: FilesOption

        func run() async throws {
            var outcome: Resealing
            do {
                let store = try await options.openExisting()
                let keys = try answerKey.required()
                outcome = try await store.reseal(with: keys)
                if try hasFiles() {
                    let ofFiles = try await DiskFileStore(folder: filesFolder, keys: keys).reseal()
                    outcome.changed += ofFiles.changed
                    outcome.unreadable += ofFiles.unreadable
                }
            } catch let code as ExitCode {
                throw code
            } catch {
                throw Terminal.failure("\(error)")
            }
            try Terminal.print("\(options.title): \(outcome.changed) encrypted anew.")
            if outcome.unreadable > 0 {
                throw Terminal.failure(
                    "\(outcome.unreadable) could not be read, because their key is not among the keys or they are damaged. "
                        + "They stay as they were.", code: 1)
            }
        }

        private var filesFolder: String { folder.path(beside: options) }

        /// Whether there is a folder for files. If not, it prints that a server may keep files elsewhere.
        private func hasFiles() throws -> Bool {
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: filesFolder, isDirectory: &isFolder), isFolder.boolValue {
                return true
            }
            if folder.files != nil { throw Terminal.failure("There is no folder \(filesFolder), which --files names.") }
            try Terminal.print(
                "There is no folder \(filesFolder), so no files were encrypted. If a server keeps them elsewhere, --files names it."
            )
            return false
        }
    }

    /// `formwork keys link`
    struct Link: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "link",
            abstract: "Makes a link that lets somebody in to the results, once, within an hour.",
            discussion: """
                It prints the path of the link; put it after the address of a server that was started with --admin and has \
                this database.

                Examples:
                  formwork keys link --name "Ada Lovelace"
                """)

        @OptionGroup var options: DatabaseOption

        @OptionGroup var settings: SettingsOption

        @Option(help: ArgumentHelp("The name under which they are noted in the log of accesses.", valueName: "name"))
        var name = "link"

        func run() async throws {
            let link: String
            do {
                link = try await options.openExisting().newLink(for: name)
            } catch let code as ExitCode {
                throw code
            } catch {
                throw Terminal.failure("\(error)")
            }
            try Terminal.print(link)
        }
    }

    /// `formwork keys password`
    struct Password: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "password",
            abstract: "Prints the hash of a password, for `serve --admin-password`.",
            discussion: """
                It reads the password from standard input: one line of at least 12 characters, which are more than \
                common words, years and keys beside each other. The hash is made by scrypt and \
                is another one each time.

                Examples:
                  formwork keys password > results.hash
                  pass show forms | formwork keys password > results.hash
                """)

        func run() throws {
            guard let hash = Terminal.secretLine("Password: ").flatMap({ PasswordHash($0) }) else {
                throw Terminal.failure(
                    """
                    A password has 12 characters or more, and 1024 bytes or less. One that is made of common words, years and \
                    keys beside each other is among the first that are tried, so it is refused.
                    """)
            }
            try Terminal.print(hash.text)
        }
    }
}
#endif
