#if Server
/// A file that pages load. It is compressed once, before the first request.
struct Asset: Sendable {
    var contentType: String
    var bytes: [UInt8]
    var compressed: [UInt8]?
    /// The hash of the bytes.
    var tag: String

    /// - Parameter compressed: The bytes in the gzip format as the build compressed them; `nil` to compress them here. Bytes that are
    ///   not those of the file are not used.
    init(_ bytes: [UInt8], contentType: String, compressed: [UInt8]? = nil) {
        self.contentType = contentType
        self.bytes = bytes
        self.compressed =
            compressed.flatMap { GzipTrailer(of: $0) == GzipTrailer(for: bytes) ? $0 : nil } ?? gzipped(bytes)
        self.tag = contentHash(bytes)
    }

    /// The bytes to send, compressed or not, and the tag of exactly these bytes.
    func variant(gzipped: Bool) -> (bytes: [UInt8], tag: String) {
        if gzipped, let compressed { return (compressed, "\"\(tag)-gzip\"") }
        return (bytes, "\"\(tag)\"")
    }
}
#endif
