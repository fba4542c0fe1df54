#if Server
import Formwork

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
        checksum = Checksum32.of(bytes)
        count = UInt32(truncatingIfNeeded: bytes.count)
    }
}
#endif
