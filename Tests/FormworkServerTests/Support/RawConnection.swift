#if Server
import Dispatch
import FormworkTestSupport
import Foundation
import NIOCore
import Testing

/// A connection that sends exactly the given bytes, and reads only on demand.
final class RawConnection: Sendable {
    private let descriptor: Int32

    init(port: Int) throws {
        #if os(Linux)
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        signal(SIGPIPE, SIG_IGN)
        let descriptor = descriptor
        let status = try SocketAddress(ipAddress: "127.0.0.1", port: port).withSockAddr { pointer, size in
            connect(descriptor, pointer, socklen_t(size))
        }
        try #require(status == 0, "\(String(cString: strerror(errno)))")
    }

    deinit {
        close(descriptor)
    }

    /// Sends bytes, and returns how many were sent. Their number is lower if the other side closed.
    @discardableResult
    func send(_ text: String) async -> Int {
        await inBackground {
            let bytes = Array(text.utf8)
            var sent = 0
            while sent < bytes.count, self.wait(Int16(POLLOUT)) {
                let rest = Array(bytes[sent...].prefix(65_536))
                let count = write(self.descriptor, rest, rest.count)
                if count <= 0 { break }
                sent += count
            }
            return sent
        }
    }

    /// Reads until a text has arrived or the other side closes.
    func read(until end: String? = nil) async -> (text: String, isClosed: Bool) {
        await inBackground {
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while self.wait(Int16(POLLIN)) {
                let count = Foundation.read(self.descriptor, &buffer, buffer.count)
                if count <= 0 { return (String(decoding: bytes, as: UTF8.self), true) }
                bytes += buffer.prefix(count)
                if let end, String(decoding: bytes, as: UTF8.self).contains(end) { break }
            }
            return (String(decoding: bytes, as: UTF8.self), false)
        }
    }

    /// Waits until something can be written or read; `false` after twenty minutes, when the other side hangs.
    private func wait(_ events: Int16) -> Bool {
        var place = pollfd(fd: descriptor, events: events, revents: 0)
        return poll(&place, 1, 1_200_000) > 0
    }

    /// Blocks a thread that nothing else of the tests needs.
    private func inBackground<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: body()) }
        }
    }
}
#endif
