#if Server
import AsyncHTTPClient
@testable import FormworkServer
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import Testing

/// What an operator reads of a receiver that cannot be reached.
@Suite(.tags(.waiting)) struct DeliveryReasonTests {
    /// Posts to an address, and returns the reason why that failed.
    private func reason(_ url: String, port: Int, host: String = "127.0.0.1") async -> String {
        var request = HTTPClientRequest(url: url)
        request.method = .POST
        let pinned = PinnedRequest(
            request: request, purpose: "test", host: host, port: port, mayBePrivate: true, timeout: .seconds(3_600))
        do {
            return try await pinned.send { "\($0.status.code)" }
        } catch {
            return DeliveryProblem.reason(of: error)
        }
    }

    /// Serves connections in one way, and posts to them.
    private func reason(
        _ serve: @escaping @Sendable (any Channel) -> EventLoopFuture<Void>
    ) async throws -> String {
        let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer(serve).bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(server.localAddress?.port)
        let found = await reason("http://127.0.0.1:\(port)/", port: port)
        try await server.close()
        return found
    }

    @Test func aReceiverThatClosesIsSaidToClose() async throws {
        let found = try await reason { channel in
            channel.eventLoop.makeSucceededVoidFuture().map { channel.close(promise: nil) }
        }
        #expect(found == "the receiver closed the connection without a reply")
    }

    @Test(arguments: [
        (ECONNREFUSED, "the connection was refused; nothing listens at that address"),
        (ECONNRESET, "the receiver closed the connection without a reply"),
        (EHOSTUNREACH, "the host cannot be reached from here"),
    ]) func whatTheSystemSaysIsSaid(_ code: Int32, _ words: String) {
        #expect(DeliveryProblem.reason(of: IOError(errnoCode: code, reason: "connect")) == words)
        #expect(DeliveryProblem.reason(of: NIOSSLError.uncleanShutdown) == "the connection could not be encrypted")
    }

    @Test func aHostThatIsNotThereIsSaid() async {
        #expect(
            await reason("http://nobody.invalid/", port: 80, host: "nobody.invalid")
                == "the name of the host was not found")
    }

    @Test func timesThatAreOverAreSaid() {
        #expect(DeliveryProblem.reason(of: HTTPClientError.deadlineExceeded) == "there was no reply in time")
        #expect(DeliveryProblem.reason(of: HTTPClientError.connectTimeout) == "no connection could be made in time")
        #expect(
            DeliveryProblem.reason(of: HTTPClientError.getConnectionFromPoolTimeout)
                == "no connection could be made in time")
    }

    @Test(arguments: [
        (HTTPClientError.cancelled, "the try was interrupted"), (.emptyHost, "the address cannot be used"),
        (.alreadyShutdown, "there was no usable reply (Already shutdown)"),
    ]) func whatIsNoLateReplyIsNotCalledSo(_ error: HTTPClientError, _ words: String) {
        #expect(DeliveryProblem.reason(of: error) == words)
    }

    @Test func theSystemsWordsAreThereFromManyThreads() async {
        let words = await withTaskGroup(of: String.self) { group in
            for number in 0..<200 { group.addTask { SystemError(number % 2 == 0 ? ENOENT : EACCES).words } }
            return await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(words == ["No such file or directory", "Permission denied"])
        #expect(!SystemError(-5).words.isEmpty)
    }
}
#endif
