#if Server
/// A command that works with the data of a server. The settings file of the server names the places of the data.
struct StorageCommand {
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
        ["keys", "link"]: ["database"], ["keys", "sessions"]: ["database"],
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
#endif
