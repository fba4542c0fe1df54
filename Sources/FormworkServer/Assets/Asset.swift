#if Server
/// A file that pages load: its bytes as they are and compressed once, ahead of all requests.
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

    /// The bytes for a reader who understands gzip or not, with the tag of exactly these bytes.
    func variant(gzipped: Bool) -> (bytes: [UInt8], tag: String) {
        if gzipped, let compressed { return (compressed, "\"\(tag)-gzip\"") }
        return (bytes, "\"\(tag)\"")
    }
}
#endif
