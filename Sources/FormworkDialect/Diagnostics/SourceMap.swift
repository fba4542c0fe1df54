import FormworkCore

/// Finds lines and columns in a file.
package struct SourceMap {
    let bytes: [UInt8]
    /// The offset at which each line starts, ascending; the first is 0.
    private let lineStarts: [ByteOffset]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts: [ByteOffset] = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(ByteOffset(offset + 1))
        }
        lineStarts = starts
    }

    /// The line and column of an offset, both from 1. Columns count characters and not bytes, as editors do.
    package func position(of offset: ByteOffset) -> (line: Int, column: Int) {
        let offset = min(max(offset, 0), bytes.end)
        let line = lineIndex(of: offset)
        let column = bytes[lineStarts[line]..<offset].count { $0 & 0xC0 != 0x80 }
        return (line + 1, column + 1)
    }

    /// The bytes of a line, counted from 1, without its line break; empty if there is no such line.
    func line(_ number: Int) -> ArraySlice<UInt8> {
        guard number >= 1, number <= lineStarts.count else { return [] }
        let start = lineStarts[number - 1]
        let end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.end
        let line = bytes[start..<end]
        return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }

    private func lineIndex(of offset: ByteOffset) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
