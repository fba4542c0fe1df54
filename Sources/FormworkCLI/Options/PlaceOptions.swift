#if Server
import ArgumentParser

/// The options for the address at which a server listens, and for the places of its files.
struct PlaceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The address to listen at; 0.0.0.0 for all of this machine's.", valueName: "address"))
    var host = "127.0.0.1"

    @Option(help: ArgumentHelp("The port to listen at; 0 for any that is free.", valueName: "number"))
    var port = 8080

    @Option(
        help: ArgumentHelp(
            """
            A name under which the server answers, such as forms.example.org; may be repeated. "*" stands for any name, \
            which is what a server on other addresses than this machine's own answers to.
            """, valueName: "name"))
    var allowHost: [String] = []

    @OptionGroup var folder: FilesOption
}
#endif
