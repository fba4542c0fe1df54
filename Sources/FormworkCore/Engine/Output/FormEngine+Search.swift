extension FormEngine {
    /// The options that a field offers now and that fit what somebody typed to find one, the best first; all of them
    /// if nothing was typed.
    ///
    /// Case, width, accents and vowel signs do not count; see `SearchText`.
    ///
    /// - Complexity: linear in the texts of the options, times the length of the query.
    public func options(of id: NodeID, matching query: String) -> [FieldOption] {
        field(id)?.field.options.matching(query) ?? []
    }
}
