#if Server
/// The end of a gzip file, which tells what was compressed (RFC 1952, section 2.3.1).
struct GzipTrailer: Equatable {
    private let checksum: UInt32
    /// The number of bytes that were compressed, modulo 2^32.
    private let count: UInt32

    /// Reads the trailer of a gzip file; `nil` if the bytes are none.
    init?(of file: [UInt8]) {
        guard file.count >= 18, file.starts(with: [0x1F, 0x8B, 8]) else { return nil }
        func number(at place: Int) -> UInt32 {
            (0..<4).reduce(0) { $0 | UInt32(file[place + $1]) << UInt32(8 * $1) }
        }
        checksum = number(at: file.count - 8)
        count = number(at: file.count - 4)
    }

    /// The trailer that a gzip file of some bytes has.
    ///
    /// - Complexity: linear in the number of bytes.
    init(for bytes: [UInt8]) {
        checksum = ~bytes.reduce(~0) { Self.table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
        count = UInt32(truncatingIfNeeded: bytes.count)
    }

    /// The remainders of each byte for the polynomial of CRC-32 (RFC 1952, section 8).
    private static let table: [UInt32] = (0..<256).map { (byte: UInt32) in
        (0..<8).reduce(byte) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1 }
    }
}
#endif
