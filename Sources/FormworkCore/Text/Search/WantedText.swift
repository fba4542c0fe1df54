/// A text that is looked for in other texts: without case, width, accents and vowel signs, as `SearchText` has them.
package struct WantedText: Sendable {
    private let letters: [UInt32]
    /// For each position, the length of the part of `letters` that still matches when the next letter does not.
    private let fallback: [Int]

    package init(_ text: String) {
        letters = SearchText(text).letters
        var fallback = letters.isEmpty ? [] : [0]
        var matched = 0
        for letter in letters.dropFirst() {
            while matched > 0, letters[matched] != letter { matched = fallback[matched - 1] }
            if letters[matched] == letter { matched += 1 }
            fallback.append(matched)
        }
        self.fallback = fallback
    }

    /// Whether no letter is left to look for.
    package var isBlank: Bool { letters.isEmpty }

    /// Whether it is a part of a text.
    ///
    /// - Complexity: linear in both (Knuth, Morris, Pratt).
    package func isPart(of text: String) -> Bool {
        var steps = 0
        return finds(in: SearchText(text).letters, &steps)
    }

    /// How many letters are compared to look for it in a text. For tests.
    package func steps(in text: String) -> Int {
        var steps = 0
        _ = finds(in: SearchText(text).letters, &steps)
        return steps
    }

    private func finds(in text: [UInt32], _ steps: inout Int) -> Bool {
        if letters.isEmpty { return true }
        var matched = 0
        for letter in text {
            steps += 1
            while matched > 0, letters[matched] != letter {
                matched = fallback[matched - 1]
                steps += 1
            }
            if letters[matched] == letter { matched += 1 }
            if matched == letters.count { return true }
        }
        return false
    }

    /// Whether a text is the same.
    package func isSame(as text: String) -> Bool { SearchText(text).letters == letters }
}
