public import FormworkCore

/// The catalogs of Formwork, one for each language.
public enum MessageCatalogs {
    /// The catalog for a language and region, as a BCP 47 tag such as `zh-CN`; English for other languages.
    ///
    /// Chinese is in the characters of the script or region, and in simplified ones if the tag names neither. Readers
    /// of Nynorsk get Bokmål, and all readers of Portuguese get that of Brazil.
    public static func catalog(for locale: String) -> MessageCatalog {
        LanguageTag(locale).flatMap { catalog($0) } ?? english
    }

    /// The catalog for a language, with the form's own words for controls and pages.
    ///
    /// The form's words for errors are not in it: the engine looks them up after those of the field. The catalog has
    /// the whole tag of the locale if its words are in that language, or if the form has words of its own. Otherwise it
    /// has the tag of the language of its words.
    public static func catalog(for locale: String, of definition: FormDefinition) -> MessageCatalog {
        let words = catalog(for: locale)
        let own = definition.messages.filter { $0.code.hasPrefix("ui.") }
        // Words of the form's own replace the words for every number.
        let replaced = own.flatMap { message in pluralForms.map { message.code + "." + $0.rawValue } }
        var catalog = MessageCatalog(
            language: !own.isEmpty || isLanguage(of: words, locale) ? locale : words.language,
            entries: words.entries.filter { !replaced.contains($0.code) })
        for message in own { catalog.add(message) }
        return catalog
    }

    /// Whether a catalog is in the language of a tag; `no` and `iw` are other names for `nb` and `he`.
    private static func isLanguage(of catalog: MessageCatalog, _ locale: String) -> Bool {
        let names = ["no": "nb", "iw": "he"]
        guard let language = LanguageTag(locale)?.language else { return false }
        return LanguageTag(catalog.language)?.language == names[language] ?? language
    }
}

extension MessageCatalog {
    /// Makes a catalog of words and a plural rule. The rule of English needs no entry, because it is the default.
    init(_ language: String, _ plurals: String, _ words: KeyValuePairs<String, String>...) {
        self.init(
            language: language,
            entries: words.flatMap { $0.map { MessageOverride(code: $0.key, text: $0.value) } })
        if plurals != PluralRules.one { add(MessageOverride(code: Self.pluralsKey, text: plurals)) }
    }
}
