#if Server
import ArgumentParser

/// The option that opens a definition for writing.
struct EditOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Serves a page on which you write this definition with its form beside it, in place of forms for others. The \
            file is written when you press Save. Only this machine reaches the page.
            """, valueName: "file"))
    var edit: String?

    /// Throws a `ValidationError` if an option conflicts with editing.
    ///
    /// - Parameters:
    ///   - host: The address to listen at.
    ///   - hosts: Further names to answer to.
    ///   - paths: Forms to serve.
    func check(host: String, hosts: [String], paths: [String]) throws(ValidationError) {
        guard edit != nil else {
            if paths.isEmpty {
                throw ValidationError("Name files or folders with forms, or a file to write with --edit.")
            }
            return
        }
        guard paths.isEmpty else {
            throw ValidationError("--edit serves one file alone; leave out \(paths.joined(separator: ", ")).")
        }
        guard Self.isLoopback(host), hosts.isEmpty else {
            throw ValidationError(
                "--edit writes into a file, so only this machine may reach it: leave out --host and --allow-host.")
        }
    }

    /// Whether nothing but this machine reaches an address. A name other than `localhost` may lead anywhere.
    static func isLoopback(_ host: String) -> Bool {
        if host == "localhost" || host == "::1" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return parts.count == 4 && parts[0] == 127 && !parts.contains(nil)
    }
}
#endif
