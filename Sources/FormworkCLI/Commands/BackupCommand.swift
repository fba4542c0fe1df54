#if Server
import ArgumentParser
import FormworkServer

/// `formwork backup`
struct BackupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Copies the database into another file, also while servers write.",
        discussion: """
            The copy is the database as it was at one moment, in one file. It holds the answers and the keys that sign \
            pages, so only its owner can read it. Copying the database's file by other means while a server runs \
            loses what is still in its log (the file that ends in -wal).

            Files that people added to their answers are in a folder beside the database. Copy it after the database; \
            files are never changed.

            A PostgreSQL database is copied with `pg_dump --schema=formwork`.

            Examples:
              formwork backup answers-2026-11-21.sqlite
              formwork backup --database /var/lib/loans.sqlite --force /backup/loans.sqlite
            """)

    @Argument(help: ArgumentHelp("The file to be made.", valueName: "target"))
    var target: String

    @OptionGroup var options: DatabaseOption

    @OptionGroup var settings: SettingsOption

    @Flag(help: "Replaces a file that is there already.")
    var force = false

    func run() throws {
        let count: Int
        do {
            let store = try SQLiteSubmissionStore(path: options.existingFile(), creates: false)
            count = try store.backup(to: target, replacing: force)
        } catch let problem as StoreProblem {
            let isTaken = problem.description.hasSuffix("exists already.")
            throw Terminal.failure(problem.description + (isTaken ? " `--force` replaces it." : ""))
        }
        try Terminal.print("\(target): \(count) \(count == 1 ? "submission" : "submissions")")
    }
}
#endif
