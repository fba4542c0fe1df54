public import FormworkCore

extension FormDefinition {
    /// The languages that the form can be shown in, as BCP 47 tags: the form's own language, then those of `strings`.
    public var languages: [String] {
        let own = locale.isEmpty ? "en" : locale
        return [own] + strings.map(\.language).filter { $0 != own }
    }

    /// The best language of the form for a reader, of those in `languages`.
    ///
    /// For `de-CH` this is `de-CH` if the form has it, otherwise `de`, otherwise the German of another country. The
    /// script has to be the same: `zh-Hans` is never chosen for `zh-Hant-TW` or `zh-TW`.
    ///
    /// - Parameter preferences: BCP 47 tags, the preferred one first. Texts that are not tags are ignored.
    /// - Returns: The tag of a language of the form. It is the form's own language if the form has none of the
    ///   preferred ones.
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

    /// The form in the best language for a reader of this language; see `language(for:)`.
    ///
    /// Texts without a translation stay as they are. `strings` may have the form's own language too, for a form whose
    /// texts are only names of texts. Then these translations are used. The `locale` of the result is the language that
    /// was found, so that `MessageCatalogs.catalog(for:)` and `LocaleRecord(languageTag:)` have the same. The result
    /// has no `strings`.
    ///
    /// - Complexity: linear in the size of the form.
    public func translated(into language: String) -> FormDefinition {
        let found = self.language(for: [language])
        var form = self
        form.strings = []
        form.locale = found == languages[0] ? locale : found
        let own = languages[0]
        let (wanted, ownWords) = (words(in: found), found == own ? [:] : words(in: own))
        if found == own, wanted.isEmpty { return form }
        var untranslated = UntranslatedTexts(language: own, texts: [])
        form.rewriteTexts { text in
            if let word = wanted[ExactText(text)] { return text = word }
            if let word = ownWords[ExactText(text)] { text = word }
            if !text.isEmpty { untranslated.texts.insert(ExactText(text)) }
        }
        if found != own, !untranslated.texts.isEmpty { form.untranslated = untranslated }
        return form
    }

    /// The translations into a language by their texts. If a text has two, the first is used. Blank translations are
    /// left out.
    private func words(in language: String) -> [ExactText: String] {
        var words: [ExactText: String] = [:]
        let answers = TranslatedAnswers(self)
        for entry in strings.first(where: { $0.language == language })?.entries ?? []
        where words[ExactText(entry.text)] == nil && answers.otherName(in: entry.translation, for: entry.text) == nil {
            words[ExactText(entry.text)] = entry.translation
        }
        return words.filter { !$0.value.isEmpty }
    }
}
