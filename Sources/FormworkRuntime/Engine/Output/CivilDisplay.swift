extension LocaleRecord {
    /// Writes the canonical text of a day, a time or both by a pattern; `nil` for any other text.
    ///
    /// A blank pattern means the pattern of the language with the name of the month: a day that is only shown cannot be
    /// corrected, so a person should not have to guess which number is the month.
    func formatCivil(_ text: String, pattern: String, hasOwnDigits: Bool) -> String? {
        let isOwn = pattern.isEmpty
        if let time = CivilTime(text) {
            return format(.earliest, time, isOwn ? timePattern : pattern, hasOwnDigits)
        }
        if let date = CivilDate(text) { return format(date, nil, isOwn ? longDatePattern : pattern, hasOwnDigits) }
        guard let both = CivilDateTime(text) else { return nil }
        return format(both.date, both.time, isOwn ? longDatePattern + " " + timePattern : pattern, hasOwnDigits)
    }
}
