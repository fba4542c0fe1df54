public import FormworkCore

extension MessageCatalogs {
    /// The catalog of English, which is used for languages without a catalog.
    public static let english = MessageCatalog(
        "en", PluralRules.one, EnglishMessages.errors, EnglishMessages.controls, EnglishMessages.pages)
    /// The catalog of Chinese in simplified characters.
    public static let simplifiedChinese = MessageCatalog(
        "zh-Hans", PluralRules.none, SimplifiedChineseMessages.errors, SimplifiedChineseMessages.controls,
        SimplifiedChineseMessages.pages)
    static let traditionalChinese = MessageCatalog(
        "zh-Hant", PluralRules.none, TraditionalChineseMessages.errors, TraditionalChineseMessages.controls,
        TraditionalChineseMessages.pages)
    static let japanese = MessageCatalog(
        "ja", PluralRules.none, JapaneseMessages.errors, JapaneseMessages.controls, JapaneseMessages.pages)
    static let korean = MessageCatalog(
        "ko", PluralRules.none, KoreanMessages.errors, KoreanMessages.controls, KoreanMessages.pages)
    static let german = MessageCatalog(
        "de", PluralRules.one, GermanMessages.errors, GermanMessages.controls, GermanMessages.pages)
    static let french = MessageCatalog(
        "fr", PluralRules.noneOrOneAndMillions, FrenchMessages.errors, FrenchMessages.controls, FrenchMessages.pages)
    static let spanish = MessageCatalog(
        "es", PluralRules.oneAndMillions, SpanishMessages.errors, SpanishMessages.controls, SpanishMessages.pages)
    static let brazilianPortuguese = MessageCatalog(
        "pt-BR", PluralRules.noneOrOneAndMillions, BrazilianPortugueseMessages.errors,
        BrazilianPortugueseMessages.controls, BrazilianPortugueseMessages.pages)
    static let italian = MessageCatalog(
        "it", PluralRules.oneAndMillions, ItalianMessages.errors, ItalianMessages.controls, ItalianMessages.pages)
    static let dutch = MessageCatalog(
        "nl", PluralRules.one, DutchMessages.errors, DutchMessages.controls, DutchMessages.pages)
    static let norwegian = MessageCatalog(
        "nb", PluralRules.one, NorwegianMessages.errors, NorwegianMessages.controls, NorwegianMessages.pages)
    static let swedish = MessageCatalog(
        "sv", PluralRules.one, SwedishMessages.errors, SwedishMessages.controls, SwedishMessages.pages)
    static let polish = MessageCatalog(
        "pl", PluralRules.polish, PolishMessages.errors, PolishMessages.controls, PolishMessages.pages)
    static let russian = MessageCatalog(
        "ru", PluralRules.russian, RussianMessages.errors, RussianMessages.controls, RussianMessages.pages)
    static let turkish = MessageCatalog(
        "tr", PluralRules.one, TurkishMessages.errors, TurkishMessages.controls, TurkishMessages.pages)
    static let arabic = MessageCatalog(
        "ar", PluralRules.arabic, ArabicMessages.errors, ArabicMessages.controls, ArabicMessages.pages)
    static let hebrew = MessageCatalog(
        "he", PluralRules.hebrew, HebrewMessages.errors, HebrewMessages.controls, HebrewMessages.pages)
}

extension MessageCatalog {
    /// Makes a catalog of words and a plural rule. The rule of English needs no entry, because it is the default.
    fileprivate init(_ language: String, _ plurals: String, _ words: KeyValuePairs<String, String>...) {
        self.init(
            language: language,
            entries: words.flatMap { $0.map { MessageOverride(code: $0.key, text: $0.value) } })
        if plurals != PluralRules.one { add(MessageOverride(code: Self.pluralsKey, text: plurals)) }
    }
}
