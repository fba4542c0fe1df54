/// The memory in which the page's script and the engine exchange JSON. The script writes a request and reads the reply.
/// Each is valid until the next call.
struct Exchange {
    /// The maximum number of bytes of a request.
    static let longestRequest = 16 << 20

    private var request = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private var reply = UnsafeMutableRawBufferPointer(start: nil, count: 0)

    /// Reserves memory for a request of `count` bytes; `nil` if that is too long.
    mutating func room(for count: Int) -> UnsafeMutableRawPointer? {
        guard count >= 0, count <= Self.longestRequest else { return nil }
        Self.grow(&request, to: count)
        return request.baseAddress
    }

    /// The first bytes of the request that the script wrote.
    func takeRequest(_ count: Int) -> [UInt8] {
        Array(request.prefix(max(0, count)))
    }

    /// Keeps a reply until the next one. Returns its length in bytes.
    mutating func keep(_ bytes: [UInt8]) -> Int {
        Self.grow(&reply, to: bytes.count)
        reply.copyBytes(from: bytes)
        return bytes.count
    }

    /// The address of the reply.
    var replyAddress: UnsafeMutableRawPointer? { reply.baseAddress }

    private static func grow(_ buffer: inout UnsafeMutableRawBufferPointer, to count: Int) {
        guard buffer.count < count || buffer.baseAddress == nil else { return }
        buffer.deallocate()
        buffer = .allocate(byteCount: max(count, 4096), alignment: 16)
    }
}
