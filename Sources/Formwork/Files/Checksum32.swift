/// The checksum CRC-32, which gzip files and PNG pictures have (RFC 1952, section 8).
package enum Checksum32 {
    /// The checksum of bytes.
    ///
    /// - Complexity: linear in the number of bytes.
    package static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
        ~bytes.reduce(~0) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
    }

    /// The remainders of each byte for the polynomial.
    private static let table: [UInt32] = (0..<256).map { (byte: UInt32) in
        (0..<8).reduce(byte) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1 }
    }
}
