#if Server
import ArgumentParser
import FormworkServer

/// `formwork restore`
struct RestoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Puts a copy that `backup` made in the place of the database.",
        discussion: """
            The servers of the database have to be stopped first. The copy is checked before anything changes, and stays as it \
            is. What was stored after the copy was made is gone from the database; what was erased after it is there again, \
            and servers with --keep-days erase again what is too old.

            Files that people added to their answers are in a folder beside the database. Copy them back too; files that are \
            there already are never changed.

            Examples:
              formwork restore answers-2026-11-21.sqlite --force
              formwork restore /backup/loans.sqlite --database /var/lib/loans.sqlite
            """)

    @Argument(help: ArgumentHelp("The copy.", valueName: "copy"))
    var copy: String

    @OptionGroup var options: DatabaseOption

    @OptionGroup var settings: SettingsOption

    @Flag(help: "Replaces the database that is there already.")
    var force = false

    func run() throws {
        let file = try options.file()
        let count: Int
        do {
            count = try SQLiteSubmissionStore.restore(from: copy, to: file, replacing: force)
        } catch {
            let isTaken = error.description.hasSuffix("exists already.")
            throw Terminal.failure(error.description + (isTaken ? " `--force` replaces it." : ""))
        }
        try Terminal.print("\(file): \(count) \(count == 1 ? "submission" : "submissions")")
    }
}
#endif
