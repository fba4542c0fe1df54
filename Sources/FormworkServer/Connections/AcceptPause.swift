#if Server
import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Waits a moment where accepting a connection failed.
///
/// A connection that cannot be accepted, for want of a descriptor, stays in the system's queue and makes the socket
/// ready at once again: without a pause accepting would take all of a processor. And the error would end the
/// server's list of connections, so that it served nobody any more.
final class AcceptPause: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = any Channel
    typealias InboundOut = any Channel

    private static let pause = TimeAmount.milliseconds(500)

    private var isPaused = false

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
#endif
