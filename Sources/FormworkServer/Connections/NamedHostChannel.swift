#if Server
import FormworkCore
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// A connection whose requests keep the host that an absolute address names, as in `GET http://forms.example.org/loan HTTP/1.1`,
/// and that is closed after the reply to a request of HTTP/1.0.
///
/// The handlers after the HTTP codec know only the path of such an address. If its host is another one than that of the header,
/// it becomes a second header, and a request with two is refused (`HostCheck`). Nor do they know the version, and would wait
/// for further requests of a client that knows only one.
struct NamedHostChannel<Base: ServerChildChannel>: ServerChildChannel {
    typealias Value = Base.Value

    let base: Base

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        base.setup(channel: channel, logger: logger).flatMapThrowing { value in
            let operations = channel.pipeline.syncOperations
            let decoder = try operations.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
            try operations.addHandler(AbsoluteAddressHandler(), position: .after(decoder))
            try operations.addHandler(OldVersionHandler(), position: .after(decoder))
            return value
        }
    }

    func handle(value: Value, logger: Logger) async {
        await base.handle(value: value, logger: logger)
    }
}

/// Adds a second header with the host of an absolute address, if the first one is another host.
private final class AbsoluteAddressHandler: ChannelInboundHandler, Sendable {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data), !head.uri.hasPrefix("/"),
            let named = head.headers.first(name: "Host")
        else { return context.fireChannelRead(data) }
        let parts = head.uri.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return context.fireChannelRead(data) }
        // Text: an address in the head of a request, which is ASCII.
        let host = parts[1].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        if named.lowercased() != host.lowercased() {
            head.headers.add(name: "Host", value: String(host))
        }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }
}

/// Answers requests of HTTP/1.0 in that version, and closes the connection after the first one.
private final class OldVersionHandler: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private var isOld = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head(let head) = unwrapInboundIn(data), head.version.major == 0 || head.version == .http1_0 {
            isOld = true
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard isOld else { return context.write(data, promise: promise) }
        switch unwrapOutboundIn(data) {
        case .head(var head):
            // That version knows no chunks. Without a length the end of the connection is the end of the reply.
            head.version = .http1_0
            head.headers.remove(name: "Transfer-Encoding")
            head.headers.replaceOrAdd(name: "Connection", value: "close")
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .body: context.write(data, promise: promise)
        case .end:
            let written = promise ?? context.eventLoop.makePromise(of: Void.self)
            written.futureResult.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
            context.writeAndFlush(data, promise: written)
        }
    }
}

@available(*, unavailable)
extension OldVersionHandler: Sendable {}
#endif
