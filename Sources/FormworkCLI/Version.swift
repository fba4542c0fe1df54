#if Server
/// The version of the command, which `formwork --version` prints.
enum Version {
    /// Releases are named like Swift packages. A build of later sources has the name of the next release.
    static let current = "0.1.0-dev"
}
#endif
