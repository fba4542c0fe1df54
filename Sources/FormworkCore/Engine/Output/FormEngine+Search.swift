extension FormEngine {
    /// The offered options of a field that match a search text, the best first; all of them for a blank text.
    ///
    /// Case, width, accents and vowel signs are ignored; see `SearchText`.
    ///
    /// - Complexity: linear in the texts of the options, times the length of the query.
    public func options(of id: NodeID, matching query: String) -> [FieldOption] {
        field(id)?.field.options.matching(query) ?? []
    }
}
