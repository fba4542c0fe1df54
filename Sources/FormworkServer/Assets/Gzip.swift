#if Server
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression

/// Compresses bytes in the gzip format; `nil` if that does not make them smaller.
///
/// SwiftNIO's compressor only exists as a handler of HTTP replies, so this hands it one reply.
func gzipped(_ bytes: [UInt8]) -> [UInt8]? {
    let channel = EmbeddedChannel(handler: HTTPResponseCompressor())
    defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
    var request = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
    request.headers.add(name: "accept-encoding", value: "gzip")
    var compressed: [UInt8] = []
    do {
        try channel.writeInbound(HTTPServerRequestPart.head(request))
        try channel.writeInbound(HTTPServerRequestPart.end(nil))
        channel.write(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)), promise: nil)
        channel.write(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: bytes))), promise: nil)
        try channel.writeAndFlush(HTTPServerResponsePart.end(nil)).wait()
        while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
            if case .body(.byteBuffer(let buffer)) = part { compressed.append(contentsOf: buffer.readableBytesView) }
        }
    } catch {
        return nil
    }
    return compressed.isEmpty || compressed.count >= bytes.count ? nil : compressed
}
#endif
