#if Server
import ArgumentParser
import FormworkServer
import Logging

/// The options for TLS without a proxy.
struct TLSOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Speaks TLS with the certificate in this file: PEM, its own first, then those that vouch for it. It is read again when \
            it changes, and after SIGHUP.
            """, valueName: "file"))
    var tlsCert: String?

    @Option(help: ArgumentHelp("The private key of that certificate, in PEM, without a passphrase.", valueName: "file"))
    var tlsKey: String?

    func validate() throws {
        guard (tlsCert == nil) == (tlsKey == nil) else {
            throw ValidationError("--tls-cert and --tls-key belong together.")
        }
    }

    /// Whether the server speaks TLS.
    var isOn: Bool { tlsCert != nil }

    /// The certificate and its key; `nil` for a server without TLS.
    ///
    /// - Throws: the exit code 2 if they cannot be used, after an error was printed.
    func identity() throws(ExitCode) -> TLSIdentity? {
        guard let tlsCert, let tlsKey else { return nil }
        do {
            return try TLSIdentity(certificate: tlsCert, key: tlsKey)
        } catch {
            throw Terminal.failure(error.description)
        }
    }
}
#endif
