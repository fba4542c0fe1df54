/// Keys of the dialect that this version of Formwork ignores with a warning. Their meaning is defined, but not
/// implemented.
enum LaterKeys {
    static let form = ["targets", "actions", "server_only"]
    static let group: [String] = []
    static let section = ["server_only"]
    static let field =
        ["pattern", "accessory", "server_only"]
    static let validations = ["server_only"]
}
