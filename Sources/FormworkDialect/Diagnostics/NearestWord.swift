import FormworkCore

/// Finds the word of the dialect that an author probably meant.
enum NearestWord {
    /// The known word that is most similar to a written one; `nil` if no word is similar enough.
    ///
    /// Case and word separators are common mistakes, so they are ignored: `visibleWhen` equals `visible_when`.
    static func to(_ written: String, among known: [String]) -> String? {
        let spellings = known.map { plain($0) }
        guard let nearest = NearestWords.suggest(for: plain(written), among: spellings).first else { return nil }
        return spellings.firstIndex(of: nearest).map { known[$0] }
    }

    /// A word without capitals and separators.
    static func plain(_ word: String) -> String {
        // A long word is not similar to any known word, and comparing it would take long.
        word.prefix(100).lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
    }
}
