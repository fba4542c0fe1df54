#if Server
import ArgumentParser

/// The options of commands that erase.
struct ErasingOptions: ParsableArguments {
    @Flag(help: "Erases without asking.")
    var yes = false

    @OptionGroup var folder: FilesOption
}
#endif
