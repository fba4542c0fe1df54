#if Server
public import HummingbirdCore
public import NIOCore

/// The connections of a server, within limits.
///
/// An application takes two things from it:
///
/// ```swift
/// let connections = ServedConnections()
/// let application = Application(
///     router: router, server: connections.server, onServerRunning: { await connections.watch($0) })
/// ```
public struct ServedConnections: Sendable {
    let registry: ConnectionRegistry
    private let identity: TLSIdentity?

    /// Prepares a server's connections. Each server needs its own.
    ///
    /// - Parameter identity: The certificate with which connections are encrypted; `nil` for connections in clear, as behind a
    ///   proxy.
    public init(_ limits: ConnectionLimits = ConnectionLimits(), identity: TLSIdentity? = nil) {
        registry = ConnectionRegistry(limits)
        self.identity = identity
    }

    /// Builds a server that speaks HTTP/1.1 and closes connections that are too slow or too many.
    public var server: HTTPServerBuilder {
        HTTPServerBuilder { [registry, identity] responder in
            let http = HTTP1Channel(
                responder: responder,
                configuration: HTTP1Channel.Configuration(
                    additionalChannelHandlers: [ConnectionGuard(registry)],
                    idleTimeout: TimeAmount(registry.limits.idleTimeout)))
            let plain = RetainedChannel(base: NamedHostChannel(base: http))
            guard let identity else { return plain }
            return SecuredChannel(base: plain, identity: identity)
        }
    }

    /// Lets the server accept no connection while it has as many as allowed, and for a moment after the system refused
    /// one. Called once, with the server's channel.
    public func watch(_ serverChannel: any Channel) async {
        let registry = registry
        // A channel that is closing needs no watching.
        try? await serverChannel.eventLoop.submit {
            try serverChannel.pipeline.syncOperations.addHandler(AcceptGate(registry), position: .first)
        }.get()
    }
}
#endif
