#if Server
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// A connection whose requests keep the host that an absolute address names, as in `GET http://forms.example.org/loan HTTP/1.1`.
///
/// What comes after the HTTP codec knows the path of such an address alone. If its host is another one than that of the
/// header, it becomes a second header, and a request with two is refused (`HostCheck`).
struct NamedHostChannel<Base: ServerChildChannel>: ServerChildChannel {
    typealias Value = Base.Value

    let base: Base

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        base.setup(channel: channel, logger: logger).flatMapThrowing { value in
            let operations = channel.pipeline.syncOperations
            let decoder = try operations.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
            try operations.addHandler(AbsoluteAddressHandler(), position: .after(decoder))
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
            let named = head.headers.first(name: "Host"), let start = head.uri.firstRange(of: "://")
        else { return context.fireChannelRead(data) }
        let host = head.uri[start.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        if named.lowercased() != host.lowercased() {
            head.headers.add(name: "Host", value: String(host))
        }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }
}
#endif
