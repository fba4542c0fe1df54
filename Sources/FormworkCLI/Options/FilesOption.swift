#if Server
import ArgumentParser

/// The option that names the folder for files.
struct FilesOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder for files that people add to their answers; beside the database by default.",
            valueName: "folder"))
    var files: String?

    /// The path of the folder.
    func path(beside database: DatabaseOption) -> String { files ?? database.filesFolder }
}
#endif
