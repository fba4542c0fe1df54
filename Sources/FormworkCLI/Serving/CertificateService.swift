#if Server
import FormworkServer
import Logging
import ServiceLifecycle
import UnixSignals

/// Reads the certificate of a server again when its files have changed, and after SIGHUP.
struct CertificateService: Service {
    /// How often the files are looked at.
    private static let pause = Duration.seconds(5)

    let identity: TLSIdentity
    let logger: Logger
    /// Reports that the certificate was read again.
    let notices: @Sendable (String) -> Void

    func run() async throws {
        try await cancelWhenGracefulShutdown {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    for await _ in await UnixSignalsSequence(trapping: .sighup) { reload() }
                }
                group.addTask {
                    while !Task.isCancelled {
                        try? await Task.sleep(for: Self.pause)
                        if identity.hasChanged { reload() }
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    private func reload() {
        do {
            try identity.reload()
            notices("The certificate was read again.")
        } catch {
            // A renewal writes two files. If only one is new yet, reading fails, and it is tried again when the other changes.
            logger.error("The certificate was not read again; the server goes on with what it had. \(error)")
        }
    }
}
#endif
