#if Server
import FormworkServer
import Foundation
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
    /// - Throws: `MetricsProblem` if the address cannot be listened at, so that nobody takes it for the address of the forms.
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
            throw MetricsProblem(address: address, error: error)
        }
    }
}

/// Why nothing can be served at the address of `--metrics`.
struct MetricsProblem: Error {
    let address: MetricsAddress
    let error: any Error

    /// The reason in one sentence.
    var sentence: String {
        let place = "port \(address.port) of \(address.host)"
        guard let error = error as? IOError else {
            return "There is no address \(address.host), which `--metrics` names."
        }
        return error.errnoCode == EADDRINUSE
            ? "`--metrics` names \(place), which is in use."
            : "`--metrics` names \(place), which cannot be listened at: \(String(cString: strerror(error.errnoCode)))."
    }
}
#endif
