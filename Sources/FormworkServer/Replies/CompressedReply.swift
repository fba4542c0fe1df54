#if Server
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// Compresses what the server writes for one request: pages, JSON and tables. Assets are compressed once, before anybody asks for them.
///
/// A compressed reply tells by its length whether two of its parts are alike. An attacker who can choose one of them, and see the lengths of
/// many replies, finds out the other one. So replies are not compressed that have secrets which stay the same beside what a link of another
/// site can put into them. These are the pages for results: they have answers, and they show what was searched for. The
/// pages of forms have no such secret: the state in a page is sealed anew each time, and the pages of saved answers are only for those
/// who have their link.
enum CompressedReply {
    /// Shorter replies fit into one packet anyway.
    private static let minimum = 1_400
    /// The text of the longest page of a form is much shorter.
    private static let maximum = 8_000_000

    /// The reply to send; the same one if it is not compressed.
    static func make(_ reply: Response, to call: ServerCall) async -> Response {
        guard call.destination.isCompressed, let type = reply.headers[.contentType], isText(type) else { return reply }
        var reply = reply
        reply.headers[.vary] = "Accept-Encoding"
        guard reply.headers[.contentEncoding] == nil, acceptsGzip(call.head.headerFields[.acceptEncoding]),
            let length = reply.body.contentLength, (minimum...maximum).contains(length),
            let bytes = try? await Collector.bytes(of: reply.body, count: length), let compressed = gzipped(bytes)
        else { return reply }
        reply.headers[.contentEncoding] = "gzip"
        reply.body = ResponseBody(byteBuffer: ByteBuffer(bytes: compressed))
        return reply
    }

    private static func isText(_ type: String) -> Bool {
        ["text/", "application/json"].contains { type.hasPrefix($0) }
    }

    /// Takes the bytes of a reply.
    private struct Collector: ResponseBodyWriter {
        /// What was written. A writer is consumed by its body, so the bytes are outside of it.
        final class Bytes: Sendable {
            let buffer: Mutex<[UInt8]>

            init(count: Int) {
                var bytes: [UInt8] = []
                bytes.reserveCapacity(count)
                buffer = Mutex(bytes)
            }
        }

        let bytes: Bytes

        static func bytes(of body: ResponseBody, count: Int) async throws -> [UInt8] {
            let bytes = Bytes(count: count)
            try await body.write(Collector(bytes: bytes))
            return bytes.buffer.withLock { $0 }
        }

        mutating func write(_ buffer: ByteBuffer) async throws {
            bytes.buffer.withLock { $0 += buffer.readableBytesView }
        }

        consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }
}

extension Destination {
    /// Whether replies may be compressed; see `CompressedReply`.
    fileprivate var isCompressed: Bool {
        switch self {
        case .gallery, .examples, .form, .done, .definition, .fragment, .options, .check, .kept, .draft, .saved: true
        // Results stand beside what was searched for. Files and styles come as they are, or compressed already.
        case .admin, .attachment, .file, .style, .health, .readiness, .nothing: false
        }
    }
}
#endif
