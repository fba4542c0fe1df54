/// A text in the form in which it is searched: without case, width, accents and vowel signs, in any script.
///
/// `Müller`, `MULLER` and `ｍｕｌｌｅｒ` are the same, and so are か, カ and ｶ, or أحمد and احمد. The result does not depend on
/// a language. Spellings that are equal only in some languages, such as ü and ue, are different.
public struct SearchText: Equatable, Sendable {
    /// How well a text fits a query. A smaller value is a better fit.
    public enum Fit: Int, Comparable, Sendable {
        /// The text begins with the query.
        case beginning
        /// Each word of the query is the beginning of a word in the text.
        case words
        /// Each word of the query is somewhere in the text.
        case inside

        /// Whether the left fit is better.
        public static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
    }

    /// The maximum number of characters of a query that are used. Nobody types more to find something.
    static let longestQuery = 200

    let letters: [UInt32]

    /// Makes the searchable form of a text.
    ///
    /// - Complexity: linear in the text.
    public init(_ text: String) {
        var folded: [UInt32] = []
        for scalar in text.unicodeScalars { SearchFolding.append(scalar, to: &folded) }
        while folded.last == 0x20 { folded.removeLast() }
        letters = folded
    }

    /// How well the text fits a query, whose words may be anywhere in it; `nil` if it does not fit.
    ///
    /// Every text fits a query without a letter.
    ///
    /// - Complexity: linear in the text, times the length of the query, of which at most 200 characters count.
    public func fit(_ query: SearchText) -> Fit? {
        let query = query.letters.prefix(Self.longestQuery)
        if letters.starts(with: query) { return .beginning }
        var fit = Fit.words
        for word in query.split(separator: 0x20) {
            guard let found = place(of: word) else { return nil }
            fit = max(fit, found)
        }
        return fit
    }

    private func place(of word: ArraySlice<UInt32>) -> Fit? {
        var found: Fit?
        for start in letters.indices where letters[start] == word.first && letters[start...].starts(with: word) {
            if start == 0 || Self.beginsWord(letters[start], after: letters[start - 1]) { return .words }
            found = .inside
        }
        return found
    }

    /// Whether a word begins with a character. It does after any character that is not a letter, and everywhere in
    /// scripts without spaces.
    private static func beginsWord(_ first: UInt32, after last: UInt32) -> Bool {
        switch first {
        // These are the scripts from Thai to Khmer, kana and Chinese characters, and Korean, whose words have endings
        // but begin like others.
        case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            return true
        default:
            return !CharacterKinds.isLetter(last) && last &- 0x30 > 9
        }
    }
}

extension Array where Element == FieldOption {
    /// The options whose titles or descriptions fit a query: first those that begin with it, then those with words that
    /// begin like it, then others. Options that fit equally well keep their order.
    public func matching(_ query: String) -> [FieldOption] {
        let query = SearchText(query)
        if query.letters.isEmpty { return self }
        var found: [[FieldOption]] = [[], [], []]
        for option in self {
            if let fit = SearchText(option.title).fit(query) ?? SearchText(option.info).fit(query).map({ _ in .inside })
            {
                found[fit.rawValue].append(option)
            }
        }
        return found[0] + found[1] + found[2]
    }
}
