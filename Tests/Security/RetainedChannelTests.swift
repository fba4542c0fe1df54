#if Server
@testable import FormworkServer
import FormworkTestSupport
import HummingbirdCore
import Logging
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import FormworkServerTests

/// Connections that are accepted while the server stops, and never handled.
@Suite(.tags(.waiting)) struct RetainedChannelTests {
    /// Whether what was made for a connection was released.
    private final class Released: Sendable {
        private let state = Mutex(false)

        var isNoted: Bool { state.withLock { $0 } }

        func note() { state.withLock { $0 = true } }
    }

    /// What is made for a connection.
    private final class Value: ServerChildChannelValue {
        let channel: any Channel
        private let released: Released

        init(_ channel: any Channel, _ released: Released) {
            self.channel = channel
            self.released = released
        }

        deinit { released.note() }
    }

    private struct Base: ServerChildChannel {
        let released: Released

        func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
            channel.eventLoop.makeSucceededFuture(Value(channel, released))
        }

        func handle(value: Value, logger: Logger) async {}
    }

    @Test func whatIsMadeForAConnectionStaysUntilItIsClosed() async throws {
        let released = Released()
        let connections = RetainedChannel(base: Base(released: released))
        let channel = NIOAsyncTestingChannel()
        try await channel.connect(to: SocketAddress(unixDomainSocketPath: "socket")).get()
        // Nobody else keeps what was made.
        try await connections.setup(channel: channel, logger: Logger(label: "test")).map { _ in }.get()
        #expect(!released.isNoted)
        try await channel.close()
        #expect(await eventually { released.isNoted })
    }
}
#endif
