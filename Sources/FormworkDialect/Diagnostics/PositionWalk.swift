import FormworkCore

/// Finds the lines and columns of ascending offsets. Each is counted from the one before, so that many offsets in one
/// long line take no longer than the last of them.
struct PositionWalk {
    private let bytes: [UInt8]
    private var offset: ByteOffset = 0
    private var position = (line: 1, column: 1)
    /// How many bytes were visited.
    private(set) var steps = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The line and column of an offset, both from 1. Columns count characters and not bytes, as editors do.
    mutating func position(of wanted: ByteOffset) -> (line: Int, column: Int) {
        if wanted < offset { (offset, position) = (0, (1, 1)) }
        while offset < min(wanted, bytes.end) {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\n") {
                position = (position.line + 1, 1)
            } else if byte & 0xC0 != 0x80 {
                position.column += 1
            }
            offset += 1
            steps += 1
        }
        return position
    }
}
