#if Server
import ArgumentParser

/// Which database a command uses.
struct DatabaseOption: ParsableArguments {
    @Option(help: ArgumentHelp("The SQLite file with the submissions.", valueName: "file"))
    var database = "formwork.sqlite"
}
#endif
