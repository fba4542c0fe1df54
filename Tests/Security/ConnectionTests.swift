#if Server
import FormworkTestSupport
import Foundation
import FormworkCore
@testable import FormworkServer
import Hummingbird
import HummingbirdTesting
import NIOCore
import Synchronization
import Testing

@testable import FormworkServerTests

/// Slow, silent and too many connections do not prevent that others are served.
@Suite(.serialized, .tags(.waiting)) struct ConnectionTests {
    private let get = "GET /loan HTTP/1.1\r\nHost: localhost\r\n\r\n"

    private func post(_ length: Int) -> String {
        "POST /loan HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: \(length)\r\n\r\n"
    }

    /// Runs a server whose connections have limits.
    private func serve(
        _ limits: ConnectionLimits, running: @escaping @Sendable (any Channel) async -> Void = { _ in },
        _ body: @Sendable (Int, ServedConnections) async throws -> Void
    ) async throws {
        let router = Router()
        let store = try SQLiteSubmissionStore.inMemory()
        try await FormRoutes(forms: [try definition(loanJSON)], store: store).mount(on: router)
        let connections = ServedConnections(limits)
        let application = Application(
            router: router, server: connections.server,
            onServerRunning: { channel in
                await connections.watch(channel)
                await running(channel)
            })
        try await application.test(.live) { client in
            // The client of the tests has a connection of its own. A short limit may have closed it already.
            _ = try? await client.get("/loan")
            #expect(
                await eventually {
                    connections.registry.closeOldestIdle()
                    return connections.registry.count == 0
                })
            try await body(try #require(client.port), connections)
        }
    }

    /// Waits until the server has so many connections.
    private func expect(_ count: Int, of connections: ServedConnections) async throws {
        #expect(await eventually { connections.registry.count == count })
    }

    @Test func closesBodiesThatComeTooSlowly() async throws {
        let limits = ConnectionLimits.patient(bodyGrace: .milliseconds(200), leastBodyRate: 100_000)
        try await serve(limits) { port, connections in
            let slow = try RawConnection(port: port)
            await slow.send(post(1_000) + "{")
            #expect(await slow.read().isClosed)
            try await expect(0, of: connections)
            let quick = try RawConnection(port: port)
            await quick.send(post(2) + "{}")
            #expect(await quick.read(until: "\r\n\r\n").text.hasPrefix("HTTP/1.1 422"))
        }
    }

    @Test func givesLongBodiesLongerTime() {
        let limits = ConnectionLimits(bodyGrace: .seconds(20), leastBodyRate: 500)
        #expect(limits.time(forBodyOf: 0) == .seconds(20))
        #expect(limits.time(forBodyOf: 1_000) == .seconds(22))
    }

    @Test func closesConnectionsWithoutARequest() async throws {
        try await serve(.patient(headTimeout: .seconds(1))) { port, connections in
            let silent = try RawConnection(port: port)
            let half = try RawConnection(port: port)
            await half.send("GET /loan HTTP/1.1\r\nHost: loc")
            #expect(await silent.read().isClosed)
            #expect(await half.read().isClosed)
            try await expect(0, of: connections)
        }
        try await serve(.patient(idleTimeout: .seconds(1))) { port, connections in
            // A machine may be so slow that the request itself comes too late.
            let isServedAndClosed = try await eventually {
                let idle = try RawConnection(port: port)
                await idle.send(get)
                let reply = await idle.read()
                return reply.text.hasPrefix("HTTP/1.1 200") && reply.isClosed
            }
            #expect(isServedAndClosed)
            try await expect(0, of: connections)
        }
    }

    @Test func closesReadersThatReadNothing() async throws {
        try await serve(.patient(writeTimeout: .milliseconds(300))) { port, connections in
            let deaf = try RawConnection(port: port)
            await deaf.send(String(repeating: get, count: 3_000))
            try await expect(0, of: connections)
        }
    }

    @Test func closesTheConnectionAfterABodyThatIsTooLarge() async throws {
        try await serve(.patient()) { port, connections in
            let large = try RawConnection(port: port)
            await large.send(post(3 << 30))
            let chunk = String(repeating: "a", count: 1 << 20)
            var sent = 0
            for _ in 0..<64 {
                let count = await large.send(chunk)
                sent += count
                if count < chunk.utf8.count { break }
            }
            #expect(sent < 32 << 20)
            try await expect(0, of: connections)
            let patient = try RawConnection(port: port)
            await patient.send(post(2 << 20))
            let reply = await patient.read()
            #expect(reply.text.hasPrefix("HTTP/1.1 413"))
            #expect(reply.text.lowercased().contains("connection: close"))
            #expect(reply.isClosed)
        }
    }

    @Test func closesAfterEveryReplyThatComesBeforeTheBody() async throws {
        try await serve(.patient()) { port, _ in
            for path in ["/none", "/_formwork/none"] {
                let early = try RawConnection(port: port)
                await early.send("POST \(path) HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3000000000\r\n\r\n{")
                let reply = await early.read()
                #expect(reply.text.hasPrefix("HTTP/1.1 40"))
                #expect(reply.isClosed)
            }
        }
    }

    /// The codec reads nothing after such a request, and would keep everything that is sent.
    @Test(arguments: [
        "GET /loan HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n", "CONNECT a:1 HTTP/1.1\r\n",
        "POST /loan HTTP/1.1\r\nConnection: upgrade\r\nUpgrade: websocket\r\nContent-Length: 0\r\n",
        "GET /_formwork/health HTTP/1.1\r\nConnection: close, Upgrade\r\nUpgrade: a, b\r\n",
    ])
    func readsNothingAfterARequestForAnotherProtocol(_ lines: String) async throws {
        try await serve(.patient()) { port, connections in
            let head = lines + "Host: localhost\r\n\r\n"
            let usual = try RawConnection(port: port)
            await usual.send(head)
            let reply = await usual.read(until: "\r\n\r\n")
            #expect(reply.text.hasPrefix("HTTP/1.1 ") && reply.text.lowercased().contains("connection: close"))
            let long = try RawConnection(port: port)
            let sent = await long.send(head + String(repeating: "x", count: 24 << 20))
            #expect(sent < 24 << 20)
            try await expect(0, of: connections)
        }
    }

    @Test func limitsTheConnectionsOfOneAddress() async throws {
        try await serve(.patient(perAddress: 3)) { port, connections in
            var half: [RawConnection] = []
            for _ in 0..<3 {
                half.append(try RawConnection(port: port))
                await half.last?.send("GET /loan HTT")
            }
            try await expect(3, of: connections)
            let further = try RawConnection(port: port)
            await further.send(get)
            #expect(await further.read().text.isEmpty)
            half.removeLast()
            try await expect(2, of: connections)
            let next = try RawConnection(port: port)
            await next.send(get)
            #expect(await next.read(until: "</html>").text.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func closesIdleConnectionsForNewOnes() async throws {
        try await serve(.patient(perAddress: 3)) { port, connections in
            var idle: [RawConnection] = []
            for _ in 0..<6 {
                let connection = try RawConnection(port: port)
                await connection.send(get)
                #expect(await connection.read(until: "</html>").text.hasPrefix("HTTP/1.1 200"))
                idle.append(connection)
                // The server notes it just after the end of the page is on its way.
                let count = min(idle.count, 3)
                #expect(await eventually { connections.registry.idleCount == count })
            }
            try await expect(3, of: connections)
            #expect(await idle[0].read().isClosed)
        }
    }

    @Test func letsOthersWaitWhenThereAreTooMany() async throws {
        try await serve(.patient(total: 4)) { port, connections in
            var half: [RawConnection] = []
            for _ in 0..<40 {
                half.append(try RawConnection(port: port))
                await half.last?.send("GET /loan HTT")
            }
            // The system accepts a few at once, so the cap is not exact.
            #expect(await eventually { connections.registry.count >= 4 })
            #expect(connections.registry.count < 8)
            let waiting = try RawConnection(port: port)
            await waiting.send(get)
            half.removeAll()
            #expect(await waiting.read(until: "</html>").text.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func goesOnAfterTheSystemRefusedAConnection() async throws {
        let refuse: @Sendable (any Channel) async -> Void = { channel in
            for code in [EMFILE, ENFILE, ECONNABORTED] {
                channel.pipeline.fireErrorCaught(IOError(errnoCode: code, reason: "accept"))
            }
        }
        try await serve(.patient(), running: refuse) { port, _ in
            for _ in 0..<2 {
                let connection = try RawConnection(port: port)
                await connection.send(get)
                #expect(await connection.read(until: "</html>").text.hasPrefix("HTTP/1.1 200"))
            }
        }
    }

    @Test func countsHalfAnAddressOfIPv6() throws {
        let key = { (text: String) in AddressKey.text(try SocketAddress(ipAddress: text, port: 1)) }
        #expect(try key("2001:db8::1") == key("2001:db8::2"))
        #expect(try key("2001:db8:0:1::1") != key("2001:db8::1"))
        #expect(try key("::ffff:192.0.2.1") != key("::ffff:192.0.2.2"))
        #expect(try key("192.0.2.1") != key("192.0.2.2"))
    }

    /// A client of that version waits for the end of the connection.
    @Test func closesConnectionsOfHTTP10AfterTheReply() async throws {
        try await serve(ConnectionLimits(headTimeout: .seconds(600), idleTimeout: .seconds(600))) { port, connections in
            for more in ["", "Connection: keep-alive\r\n"] {
                let old = try RawConnection(port: port)
                await old.send("GET /loan HTTP/1.0\r\nHost: localhost\r\n\(more)\r\n")
                let reply = await old.read()
                #expect(reply.text.hasPrefix("HTTP/1.0 200") && reply.isClosed)
                #expect(!reply.text.lowercased().contains("transfer-encoding"))
                #expect(reply.text.hasSuffix("</html>\n") || reply.text.contains("</html>"))
                // A second request on the same connection gets no reply.
                let twice = try RawConnection(port: port)
                let request = "GET /_formwork/health HTTP/1.0\r\n\(more)\r\n"
                await twice.send(request + request)
                let replies = await twice.read()
                #expect(replies.isClosed && replies.text.components(separatedBy: "HTTP/1.0 200").count == 2)
            }
            try await expect(0, of: connections)
            let new = try RawConnection(port: port)
            await new.send(get)
            #expect(await !new.read(until: "</html>").isClosed)
        }
    }

    /// Somebody with a whole network of IPv6 has 65 536 addresses that count by themselves.
    @Test func aNetworkHasALimitToo() {
        #expect(AddressKey.network("32:1:13:184:0:1:0:2") == "32:1:13:184:0:1:*")
        #expect(AddressKey.network("32:1:13:184:0:1:0:2 loan") == "32:1:13:184:0:1:* loan")
        for text in [
            "192.0.2.1", "", "code of a:b:c:d:e:f:g:h", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:256", "1:2:3:4:5:6:7:8:9",
        ] {
            #expect(AddressKey.network(text) == nil, "\(text)")
        }
        let limiter = RateLimiter(RequestRate(burst: 2, perMinute: 60))
        let now = ContinuousClock.now
        var admitted = 0
        for sender in 0..<100 {
            for _ in 0..<3 where limiter.admit("32:1:13:184:0:1:0:\(sender)", at: now) { admitted += 1 }
        }
        #expect(admitted == 2 * AddressKey.networkShare)
        #expect(limiter.admit("32:1:13:184:0:2:0:1", at: now), "another network")
        #expect(limiter.admit("32:1:13:184:0:1:0:200", at: now + .seconds(1)), "a minute has the sixteenfold")
    }

    /// The memory for addresses is limited. Filling it makes nobody's limit new, neither that of a network nor that of a name.
    @Test func manyAddressesMakeNoLimitNew() {
        let limiter = RateLimiter(RequestRate(burst: 3, perMinute: 1))
        let now = ContinuousClock.now
        for name in ["code of ada", "192.0.2.1"] { while limiter.admit(name, at: now) {} }
        var admitted = 0
        for sender in 0..<65_536 where limiter.admit("32:1:13:184:0:1:\(sender >> 8):\(sender & 255)", at: now) {
            admitted += 1
        }
        #expect(admitted == 3 * AddressKey.networkShare)
        // Each of these is in another network, or is an address of IPv4.
        for sender in 0..<30_000 {
            let admitsNew = limiter.admit("10.\(sender >> 16).\(sender >> 8 & 255).\(sender & 255)", at: now)
            #expect(admitsNew)
        }
        #expect(!limiter.admit("code of ada", at: now) && !limiter.admit("192.0.2.1", at: now))
        #expect(!limiter.admit("32:1:13:184:0:1:9:9", at: now))
    }

    /// What one sender tries beyond its own limit takes nothing from the network.
    @Test func aSenderUsesUpNoNetwork() {
        let limiter = RateLimiter(RequestRate(burst: 2, perMinute: 1))
        let now = ContinuousClock.now
        for _ in 0..<1_000 { _ = limiter.admit("1:2:3:4:5:6:7:8", at: now) }
        #expect(limiter.admit("1:2:3:4:5:6:7:9", at: now))
    }
}
#endif
