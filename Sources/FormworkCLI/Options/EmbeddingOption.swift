#if Server
import ArgumentParser
import FormworkServer

/// The sites that may show forms in frames.
struct EmbeddingOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            A site whose pages may show forms in frames, such as https://www.example.org; may be repeated. Pages of other \
            sites show nothing.
            """, valueName: "origin"))
    var embedOrigin: [String] = []

    func validate() throws {
        for text in embedOrigin where SiteOrigin(text) == nil {
            throw ValidationError(
                "\(text) is no origin. Write https://, the name of the host, and its port if it is not the usual one.")
        }
    }

    var sites: [SiteOrigin] { embedOrigin.compactMap { SiteOrigin($0) } }
}
#endif
