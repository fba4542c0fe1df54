#if Server
/// A file that pages load. It is compressed once, before the first request.
struct Asset: Sendable {
    var contentType: String
    var bytes: [UInt8]
    var compressed: [UInt8]?
    /// The hash of the bytes.
    var tag: String

    init(_ bytes: [UInt8], contentType: String) {
        self.contentType = contentType
        self.bytes = bytes
        self.compressed = gzipped(bytes)
        self.tag = contentHash(bytes)
    }

    /// The bytes to send, compressed or not, and the tag of exactly these bytes.
    func variant(gzipped: Bool) -> (bytes: [UInt8], tag: String) {
        if gzipped, let compressed { return (compressed, "\"\(tag)-gzip\"") }
        return (bytes, "\"\(tag)\"")
    }
}
#endif
