#if Server
import ArgumentParser

/// The command `formwork`.
@main
struct FormworkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "formwork",
        abstract: "Serves, checks and runs forms written in JSON, and keeps what people answer.",
        discussion: """
            Examples:
              formwork serve Examples              every form in a folder, at http://127.0.0.1:8080/
              formwork submissions loan            what people answered
              formwork drafts loan                 what they saved and have not sent
              formwork backup copy.sqlite          the answers in another file
              formwork check Examples/loan.json    what is wrong with a definition, and where
              formwork validate loan.json a.json   what is wrong with answers
              formwork run loan.json steps.json    what a form does, step by step
              formwork convert old.json            a definition in Formwork's own dialect
              formwork schema                      completion for editors
            """,
        version: Version.current,
        subcommands: [
            ServeCommand.self, SubmissionsCommand.self, DraftsCommand.self, DeliveriesCommand.self, BackupCommand.self,
            RestoreCommand.self, KeysCommand.self, CheckCommand.self,
            ValidateCommand.self,
            RunCommand.self, ConvertCommand.self, SchemaCommand.self,
        ])

    static func main() async {
        Terminal.ignoreBrokenPipes()
        do {
            await main(try ServeSettings.arguments(Array(CommandLine.arguments.dropFirst())))
        } catch {
            exit(withError: error)
        }
    }
}
#endif
