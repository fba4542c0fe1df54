public import FormworkCore

/// The catalogs of Formwork, one for each language.
public enum MessageCatalogs {
    /// All catalogs, English first.
    public static let all = [
        english, simplifiedChinese, traditionalChinese, japanese, korean, german, french, spanish, brazilianPortuguese,
        italian, dutch, norwegian, swedish, polish, russian, turkish, arabic, hebrew,
    ]

    /// The catalog for a language and region, as a BCP 47 tag such as `zh-CN`; English if there is none.
    ///
    /// Chinese is in the characters of the script or region, and in simplified ones if the tag names neither. Readers
    /// of Nynorsk get Bokmål, and all readers of Portuguese get that of Brazil.
    public static func catalog(for locale: String) -> MessageCatalog {
        guard let tag = LanguageTag(locale) else { return english }
        return switch tag.language {
        case "zh": tag.script == "Hant" ? traditionalChinese : simplifiedChinese
        case "ja": japanese
        case "ko": korean
        case "de": german
        case "fr": french
        case "es": spanish
        case "pt": brazilianPortuguese
        case "it": italian
        case "nl": dutch
        case "nb", "no", "nn": norwegian
        case "sv": swedish
        case "pl": polish
        case "ru": russian
        case "tr": turkish
        case "ar": arabic
        case "he", "iw": hebrew
        default: english
        }
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

// MARK: Keys

extension MessageCatalogs {
    /// The keys of errors. `messages` of a field or form can replace their words.
    static let errorKeys = withPlurals(EnglishMessages.errors)
    /// The keys of all words that a form can replace.
    static let keys = errorKeys + withPlurals(EnglishMessages.controls) + withPlurals(EnglishMessages.pages)

    /// The plural forms whose words have a key of their own. The words for `other` have the key alone.
    private static let pluralForms = PluralForm.allCases.filter { $0 != .other }

    /// Keys whose words can differ with a number. The words for the largest and smallest number differ in no catalog.
    private static let counted: Set = [
        "min_length", "max_length", "min_value", "max_value", "minute_interval", "min_items", "max_items",
        "ui.errors_announced",
    ]

    /// The keys of a list in English, in its order, with those of every plural form of any language.
    private static func withPlurals(_ words: KeyValuePairs<String, String>) -> [String] {
        let forms = Set(counted.flatMap { key in pluralForms.map { key + "." + $0.rawValue } })
        return words.map(\.key).filter { !forms.contains($0) }.flatMap { key in
            counted.contains(key) ? [key] + pluralForms.map { key + "." + $0.rawValue } : [key]
        }
    }
}
