/// Searches a text in another text by bytes. The time is linear for all texts.
enum TextSearch {
    /// Whether `part` is somewhere in `text`.
    ///
    /// - Complexity: Linear in both lengths.
    static func finds(_ part: String, in text: String) -> Bool {
        part.isEmpty || !starts(of: Array(part.utf8), in: Array(text.utf8), limit: 1).isEmpty
    }

    /// The offsets at which `wanted` begins in `bytes`, from the left, without overlaps, and at most `limit` of them.
    /// `wanted` is not empty.
    ///
    /// - Complexity: Linear in both lengths (Knuth, Morris, Pratt).
    static func starts(of wanted: [UInt8], in bytes: [UInt8], limit: Int) -> [Int] {
        // For each position, the length of the part of `wanted` that still matches when the next byte does not.
        var fallback = [0]
        var found: [Int] = []
        // The first pass goes over `wanted` itself and fills the table. The second pass searches.
        for (isLooking, bytes) in [(false, Array(wanted.dropFirst())), (true, bytes)] {
            var matched = 0
            for (index, byte) in bytes.enumerated() {
                while matched > 0, wanted[matched] != byte { matched = fallback[matched - 1] }
                if wanted[matched] == byte { matched += 1 }
                if !isLooking { fallback.append(matched) }
                if isLooking, matched == wanted.count {
                    found.append(index + 1 - matched)
                    if found.count == limit { return found }
                    matched = 0
                }
            }
        }
        return found
    }

    /// The parts of a text between the separators; the whole text for an empty separator.
    static func pieces(of text: String, between separator: String) -> [ArraySlice<UInt8>] {
        let bytes = Array(text.utf8)
        let wanted = Array(separator.utf8)
        var pieces: [ArraySlice<UInt8>] = []
        var start = 0
        if !wanted.isEmpty {
            for place in starts(of: wanted, in: bytes, limit: Int.max) {
                pieces.append(bytes[start..<place])
                start = place + wanted.count
            }
        }
        pieces.append(bytes[start...])
        return pieces
    }

    /// Whether a text begins with `part`, or ends with it.
    static func stands(_ part: String, in text: String, atEnd: Bool) -> Bool {
        let (part, text) = (Array(part.utf8), Array(text.utf8))
        guard part.count <= text.count else { return false }
        let start = atEnd ? text.count - part.count : 0
        for index in part.indices where part[index] != text[start + index] { return false }
        return true
    }
}
