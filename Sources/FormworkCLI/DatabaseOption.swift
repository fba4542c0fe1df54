#if Server
import ArgumentParser
import Foundation

/// Which database a command uses.
struct DatabaseOption: ParsableArguments {
    @Option(help: ArgumentHelp("The SQLite file with the submissions.", valueName: "file"))
    var database = "formwork.sqlite"

    /// The file, for commands that make none.
    ///
    /// - Throws: the exit code 2, having said that there is none.
    func existing() throws(ExitCode) -> String {
        guard FileManager.default.fileExists(atPath: database) else {
            throw Terminal.failure(
                "There is no database \(database). `formwork serve` makes one; `--database` names another.")
        }
        return database
    }
}
#endif
