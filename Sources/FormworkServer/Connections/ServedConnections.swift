#if Server
public import HummingbirdCore
public import NIOCore

/// The connections of a server, within limits.
///
/// An application takes three things from it:
///
/// ```swift
/// let connections = ServedConnections()
/// let application = Application(
///     router: router, server: connections.server,
///     configuration: ApplicationConfiguration(availableConnectionsDelegate: connections.availability),
///     onServerRunning: { await connections.watch($0) })
/// ```
public struct ServedConnections: Sendable {
    let registry: ConnectionRegistry

    /// Prepares a server's connections. Each server needs its own.
    public init(_ limits: ConnectionLimits = ConnectionLimits()) {
        registry = ConnectionRegistry(limits)
    }

    /// Builds a server that speaks HTTP/1.1 and closes connections that are too slow or too many.
    public var server: HTTPServerBuilder {
        .http1(
            configuration: HTTP1Channel.Configuration(
                additionalChannelHandlers: [ConnectionGuard(registry)],
                idleTimeout: TimeAmount(registry.limits.idleTimeout)))
    }

    /// Pauses accepting while there are as many connections as allowed.
    public var availability: any AvailableConnectionsDelegate {
        ConnectionCap(registry)
    }

    /// Keeps the server accepting when the system refuses another connection for a moment. Called once with the
    /// server's channel.
    public func watch(_ serverChannel: any Channel) async {
        // A channel that is closing needs no watching.
        try? await serverChannel.eventLoop.submit {
            try serverChannel.pipeline.syncOperations.addHandler(AcceptPause(), position: .first)
        }.get()
    }
}

/// Tells the server whether there is room for another connection.
struct ConnectionCap: AvailableConnectionsDelegate {
    private let registry: ConnectionRegistry
    private var count = 0

    init(_ registry: ConnectionRegistry) {
        self.registry = registry
    }

    mutating func connectionOpened() {
        count += 1
        if count >= registry.limits.total { registry.closeOldestIdle() }
    }

    mutating func connectionClosed() {
        count -= 1
    }

    func isAcceptingNewConnections() -> Bool {
        count < registry.limits.total
    }
}
#endif
