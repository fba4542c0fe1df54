#if Server
import Foundation
import CoreMetrics
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import NIOCore
import NIOPosix
import Testing

/// What is counted, and how Prometheus reads it.
struct MetricsTests {
    @Test func writesCountersAndGaugesWithTheirLabels() {
        let metrics = PrometheusMetrics()
        Counter(label: "b_total", dimensions: [("form", "loan"), ("a-b", "x\"\\\ny")], factory: metrics).increment(
            by: 2)
        Counter(label: "b_total", dimensions: [("a-b", "x\"\\\ny"), ("form", "loan")], factory: metrics).increment()
        Meter(label: "a.now", factory: metrics).set(1.5)
        #expect(
            metrics.text() == #"""
                # TYPE a_now gauge
                a_now 1.5
                # TYPE b_total counter
                b_total{a_b="x\"\\\ny",form="loan"} 3

                """#)
    }

    @Test func countsTimesInBuckets() {
        let metrics = PrometheusMetrics()
        let timer = Timer(label: "time_seconds", dimensions: [("page", "form")], factory: metrics)
        timer.recordNanoseconds(5_000_000)
        timer.recordNanoseconds(30_000_000)
        timer.recordNanoseconds(20_000_000_000)
        let lines = metrics.text().split(separator: "\n")
        #expect(lines.first == "# TYPE time_seconds histogram")
        #expect(lines.contains(#"time_seconds_bucket{page="form",le="0.005"} 1"#))
        #expect(lines.contains(#"time_seconds_bucket{page="form",le="0.025"} 1"#))
        #expect(lines.contains(#"time_seconds_bucket{page="form",le="0.05"} 2"#))
        #expect(lines.contains(#"time_seconds_bucket{page="form",le="10"} 2"#))
        #expect(lines.contains(#"time_seconds_bucket{page="form",le="+Inf"} 3"#))
        #expect(lines.contains(#"time_seconds_count{page="form"} 3"#))
    }

    @Test func countsRequestsAndSubmissions() async throws {
        let metrics = PrometheusMetrics()
        let forms = try await ServedForms.loan(FormRoutesOptions(metrics: metrics))
        let answers = #"{"name":"Ada","amount":2000}"#
        try await forms.test { client in
            _ = try await client.get("/loan")
            _ = try await client.get("/nothing/like/this")
            _ = try await client.postJSON("/loan", "not json")
            _ = try await client.postJSON("/loan", answers, header("Idempotency-Key", "one"))
            _ = try await client.postJSON("/loan", answers, header("Idempotency-Key", "one"))
            _ = try await client.postJSON("/loan", #"{"name":"Ada"}"#, header("Idempotency-Key", "two"))
        }
        let text = metrics.text()
        #expect(text.contains(#"formwork_requests_total{page="form",status="200"} 1"#))
        #expect(text.contains(#"formwork_requests_total{page="form",status="201"} 2"#))
        #expect(text.contains(#"formwork_requests_total{page="form",status="422"} 1"#))
        #expect(text.contains(#"formwork_submissions_total{form="loan",outcome="stored"} 1"#))
        #expect(text.contains(#"formwork_submissions_total{form="loan",outcome="repeated"} 1"#))
        #expect(text.contains("formwork_store_seconds_count 2"))
        #expect(text.contains("formwork_posts_in_progress 0"))
        #expect(!text.contains("nothing"))
        #expect(!text.contains("Ada"))
    }
}

/// The port of the metrics holds nobody up.
@Suite(.serialized) struct MetricsPortTests {
    @Test func oneAddressHasOnlySoManyConnections() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a.json", #"{ "id": "a", "fields": [ { "id": "t", "type": "text" } ] }"#)
        let probe = try await freePort()
        let server = try Command.start(
            "serve", folder.path("a.json"), "--port", "0", "--database", folder.path("a.sqlite"), "--metrics",
            "127.0.0.1:\(probe)")
        defer {
            server.process.terminate()
            server.process.waitUntilExit()
        }
        _ = try await server.port()
        var connections: [RawConnection] = []
        try await waitForListener(at: probe)
        for _ in 0..<9 { connections.append(try RawConnection(port: probe)) }
        // They send no request, so all of them are closed: the one that comes too late at once, and the others after ten seconds.
        #expect(await connections[8].read().isClosed)
        #expect(await connections[0].read().isClosed)
        let reader = try RawConnection(port: probe)
        await reader.send("GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(await reader.read(until: "\r\n\r\n").text.hasPrefix("HTTP/1.1 200"))
    }

    /// Waits until somebody listens at a port.
    private func waitForListener(at port: Int) async throws {
        for _ in 0..<600 {
            let client = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            if let channel = try? await client.connect(host: "127.0.0.1", port: port).get() {
                return try await channel.close()
            }
            try await Task.sleep(for: .milliseconds(100))
        }
        Issue.record("nobody listens at the port of the metrics")
    }

    /// A port that nobody uses at the moment.
    private func freePort() async throws -> Int {
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(channel.localAddress?.port)
        try await channel.close()
        return port
    }
}
#endif
