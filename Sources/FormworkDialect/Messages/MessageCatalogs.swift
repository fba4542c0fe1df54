public import FormworkCore

/// The catalogs of Formwork, one for each language.
public enum MessageCatalogs {
    /// English, which is used for languages without a catalog.
    public static let english = MessageCatalog(
        language: "en", entries: EnglishMessages.errors + EnglishMessages.controls + EnglishMessages.pages)
    /// Chinese in simplified characters.
    public static let simplifiedChinese = MessageCatalog(
        language: "zh-Hans",
        entries: SimplifiedChineseMessages.errors + SimplifiedChineseMessages.controls + SimplifiedChineseMessages.pages
    )

    /// All catalogs, English first.
    public static let all = [english, simplifiedChinese]

    /// The catalog for a language and region, as a BCP 47 tag such as `zh-CN`; English if there is none.
    ///
    /// Chinese means simplified characters, unless the script or region is one of traditional characters. Readers of
    /// traditional characters get English.
    public static func catalog(for locale: String) -> MessageCatalog {
        let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }
        guard parts.first == "zh" else { return english }
        if parts.contains("hans") { return simplifiedChinese }
        let isTraditional = ["hant", "tw", "hk", "mo"].contains { parts.contains($0) }
        return isTraditional ? english : simplifiedChinese
    }

    /// The catalog for a language, with the form's own words for controls and pages.
    ///
    /// The form's words for errors are not in it: the engine looks them up after those of the field. The catalog has
    /// the whole tag of the locale if it is in that language, or if the form has words of its own. Otherwise its tag is
    /// that of the language that its words are in.
    public static func catalog(for locale: String, of definition: FormDefinition) -> MessageCatalog {
        var catalog = catalog(for: locale)
        var isOwn = catalog.language.split(separator: "-").first == locale.split { $0 == "-" || $0 == "_" }.first
        for message in definition.messages where message.code.hasPrefix("ui.") {
            catalog.add(message)
            isOwn = true
        }
        if isOwn { catalog.language = locale }
        return catalog
    }

    /// The keys of errors. `messages` of a field or form can replace their words.
    static let errorKeys = EnglishMessages.errors.map(\.code)
}
