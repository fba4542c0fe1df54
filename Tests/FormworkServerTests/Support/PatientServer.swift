#if Server
@testable import FormworkServer
import HTTPTypes
import Hummingbird
@testable import HummingbirdTesting
import NIOCore
import Testing

// Servers of tests, and those who talk to them, wait however slow the machine is. Only the tests of limits set short ones.

extension ConnectionLimits {
    /// Limits of time that only a process that hangs reaches, besides those that a test is about.
    static func patient(
        total: Int = 1_000, perAddress: Int = 100, headTimeout: Duration = .seconds(3_600),
        idleTimeout: Duration = .seconds(3_600), bodyGrace: Duration = .seconds(3_600), leastBodyRate: Int = 500,
        writeTimeout: Duration = .seconds(3_600)
    ) -> ConnectionLimits {
        ConnectionLimits(
            total: total, perAddress: perAddress, headTimeout: headTimeout, idleTimeout: idleTimeout,
            bodyGrace: bodyGrace, leastBodyRate: leastBodyRate, writeTimeout: writeTimeout)
    }
}

extension DeliveryTimes {
    /// Tries that are interrupted by nothing but their test.
    static let patient = DeliveryTimes(
        longestPost: .seconds(3_600), longestMail: .seconds(3_600), lease: .seconds(7_200))
}

extension FormRoutesOptions {
    /// The same options with time for checks and loaders on a busy machine, unless a test has set another time.
    var patient: FormRoutesOptions {
        var options = self
        if options.limits.checks == ServerLimits().checks { options.limits.checks = .seconds(3_600) }
        if options.deliveries.times == DeliveryTimes() { options.deliveries.times = .patient }
        return options
    }
}

extension TestClient.Configuration {
    /// Waits for replies as long as it takes.
    static var patient: TestClient.Configuration { TestClient.Configuration(timeout: .seconds(3_600)) }
}

/// A client with one connection to a server.
struct PatientClient: TestClientProtocol {
    private let client: TestClient

    var port: Int? { client.port }

    fileprivate init(port: Int) {
        client = TestClient(host: "localhost", port: port, configuration: .patient)
        client.connect()
    }

    func executeRequest(
        uri: String, method: HTTPRequest.Method, headers: HTTPFields, body: ByteBuffer?
    ) async throws -> TestResponse {
        var headers = headers
        headers[.connection] = "keep-alive"
        let response = try await client.execute(
            TestClient.Request(uri, method: method, authority: "localhost", headers: headers, body: body))
        return TestResponse(
            head: response.head, body: response.body ?? ByteBuffer(), trailerHeaders: response.trailerHeaders)
    }

    fileprivate func close() async { try? await client.shutdown() }
}

extension ApplicationProtocol {
    /// Runs the application at a port of this machine, with a client that waits for replies as long as it takes.
    func testLive<Value>(
        _ body: @Sendable (any TestClientProtocol) async throws -> Value
    ) async throws -> Value {
        try await test(.live) { impatient in
            let client = PatientClient(port: try #require(impatient.port))
            do {
                let value = try await body(client)
                await client.close()
                return value
            } catch {
                await client.close()
                throw error
            }
        }
    }
}
#endif
