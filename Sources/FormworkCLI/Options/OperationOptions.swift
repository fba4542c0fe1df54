#if Server
import ArgumentParser
import FormworkServer
import Logging
import NIOCore

/// The options for operating a server: its settings file, metrics, proxies and log.
struct OperationOptions: ParsableArguments {
    // `ServeSettings` reads the file before the arguments are parsed. The option is here for the help text.
    @Option(
        help: ArgumentHelp(
            """
            A JSON file with options, such as { "forms": ["Examples"], "port": 9000, "show-problems": true }. What is on the \
            command line wins. FORMWORK_CONFIG can name the file too.
            """, valueName: "file"))
    var config: String?

    @Option(
        help: ArgumentHelp(
            "Where Prometheus finds what is measured, at /metrics: an address and a port, such as 127.0.0.1:9464.",
            valueName: "address:port"))
    var metrics: String?

    @Option(
        help: ArgumentHelp(
            """
            The address of a proxy whose X-Forwarded-For names the address that a request comes from, and whose \
            X-Forwarded-Proto says whether it came over TLS; may be repeated. The limits of an address need it.
            """, valueName: "address"))
    var trustProxy: [String] = []

    @Flag(help: "Writes log messages as JSON, one object a line.")
    var logJson = false

    func validate() throws {
        if let metrics, MetricsAddress(metrics) == nil {
            throw ValidationError("Metrics are found at an address and a port, such as 127.0.0.1:9464.")
        }
        for proxy in trustProxy where (try? SocketAddress(ipAddress: proxy, port: 0)) == nil {
            throw ValidationError("A proxy has an IP address, such as 127.0.0.1 or ::1, and not \(proxy).")
        }
    }

    /// The address that serves the metrics; `nil` if they are not served.
    var metricsAddress: MetricsAddress? { metrics.flatMap { MetricsAddress($0) } }

    /// The log, at standard error.
    var logger: Logger {
        let isJSON = logJson
        var logger = Logger(
            label: "formwork",
            factory: { label in
                var log = StandardErrorLog(label: label, isJSON: isJSON)
                log.metadataProvider = TraceContext.metadataProvider
                return log
            })
        logger.logLevel = .warning
        return logger
    }

    /// Prints events of a running server: as text, or as an object in a log of JSON.
    var notices: @Sendable (String) -> Void {
        guard logJson else { return { Terminal.log($0) } }
        var logger = logger
        logger.logLevel = .notice
        return { [logger] text in logger.notice("\(text)") }
    }
}

/// An address with a port, as it is written: `127.0.0.1:9464` or `[::1]:9464`.
struct MetricsAddress: Equatable {
    let host: String
    let port: Int

    init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"), let port = Int(text[text.index(after: colon)...]),
            (0...65_535).contains(port)
        else { return nil }
        var host = text[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
        guard !host.isEmpty else { return nil }
        self.host = String(host)
        self.port = port
    }
}
#endif
