#if Server
import HummingbirdCore
import Logging
import NIOCore

/// A connection that keeps what is read from it until it is closed.
///
/// A connection that is accepted while the server stops is never handled. Without this, what was made for it would be
/// released at once, and the process would end: NIO requires that a writer is finished before it is released
/// (https://github.com/apple/swift-nio/issues/3481).
struct RetainedChannel<Base: ServerChildChannel>: ServerChildChannel {
    typealias Value = Base.Value

    let base: Base

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        base.setup(channel: channel, logger: logger).map { value in
            channel.closeFuture.whenComplete { _ in withExtendedLifetime(value) {} }
            return value
        }
    }

    func handle(value: Value, logger: Logger) async {
        await base.handle(value: value, logger: logger)
    }
}
#endif
