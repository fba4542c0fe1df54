#if Server
import ArgumentParser

/// How something is erased.
struct ErasingOptions: ParsableArguments {
    @Flag(help: "Erases without asking.")
    var yes = false

    @Option(help: ArgumentHelp("The folder of files; beside the database by default.", valueName: "folder"))
    var files: String?
}
#endif
