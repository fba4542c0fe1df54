#if Server
extension String {
    /// The text without random ids, signatures and reference numbers, in which any short word may turn up by chance.
    var withoutTokens: String {
        replacing(/[A-Za-z0-9+_\-]{20,}/, with: "")
            .replacing(/\b[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}\b/, with: "")
    }
}
#endif
