#if Server
import ArgumentParser

/// A command that works with what a server stored. The file of the server says where that is.
struct OtherCommand {
    /// The options of a server that the command has too.
    let options: Set<String>
    /// How many arguments name the command.
    let words: Int
    /// The variables that the command reads by itself, by the options whose place they take.
    let variables = ["database": "FORMWORK_DATABASE", "answer-key": "FORMWORK_ANSWER_KEY"]

    private static let storing: Set = ["database", "files", "answer-key"]
    private static let known: [[String]: Set<String>] = [
        ["submissions"]: storing, ["drafts"]: storing, ["keys", "reseal"]: storing, ["deliveries"]: ["database"],
        ["backup"]: ["database"], ["restore"]: ["database"], ["keys", "rotate"]: ["database"],
        ["keys", "link"]: ["database"],
    ]

    /// Recognises a command by its first arguments; `nil` for one that has nothing to do with a server.
    init?(_ arguments: [String]) {
        for count in 1...2 {
            guard let options = Self.known[Array(arguments.prefix(count))] else { continue }
            self.options = options
            words = count
            return
        }
        return nil
    }
}

/// The option that names the file of a server.
struct SettingsOption: ParsableArguments {
    // `ServeSettings` reads the file before the arguments are parsed. The option is here for the help text.
    @Option(
        help: ArgumentHelp(
            """
            The file with the options of the server (`serve --config`): its database, files and answer-key are used here. \
            FORMWORK_CONFIG can name it too.
            """, valueName: "file"))
    var config: String?
}
#endif
