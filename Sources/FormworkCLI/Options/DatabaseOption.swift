#if Server
import ArgumentParser
import FormworkServer
import Foundation
import Logging

#if PostgreSQL
import FormworkPostgreSQL
#endif

/// The option that names the database of a command.
struct DatabaseOption: ParsableArguments {
    /// The environment variable that names it where the option does not. No list of processes shows it.
    private static let variable = "FORMWORK_DATABASE"

    @Option(
        name: .customLong("database"),
        help: ArgumentHelp(
            """
            The SQLite file with the submissions, or the address of a PostgreSQL database, such as \
            postgresql://forms@db.example.org/answers. The variable FORMWORK_DATABASE can name it too, also with a \
            password. (default: formwork.sqlite)
            """, valueName: "file or address"))
    private var named: String?

    /// The file or the address. It may have a password, so nothing prints it.
    private var database: String {
        let variable = ProcessInfo.processInfo.environment[Self.variable] ?? ""
        return named ?? (variable.isEmpty ? "formwork.sqlite" : variable)
    }

    /// Whether the database is one of PostgreSQL.
    private var isAddress: Bool { database.hasPrefix("postgresql://") || database.hasPrefix("postgres://") }

    /// The folder for files of answers, unless another is named: that of `answers.sqlite` is `answers.files`.
    var filesFolder: String {
        if isAddress { return "formwork.files" }
        let database = URL(fileURLWithPath: database)
        return database.deletingPathExtension().appendingPathExtension("files").path
    }

    /// The database as it may be printed.
    var title: String { isAddress ? address?.description ?? "a PostgreSQL database" : database }

    /// The path of the file, or the address, as it may be printed.
    var place: String { isAddress ? title : URL(fileURLWithPath: database).path }

    /// Opens the database, or makes it.
    ///
    /// - Throws: `StoreProblem` with a sentence; the exit code 2 after an error was printed.
    func open(logger: Logger) async throws -> any AnswerStore {
        try await open(creates: true, logger: logger)
    }

    /// Opens a database that exists, for commands that do not make one.
    ///
    /// - Throws: `StoreProblem` with a sentence; the exit code 2 if there is no database, after an error was printed.
    func openExisting() async throws -> any AnswerStore {
        if !isAddress { _ = try existingFile() }
        return try await open(creates: false, logger: Logger(label: "formwork"))
    }

    /// The path of an SQLite file that exists.
    ///
    /// - Throws: the exit code 2 if there is no such file, after an error was printed.
    func existingFile() throws(ExitCode) -> String {
        let file = try self.file()
        guard FileManager.default.fileExists(atPath: file) else {
            throw Terminal.failure(
                "There is no database \(file). `formwork serve` makes one; `--database` names another.")
        }
        return file
    }

    /// The path of an SQLite file.
    ///
    /// - Throws: the exit code 2 if the database is another one, after an error was printed.
    func file() throws(ExitCode) -> String {
        if isAddress {
            throw Terminal.failure(
                "\(title) is no file. Copy it with `pg_dump --schema=formwork`, and put the copy back with `pg_restore`."
            )
        }
        return database
    }

    #if PostgreSQL
    private var address: PostgreSQLAddress? { PostgreSQLAddress(database) }

    private func open(creates: Bool, logger: Logger) async throws -> any AnswerStore {
        guard isAddress else { return try SQLiteSubmissionStore(path: database, creates: creates, logger: logger) }
        guard let address else {
            throw Terminal.failure("PostgreSQL cannot read the address of the database.")
        }
        return try await PostgreSQLSubmissionStore(address, creates: creates, logger: logger)
    }
    #else
    private var address: String? { nil }

    private func open(creates: Bool, logger: Logger) async throws -> any AnswerStore {
        guard isAddress else { return try SQLiteSubmissionStore(path: database, creates: creates, logger: logger) }
        throw Terminal.failure(
            "This formwork was built without PostgreSQL; `swift build --traits PostgreSQL` builds one with it.")
    }
    #endif
}
#endif
