#if Server
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// Compresses pages and JSON that the server writes for one request. Assets are compressed once, when they are read.
///
/// The length of a compressed reply tells whether two of its parts are alike. An attacker who chooses one part by a link, and sees the
/// lengths of many replies, can guess the other part: an answer that the host filled in, for example (BREACH). So a reply to an address
/// with a query is never compressed, and no page with results is. Another site cannot post, so replies to posts are compressed.
enum CompressedReply {
    /// Shorter replies fit into one packet anyway.
    private static let minimum = 1_400
    /// Compressing a longer reply would take too much memory at once.
    private static let maximum = 8_000_000

    /// The reply to send; the same one if it is not compressed.
    static func make(_ reply: Response, to call: ServerCall) async -> Response {
        guard call.destination.isCompressed, call.head.method == .post || !call.hasQuery,
            let type = reply.headers[.contentType], isText(type)
        else { return reply }
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
        /// The bytes that were written. A writer is consumed by its body, so they are outside of it.
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

extension ServerCall {
    /// Whether the address has a query, which a link of another site can choose.
    fileprivate var hasQuery: Bool { !(request.uri.query ?? "").isEmpty }
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
