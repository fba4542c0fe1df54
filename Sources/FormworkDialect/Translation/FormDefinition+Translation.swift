public import FormworkCore

extension FormDefinition {
    /// The languages that the form can be shown in, as BCP 47 tags: first that of the texts in place, then those
    /// of `strings`.
    public var languages: [String] {
        let own = locale.isEmpty ? "en" : locale
        return [own] + strings.map(\.language).filter { $0 != own }
    }

    /// The language of the form that serves a reader best, among `languages`.
    ///
    /// Someone who asks for `de-CH` is served with `de-CH`, else with `de`, else with German of another country.
    /// Scripts do not cross: `zh-Hant-TW` and `zh-TW` are never served with `zh-Hans`.
    ///
    /// - Parameter preferences: BCP 47 tags, the most wanted first; what is no tag is passed over.
    /// - Returns: The form's own language if it has none that is asked for.
    public func language(for preferences: [String]) -> String {
        let offered = languages
        let tags = offered.map { LanguageTag($0) }
        for preference in preferences {
            guard let wanted = LanguageTag(preference) else { continue }
            let suitabilities = tags.map { $0.map { wanted.suitability(of: $0) } ?? 0 }
            if let best = suitabilities.max(), best > 0, let index = suitabilities.firstIndex(of: best) {
                return offered[index]
            }
        }
        return offered[0]
    }

    /// The form in the language that serves a reader of another one best; see `language(for:)`.
    ///
    /// Texts without a translation stay as they are. Where `strings` has the form's own language too, as in forms
    /// whose texts in place are only names, those words count before what is in place. The result's `locale` is the language that was found, so
    /// that `MessageCatalogs.catalog(for:)` and `LocaleRecord(languageTag:)` follow it; it has no `strings`.
    ///
    /// - Complexity: linear in the size of the form.
    public func translated(into language: String) -> FormDefinition {
        let found = self.language(for: [language])
        var form = self
        form.strings = []
        form.locale = found == languages[0] ? locale : found
        var words: [ExactText: String] = [:]
        for wanted in [found, languages[0]] {
            for entry in strings.first(where: { $0.language == wanted })?.entries ?? []
            where words[ExactText(entry.text)] == nil {
                words[ExactText(entry.text)] = entry.translation
            }
        }
        if words.isEmpty { return form }
        form.rewriteTexts { text in
            if let word = words[ExactText(text)], !word.isEmpty { text = word }
        }
        return form
    }
}
