#if Server
import FormworkServer
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// Serves the metrics at an address of its own, which people who fill in forms cannot reach.
struct MetricsService: Service {
    let address: MetricsAddress
    let metrics: PrometheusMetrics
    let logger: Logger

    /// Runs until the server ends.
    ///
    /// - Throws: `ListeningProblem` if the address cannot be used. It names `--metrics`, to tell the address from that of the
    ///   forms.
    func run() async throws {
        let router = Router()
        router.get("/metrics") { [metrics] _, _ in
            Response(
                status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: metrics.text())))
        }
        // Connections to this port do not count against those of forms, and are closed after a short time.
        let connections = ServedConnections(
            ConnectionLimits(
                total: 32, perAddress: 8, headTimeout: .seconds(10), idleTimeout: .seconds(60), bodyGrace: .seconds(5),
                writeTimeout: .seconds(10)))
        let application = Application(
            router: router, server: connections.server,
            configuration: ApplicationConfiguration(
                address: .hostname(address.host, port: address.port), serverName: nil),
            onServerRunning: { await connections.watch($0) },
            logger: logger)
        do {
            try await application.run()
        } catch {
            throw ListeningProblem(
                error, host: address.host, port: address.port, hostOption: "--metrics", portOption: "--metrics")
                ?? error
        }
    }
}
#endif
