/// Memory through which the page's script and the engine pass JSON: the script writes a request and
/// reads the reply, each valid until the next call.
struct Exchange {
    /// The longest request that is taken; more than any parser here accepts.
    static let longestRequest = 16 << 20

    private var request = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private var reply = UnsafeMutableRawBufferPointer(start: nil, count: 0)

    /// Makes room for a request; `nil` if there is none for so long a one.
    mutating func room(for count: Int) -> UnsafeMutableRawPointer? {
        guard count >= 0, count <= Self.longestRequest else { return nil }
        Self.grow(&request, to: count)
        return request.baseAddress
    }

    /// The request that was written, as far as there was room for it.
    func takeRequest(_ count: Int) -> [UInt8] {
        Array(request.prefix(max(0, count)))
    }

    /// Keeps a reply until the next one, and gives its length.
    mutating func keep(_ bytes: [UInt8]) -> Int {
        Self.grow(&reply, to: bytes.count)
        reply.copyBytes(from: bytes)
        return bytes.count
    }

    /// Where the reply stands.
    var replyAddress: UnsafeMutableRawPointer? { reply.baseAddress }

    private static func grow(_ buffer: inout UnsafeMutableRawBufferPointer, to count: Int) {
        guard buffer.count < count || buffer.baseAddress == nil else { return }
        buffer.deallocate()
        buffer = .allocate(byteCount: max(count, 4096), alignment: 16)
    }
}
