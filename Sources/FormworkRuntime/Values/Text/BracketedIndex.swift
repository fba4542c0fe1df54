extension [UInt8] {
    /// Reads an index in brackets such as `[12]`, and moves the position behind it; `nil` for any other text.
    ///
    /// An index has at most six digits. A number with leading zeros is refused, so that each path can be written in one
    /// way only.
    package func bracketedIndex(at position: inout ByteOffset) -> Int? {
        let start = position + 1
        var end = start
        var index = 0
        while end < self.end, end < start + 6, self[end].isASCIIDigit {
            index = index * 10 + Int(self[end] &- UInt8(ascii: "0"))
            end += 1
        }
        guard end > start, end == start + 1 || self[start] != UInt8(ascii: "0"), end < self.end,
            self[end] == UInt8(ascii: "]")
        else { return nil }
        position = end + 1
        return index
    }
}
