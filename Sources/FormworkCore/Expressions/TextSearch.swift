/// Looking for text in text by its bytes, in linear time whatever the texts are.
enum TextSearch {
    /// Whether `part` is somewhere in `text`.
    ///
    /// - Complexity: Linear in both lengths (Knuth, Morris, Pratt).
    static func finds(_ part: String, in text: String) -> Bool {
        let wanted = Array(part.utf8)
        guard !wanted.isEmpty else { return true }
        // For each position, how long a start of `wanted` still matches when the next byte does not.
        var fallback = [0]
        var matched = 0
        // The first pass, over `wanted` itself, fills the table; the second looks for it.
        for (isLooking, bytes) in [(false, Array(wanted.dropFirst())), (true, Array(text.utf8))] {
            matched = 0
            for byte in bytes {
                while matched > 0, wanted[matched] != byte { matched = fallback[matched - 1] }
                if wanted[matched] == byte { matched += 1 }
                if !isLooking { fallback.append(matched) }
                if matched == wanted.count { return true }
            }
        }
        return false
    }

    /// Whether `part` stands in `text` at that byte.
    static func stands(_ part: String, in text: String, at start: Int) -> Bool {
        let (part, text) = (Array(part.utf8), Array(text.utf8))
        guard start >= 0, part.count <= text.count - start else { return false }
        for index in part.indices where part[index] != text[start + index] { return false }
        return true
    }
}
