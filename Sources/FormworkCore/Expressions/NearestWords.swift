/// Finds the known words that are nearest to a misspelt one.
public enum NearestWords {
    /// The maximum number of words that are suggested.
    public static let limit = 3
    private static let lengthLimit = 64

    /// The known words that a misspelt word probably means: the nearest first, and equally near ones in the given
    /// order.
    ///
    /// - Complexity: For each known word at most 64 × 64 steps.
    public static func suggest(for word: String, among known: [String]) -> [String] {
        let wanted = scalars(word)
        guard wanted.count <= lengthLimit else { return [] }
        var found: [(word: String, distance: Int)] = []
        for candidate in known {
            let own = scalars(candidate)
            let allowed = 1 + Swift.min(wanted.count, own.count) / 4
            guard own.count <= lengthLimit, abs(own.count - wanted.count) <= allowed else { continue }
            let distance = distance(wanted, own)
            guard distance <= allowed else { continue }
            let place = found.firstIndex { $0.distance > distance } ?? found.count
            found.insert((candidate, distance), at: place)
            if found.count > limit { found.removeLast() }
        }
        return found.map { $0.word }
    }

    /// The distance of two words: how many characters must be added, removed, replaced or swapped with their neighbour
    /// to get from one word to the other.
    static func distance(_ left: [UInt32], _ right: [UInt32]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for (row, scalar) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var best = Swift.min(last[column + 1], current[column]) + 1
                best = Swift.min(best, last[column] + (scalar == other ? 0 : 1))
                if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
                    best = Swift.min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }

    /// The scalars of a word, with small letters for ASCII capitals, because a difference in case does not count.
    private static func scalars(_ word: String) -> [UInt32] {
        word.unicodeScalars.map { $0.value >= 0x41 && $0.value <= 0x5A ? $0.value + 0x20 : $0.value }
    }
}
