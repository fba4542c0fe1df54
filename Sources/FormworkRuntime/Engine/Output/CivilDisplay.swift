extension LocaleRecord {
    /// Writes the canonical text of a day, a time or both by a pattern; `nil` for any other text.
    ///
    /// A blank pattern means the usual pattern of the language.
    func formatCivil(_ text: String, pattern: String, hasOwnDigits: Bool) -> String? {
        let isOwn = pattern.isEmpty
        if let time = CivilTime(text) {
            return format(.earliest, time, isOwn ? timePattern : pattern, hasOwnDigits)
        }
        if let date = CivilDate(text) { return format(date, nil, isOwn ? datePattern : pattern, hasOwnDigits) }
        guard let both = CivilDateTime(text) else { return nil }
        return format(both.date, both.time, isOwn ? datePattern + " " + timePattern : pattern, hasOwnDigits)
    }
}
