#if Server
import ArgumentParser
import Foundation

/// The option that names the database of a command.
struct DatabaseOption: ParsableArguments {
    @Option(help: ArgumentHelp("The SQLite file with the submissions.", valueName: "file"))
    var database = "formwork.sqlite"

    /// The folder for files of answers, unless another is named: that of `answers.sqlite` is `answers.files`.
    var filesFolder: String {
        let database = URL(fileURLWithPath: database)
        return database.deletingPathExtension().appendingPathExtension("files").path
    }

    /// The path of a database that exists, for commands that do not make one.
    ///
    /// - Throws: the exit code 2 if there is none, after an error was printed.
    func existing() throws(ExitCode) -> String {
        guard FileManager.default.fileExists(atPath: database) else {
            throw Terminal.failure(
                "There is no database \(database). `formwork serve` makes one; `--database` names another.")
        }
        return database
    }
}
#endif
