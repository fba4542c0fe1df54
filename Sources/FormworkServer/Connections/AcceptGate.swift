#if Server
import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Decides when a server accepts another connection.
///
/// The server accepts none while it has as many as allowed, and pauses for a moment after the system refused one. The
/// gate is the first handler of the server's pipeline, so it sees each connection before it is set up.
///
/// The pause is needed when the process has no descriptor left. The refused connection then stays in the system's queue
/// and makes the socket ready again at once, so a server without a pause would keep one core busy. The gate also keeps
/// the error from the server, whose list of connections would end with it: the server would accept no connection any
/// more.
final class AcceptGate: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = any Channel
    typealias InboundOut = any Channel
    typealias OutboundIn = Never
    typealias OutboundOut = Never

    private static let pause = TimeAmount.milliseconds(100)

    private let registry: ConnectionRegistry
    private var count = 0
    private var isWaiting = false
    private var isPaused = false

    init(_ registry: ConnectionRegistry) {
        self.registry = registry
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        count += 1
        if count >= registry.limits.total { registry.closeOldestIdle() }
        unwrapInboundIn(data).closeFuture.hop(to: context.eventLoop).assumeIsolated().whenComplete { _ in
            self.count -= 1
            guard self.isWaiting, self.count < self.registry.limits.total else { return }
            self.isWaiting = false
            context.read()
        }
        context.fireChannelRead(data)
    }

    func read(context: ChannelHandlerContext) {
        if count < registry.limits.total {
            context.read()
        } else {
            isWaiting = true
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let problem = error as? IOError, Self.passes(problem.errnoCode) else {
            context.fireErrorCaught(error)
            return
        }
        guard problem.errnoCode != ECONNABORTED, !isPaused else { return }
        isPaused = true
        let options = context.channel.syncOptions
        try? options?.setOption(.autoRead, value: false)
        context.eventLoop.assumeIsolated().scheduleTask(in: Self.pause) {
            self.isPaused = false
            try? options?.setOption(.autoRead, value: true)
        }
    }

    private static func passes(_ code: CInt) -> Bool {
        [ECONNABORTED, EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code)
    }
}

@available(*, unavailable)
extension AcceptGate: Sendable {}
#endif
