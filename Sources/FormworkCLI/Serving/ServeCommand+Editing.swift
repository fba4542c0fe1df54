#if Server
import Formwork
import FormworkServer
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

extension ServeCommand {
    /// Serves the page on which a definition is written.
    func serveEditor(of file: String, _ pageFiles: FormAssets) async throws {
        let trials = TemporaryFiles()
        defer { trials.delete() }
        let playground = try await FormPlayground(
            file: file, host: host, files: try trials.store(),
            environment: try environment(),
            options: FormRoutesOptions(assets: pageFiles, theme: try theme.read(), logger: operation.logger))
        let router = Router(context: ServeContext.self)
        playground.mount(on: router)
        try await run(router) { port in
            let name = host.contains(":") ? "[\(host)]" : host
            return """
                Edit:     http://\(name):\(port)/
                          \(URL(fileURLWithPath: file).path)
                Answers to the form are not kept. Stop with Ctrl-C.
                """
        }
    }

    /// Runs a server until the process is asked to end.
    ///
    /// - Parameters:
    ///   - services: The services that run beside it.
    ///   - announcement: The text to print after it has started, with its port.
    func run(
        _ router: Router<ServeContext>, with services: [any Service] = [],
        announcement: @escaping @Sendable (Int) -> String
    ) async throws {
        let identity = try tls.identity()
        let served = ServedConnections(connections.limits(), identity: identity)
        let renewal = identity.map {
            CertificateService(identity: $0, logger: operation.logger, notices: operation.notices)
        }
        let application = Application(
            router: router, server: served.server,
            configuration: ApplicationConfiguration(address: .hostname(host, port: port), serverName: nil),
            onServerRunning: { channel in
                await served.watch(channel)
                Terminal.log(announcement(channel.localAddress?.port ?? 0), to: STDOUT_FILENO)
            },
            logger: operation.logger)
        var configuration = ServiceGroupConfiguration(
            services: [application] + services + (renewal.map { [$0] } ?? []), gracefulShutdownSignals: endingSignals,
            logger: operation.logger)
        // Posts that have begun are finished. Connections that browsers keep open do not delay the end.
        configuration.maximumGracefulShutdownDuration = .seconds(5)
        try await ServiceGroup(configuration: configuration).run()
    }
}
#endif
