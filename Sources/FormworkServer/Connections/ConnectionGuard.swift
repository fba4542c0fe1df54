#if Server
import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes a connection that takes a place from others: it sends too slowly, reads nothing of its reply, or goes on
/// sending a body after the reply.
///
/// Each connection has a guard of its own, between the HTTP codec and the server. The timeouts between requests belong
/// to the server (`HTTPConnectionStateHandler`).
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// Replies are written in parts of this many bytes. A slow reader takes a part now and then; a reader that stopped
    /// takes none.
    private static let slice = 16_384
    /// How many bytes of a body are read after the reply to it. Closing earlier could discard the reply.
    private static let lingeringBytes = 1 << 20
    private static let lingeringTime = TimeAmount.seconds(3)

    private let registry: ConnectionRegistry
    private var limits: ConnectionLimits { registry.limits }
    private var ticket: ConnectionRegistry.Ticket?

    /// Requests whose reply is not written yet.
    private var requests = 0
    private var isReadingBody = false
    private var bodyBytes = 0
    private var bodyStarted = NIODeadline.now()
    private var closesAfterReply = false
    /// Whether the codec reads nothing after the request that came last. It would keep all further bytes.
    private var isLastRequest = false
    /// Whether the reply is written, and the rest of the body is read and ignored.
    private var isLingering = false
    private var readTimer: Scheduled<Void>?

    private var pendingWrites = 0
    private var lastWritten = NIODeadline.now()
    private var writeTimer: Scheduled<Void>?

    init(_ registry: ConnectionRegistry) {
        self.registry = registry
    }

    // MARK: - The connection

    func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { begin(context) }
    }

    func channelActive(context: ChannelHandlerContext) {
        begin(context)
        context.fireChannelActive()
    }

    private func begin(_ context: ChannelHandlerContext) {
        guard ticket == nil else { return }
        let address = context.remoteAddress.map { AddressKey.text($0) } ?? ""
        guard let ticket = registry.open(context.channel, from: address) else {
            context.close(promise: nil)
            return
        }
        self.ticket = ticket
        readTimer = schedule(after: TimeAmount(limits.headTimeout), context) { context.close(promise: nil) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        end()
    }

    private func end() {
        if let ticket { registry.close(ticket) }
        readTimer?.cancel()
        writeTimer?.cancel()
        (readTimer, writeTimer) = (nil, nil)
    }

    // MARK: - Requests

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        if isLingering { return discard(part, context) }
        switch part {
        case .head(let head):
            if let refusal = HeadRefusal(head) { return refuse(refusal, context) }
            if let ticket { registry.busy(ticket) }
            requests += 1
            isReadingBody = true
            isLastRequest = head.asksForAnotherProtocol
            bodyBytes = 0
            bodyStarted = .now()
            checkBody(context)
        case .body(let bytes):
            bodyBytes += bytes.readableBytes
        case .end:
            isReadingBody = false
            readTimer?.cancel()
            readTimer = nil
        }
        context.fireChannelRead(data)
    }

    func read(context: ChannelHandlerContext) {
        if isLastRequest, !isReadingBody { return }
        context.read()
    }

    /// Replies to a request whose headers nobody should read, and closes the connection.
    private func refuse(_ refusal: HeadRefusal, _ context: ChannelHandlerContext) {
        // Nothing can be written before the reply to an earlier request.
        guard requests == 0 else { return context.close(promise: nil) }
        if let ticket { registry.busy(ticket) }
        isReadingBody = true
        var head = HTTPResponse(status: refusal.status)
        head.headerFields[.connection] = "close"
        head.headerFields[.contentType] = "text/plain; charset=utf-8"
        head.headerFields[.contentLength] = String(refusal.sentence.utf8.count)
        write(.head(head), nil, context)
        write(.body(ByteBuffer(string: refusal.sentence)), nil, context)
        finish(nil, nil, context)
    }

    /// Closes the connection if the body comes too slowly. Otherwise schedules the next check for the earliest time at
    /// which it could be too slow.
    private func checkBody(_ context: ChannelHandlerContext) {
        readTimer?.cancel()
        // The server does not read on while it works on an earlier request. The sender is not to blame for that time.
        if requests > 1 { bodyStarted = .now() }
        let deadline = bodyStarted + TimeAmount(limits.time(forBodyOf: bodyBytes))
        if deadline <= .now() { return context.close(promise: nil) }
        readTimer = schedule(after: deadline - .now(), context) { self.checkBody(context) }
    }

    private func discard(_ part: HTTPRequestPart, _ context: ChannelHandlerContext) {
        switch part {
        case .body(let bytes):
            bodyBytes += bytes.readableBytes
            if bodyBytes > Self.lingeringBytes { context.close(promise: nil) }
        case .head, .end:
            context.close(promise: nil)
        }
    }

    // MARK: - Replies

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(var head):
            // The rest of such a body is not read. It may be very long, such as 3 GB after a 413.
            if isReadingBody || isLastRequest, requests == 1, head.status.kind != .informational {
                closesAfterReply = true
                head.headerFields[.connection] = "close"
            }
            write(.head(head), promise, context)
        case .body(var bytes):
            while bytes.readableBytes > Self.slice, let slice = bytes.readSlice(length: Self.slice) {
                write(.body(slice), nil, context)
            }
            write(.body(bytes), promise, context)
        case .end(let trailers):
            requests -= 1
            if closesAfterReply { return finish(trailers, promise, context) }
            write(.end(trailers), promise, context)
            if requests == 0, let ticket, !registry.idle(ticket) {
                context.flush()
                context.close(promise: nil)
            }
        }
    }

    private func write(_ part: HTTPResponsePart, _ promise: EventLoopPromise<Void>?, _ context: ChannelHandlerContext) {
        let promise = promise ?? context.eventLoop.makePromise(of: Void.self)
        pendingWrites += 1
        if pendingWrites == 1 { lastWritten = .now() }
        promise.futureResult.assumeIsolated().whenComplete { _ in
            self.pendingWrites -= 1
            self.lastWritten = .now()
        }
        if writeTimer == nil { checkWrites(context) }
        context.write(wrapOutboundOut(part), promise: promise)
    }

    /// Closes the connection if its reader took nothing for too long. Otherwise schedules the next check while
    /// something waits to be written.
    private func checkWrites(_ context: ChannelHandlerContext) {
        writeTimer = nil
        guard pendingWrites > 0 else { return }
        let deadline = lastWritten + TimeAmount(limits.writeTimeout)
        if deadline <= .now() { return context.close(promise: nil) }
        writeTimer = schedule(after: deadline - .now(), context) { self.checkWrites(context) }
    }

    /// Ends the reply to a request whose body is not read to its end. The connection stays open for a moment: closing
    /// it at once would reset it, and the sender could lose the reply.
    private func finish(
        _ trailers: HTTPFields?, _ promise: EventLoopPromise<Void>?, _ context: ChannelHandlerContext
    ) {
        let written = promise ?? context.eventLoop.makePromise(of: Void.self)
        let isComplete = !isReadingBody
        isLingering = true
        bodyBytes = 0
        readTimer?.cancel()
        readTimer = schedule(after: Self.lingeringTime, context) { context.close(promise: nil) }
        written.futureResult.assumeIsolated().whenComplete { _ in
            if isComplete { context.close(promise: nil) } else { context.close(mode: .output, promise: nil) }
        }
        write(.end(trailers), written, context)
        context.flush()
    }

    private func schedule(
        after time: TimeAmount, _ context: ChannelHandlerContext, _ body: @escaping () -> Void
    ) -> Scheduled<Void> {
        context.eventLoop.assumeIsolated().scheduleTask(in: time, body)
    }
}

@available(*, unavailable)
extension ConnectionGuard: Sendable {}
#endif
