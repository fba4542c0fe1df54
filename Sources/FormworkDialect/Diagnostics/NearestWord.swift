import FormworkCore

/// Finds what an author probably meant by a word of the dialect.
enum NearestWord {
    /// The known word nearest to a written one; `nil` if none is near enough to be worth saying.
    ///
    /// Case and word separators are the commonest slips, so they do not count: `visibleWhen` is `visible_when`.
    static func to(_ written: String, among known: [String]) -> String? {
        let spellings = known.map { plain($0) }
        guard let nearest = NearestWords.suggest(for: plain(written), among: spellings).first else { return nil }
        return spellings.firstIndex(of: nearest).map { known[$0] }
    }

    private static func plain(_ word: String) -> String {
        // A long word is near to nothing, and comparing it would take a while.
        word.prefix(100).lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
    }
}
