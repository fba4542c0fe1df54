/// Finds lines and columns in a file.
struct SourceMap {
    let bytes: [UInt8]
    /// The offset at which each line starts, ascending; the first is 0.
    private let lineStarts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        lineStarts = starts
    }

    /// The line and column of an offset in bytes, both from 1. Columns count characters and not bytes, as editors do.
    func position(of offset: Int) -> (line: Int, column: Int) {
        let offset = min(max(offset, 0), bytes.count)
        let line = lineIndex(of: offset)
        let column = bytes[lineStarts[line]..<offset].count { $0 & 0xC0 != 0x80 }
        return (line + 1, column + 1)
    }

    /// The bytes of a line, counted from 1, without its line break; empty if there is no such line.
    func line(_ number: Int) -> ArraySlice<UInt8> {
        guard number >= 1, number <= lineStarts.count else { return [] }
        let start = lineStarts[number - 1]
        let end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
        let line = bytes[start..<end]
        return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
