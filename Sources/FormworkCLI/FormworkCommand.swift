#if Server
import ArgumentParser

/// The command `formwork`.
@main
struct FormworkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "formwork",
        abstract: "Serves forms written in JSON, keeps what people answer, and checks definitions.",
        discussion: """
            Examples:
              formwork serve Examples              every form in a folder, at http://127.0.0.1:8080/
              formwork submissions loan            what people answered
              formwork check Examples/loan.json    what is wrong with a definition, and where
            """,
        subcommands: [ServeCommand.self, SubmissionsCommand.self, CheckCommand.self])
}
#endif
