#if Server
import ArgumentParser

/// How something is erased.
struct ErasingOptions: ParsableArguments {
    @Flag(help: "Erases without asking.")
    var yes = false

    @OptionGroup var folder: FilesOption
}
#endif
