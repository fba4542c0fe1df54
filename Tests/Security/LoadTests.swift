#if Server
import Formwork
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import FormworkServerTests

/// Limits while many posts come at once.
@Suite(.serialized, .tags(.waiting)) struct LoadTests {
    private static let form = FormDefinition("loan", title: "Loan") {
        Field.text("name", "Name").required().asyncChecks("slow")
    }

    /// A server whose posts wait at a gate.
    private func served(_ limits: ServerLimits, _ gate: Gate) async throws -> ServedForms {
        let environment = FormEnvironment().check("slow") { _ in
            await gate.pass()
            return nil
        }
        return try await ServedForms(
            [Self.form], environment: environment, options: FormRoutesOptions(limits: limits))
    }

    /// The status of a request on a connection of its own.
    private func status(_ method: HTTPRequest.Method, _ port: Int) async throws -> HTTPResponse.Status {
        // Posts wait until the test lets them through, however slow the machine is.
        try await TestClient.withClient(host: "127.0.0.1", port: port, configuration: .patient) { client in
            let isPost = method == .post
            return try await client.execute(
                TestClient.Request(
                    "/loan", method: method, authority: "127.0.0.1",
                    headers: isPost ? header("Content-Type", "application/json") : [:],
                    body: isPost ? ByteBuffer(string: #"{ "name": "Ada" }"#) : nil)
            ).status
        }
    }

    @Test func pagesComeWhilePostsWait() async throws {
        let gate = Gate()
        let server = try await served(ServerLimits(posts: 5), gate)
        try await server.testLive { client in
            let port = try #require(client.port)
            try await withThrowingTaskGroup(of: HTTPResponse.Status.self) { group in
                for _ in 0..<15 { group.addTask { try await status(.post, port) } }
                #expect(await eventually { gate.arrivals == 5 })
                for _ in 0..<5 {
                    let page = try await status(.get, port)
                    #expect(page == .ok)
                }
                gate.open()
                var statuses: [HTTPResponse.Status: Int] = [:]
                for try await status in group { statuses[status, default: 0] += 1 }
                // Those that find no place in time are told so, and nothing of them is stored.
                #expect(statuses[.serviceUnavailable, default: 0] + statuses[.created, default: 0] == 15)
                let stored = try await server.store.submissions(form: "loan").count
                #expect(stored == statuses[.created, default: 0])
            }
        }
    }

    @Test func oneAddressMayNotSendMoreBytesThanItsShare() async throws {
        // Behind a trusted proxy the address is that of the header.
        var options = FormRoutesOptions(limits: ServerLimits(bytes: RequestRate(burst: 1_000, perMinute: 0)))
        options.trustedProxies = ["127.0.0.1"]
        let forms = ["loan", "trip"].map { id in FormDefinition(id) { Field.text("name", "Name") } }
        let router = Router(context: ProxiedContext.self)
        let store = try SQLiteSubmissionStore.inMemory()
        try await FormRoutes(forms: forms, store: store, options: options).mount(on: router)
        let body = #"{ "name": "\#(String(repeating: "a", count: 480))" }"#
        try await Application(router: router).test(.router) { client in
            for (address, path, status) in [
                ("2001:db8:1:2::1", "/loan", HTTPResponse.Status.created), ("2001:db8:1:2::2", "/loan", .created),
                // The first 64 bits are the same, so it is the same sender.
                ("2001:db8:1:2::3", "/loan", .tooManyRequests), ("2001:db8:1:2::3", "/trip", .created),
                ("2001:db8:1:3::1", "/loan", .created),
            ] {
                let response = try await client.postJSON(path, body, header("X-Forwarded-For", address))
                #expect(response.status == status, "\(address) \(path)")
            }
        }
    }

    @Test func pagesHaveALimitOfTheirOwn() async throws {
        let server = try await served(ServerLimits(pages: 0), Gate(isOpen: true))
        try await server.test { client in
            let page = try await client.get("/loan")
            #expect(page.status == .serviceUnavailable)
            let post = try await client.postJSON("/loan", #"{ "name": "Ada" }"#)
            #expect(post.status == .created)
        }
    }
}

/// A request that came from a proxy on this machine.
struct ProxiedContext: RequestContext, RemoteAddressRequestContext {
    var coreContext: CoreRequestContextStorage
    let remoteAddress: SocketAddress?

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        remoteAddress = try? SocketAddress(ipAddress: "127.0.0.1", port: 4_000)
    }
}
#endif
