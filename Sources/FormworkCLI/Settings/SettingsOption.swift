#if Server
import ArgumentParser

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
