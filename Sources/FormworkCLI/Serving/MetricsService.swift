#if Server
import FormworkServer
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// Serves what is measured at an address of its own, which people who fill in forms cannot reach.
struct MetricsService: Service {
    let address: MetricsAddress
    let metrics: PrometheusMetrics
    let logger: Logger

    /// Runs until the server ends.
    ///
    /// - Throws: `ListeningProblem` if the address cannot be listened at. It names `--metrics`, so that nobody takes the address
    ///   for that of the forms.
    func run() async throws {
        let router = Router()
        router.get("/metrics") { [metrics] _, _ in
            Response(
                status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: metrics.text())))
        }
        let application = Application(
            router: router,
            configuration: ApplicationConfiguration(
                address: .hostname(address.host, port: address.port), serverName: nil),
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
